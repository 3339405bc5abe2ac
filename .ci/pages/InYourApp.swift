for url in edges("myscheme://myhost/chat/swift/7") { try AppLink(url: url)?.checkRoundTrip() }

// Android discards rules with other keys than these.
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let android = #"[{"/":"/chat/?*/polls/*","exclude":true},{"/":"/"},{"/":"/chat/?*"},{"/":"/chat/?*/?*"}]"#
let encoded = String(decoding: try encoder.encode(extensions), as: UTF8.self)
precondition(encoded == #"{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":\#(android)}}"#)

#if !canImport(AppIntents)
  // What the page uses of Apple's frameworks, as in the SDK's documentation.
  /// What's `Sendable` by a protocol belongs to no actor.
  protocol Shared: Sendable {}
  protocol AppIntent: Sendable {
    associatedtype Result: IntentResult = Never
    static var title: LocalizedStringResource { get }
    init()
    func perform() async throws -> Result
  }
  protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get }
  }
  protocol URLRepresentableIntent: AppIntent {}
  nonisolated extension URLRepresentableIntent { func perform() async throws -> Never { fatalError() } }
  protocol IntentResult: Shared {}
  protocol OpensIntent: Shared {}
  nonisolated extension Never: IntentResult {}
  nonisolated struct OpeningResult: IntentResult, OpensIntent {}
  nonisolated extension IntentResult where Self == OpeningResult {
    static func result(opensIntent: some AppIntent) -> OpeningResult { OpeningResult() }
  }
  nonisolated struct OpenURLIntent: AppIntent {
    static let title: LocalizedStringResource = "Open URL"
    init() {}
    init(_ url: URL) {}
    func perform() async throws -> Never { fatalError() }
  }
  nonisolated struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable { init(stringLiteral: String) {} }
  @propertyWrapper struct Parameter<Value: Sendable>: Shared {
    init(title: LocalizedStringResource) {}
    var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  }

  protocol URLRepresentableEntity: Identifiable, Sendable {
    typealias URLRepresentation = EntityURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
  }
  nonisolated struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation {
    enum Token { case id }
    struct StringInterpolation: StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int) {}
      func appendLiteral(_ text: String) {}
      func appendInterpolation(_ token: Token) {}
    }
    init(stringLiteral: String) {}
    init(stringInterpolation: StringInterpolation) {}
  }
  nonisolated struct Room: Identifiable, Sendable { let id: String }

  protocol View {
    associatedtype Body: View
    var body: Body { get }
  }
  extension Never: View { var body: Never { fatalError() } }
  extension View { func widgetURL(_ url: URL?) -> some View { self } }
  struct Text: View {
    init(_ text: String) {}
    var body: Never { fatalError() }
  }

  final class NSUserActivity {
    @MainActor static let shared = NSUserActivity()
    var webpageURL: URL?
  }
  final class UNNotificationContent {
    let userInfo: [AnyHashable: Any]
    init(_ userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
  }
  nonisolated final class NSItemProvider: Sendable {
    func loadObject<T>(
      ofClass: T.Type, completionHandler handle: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
      handle(URL(string: "https://example.org") as? T, nil)
      return Progress(totalUnitCount: 1)
    }
  }

  var link: AppLink { .home }
  var activity: NSUserActivity { .shared }
  var content: UNNotificationContent { UNNotificationContent(["link": " myscheme://myhost?tag[]=a%20b "]) }
  var item: NSItemProvider { NSItemProvider() }
  nonisolated func show(_ link: AppLink) { precondition(link == .home) }
#endif
