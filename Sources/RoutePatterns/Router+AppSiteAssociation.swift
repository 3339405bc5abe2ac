public import URLFormats

/// The file that tells iOS which `https` links open your app, created from a ``Router``.
///
/// ```swift
/// let router = Router<Routes>(scheme: "https", host: "me.com")
/// router.add(Routes.showProfile, route: "users" / string / "profile")
/// let file = AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], router)
/// file.components[0].path  // "/users/?*/profile"
/// ```
public typealias AppSiteAssociation = URLFormats.AppSiteAssociation

extension AppSiteAssociation {
  /// Creates a file that lists all links that a router prints.
  ///
  /// The comment of each component is the template of its links.
  ///
  /// ```swift
  /// let router = Router<Routes>(scheme: "https", host: "me.com")
  /// router.add(Routes.showProfile, route: "users" / string / "profile")
  /// let file = AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], router)
  /// file.components[0].path     // "/users/?*/profile"
  /// file.components[0].comment  // "https://me.com/users/:string/profile"
  /// ```
  ///
  /// Give the router a host. If it has a scheme but no host, its patterns begin with the host of a link, and
  /// the file lists every path.
  public init<U>(appIDs: [String], _ router: Router<U>) {
    self.init(appIDs: appIDs, components: router.siteComponents)
  }
}
