import URLPatterns

/// The routes of GitHub's API that the benchmarks of other routers use, where a colon stands for a
/// parameter.
let gitHubTemplates = """
  authorizations authorizations/: applications/:/tokens/: events repos/:/:/events
  networks/:/:/events orgs/:/events users/:/received_events users/:/received_events/public
  users/:/events users/:/events/public users/:/events/orgs/: feeds notifications
  repos/:/:/notifications notifications/threads/: notifications/threads/:/subscription
  repos/:/:/stargazers users/:/starred user/starred user/starred/:/: repos/:/:/subscribers
  users/:/subscriptions user/subscriptions repos/:/:/subscription user/subscriptions/:/:
  users/:/gists gists gists/: gists/:/star repos/:/:/git/blobs/: repos/:/:/git/commits/:
  repos/:/:/git/refs repos/:/:/git/tags/: repos/:/:/git/trees/: issues user/issues orgs/:/issues
  repos/:/:/issues repos/:/:/issues/: repos/:/:/assignees repos/:/:/assignees/:
  repos/:/:/issues/:/comments repos/:/:/issues/:/events repos/:/:/labels repos/:/:/labels/:
  repos/:/:/issues/:/labels repos/:/:/milestones/:/labels repos/:/:/milestones
  repos/:/:/milestones/: emojis gitignore/templates gitignore/templates/: meta rate_limit
  users/:/orgs user/orgs orgs/: orgs/:/members orgs/:/members/: orgs/:/public_members
  orgs/:/public_members/: orgs/:/teams teams/: teams/:/members teams/:/members/: teams/:/repos
  teams/:/repos/:/: user/teams repos/:/:/pulls repos/:/:/pulls/: repos/:/:/pulls/:/commits
  repos/:/:/pulls/:/files repos/:/:/pulls/:/merge repos/:/:/pulls/:/comments user/repos
  users/:/repos orgs/:/repos repositories repos/:/: repos/:/:/contributors repos/:/:/languages
  repos/:/:/teams repos/:/:/tags repos/:/:/branches repos/:/:/branches/: repos/:/:/collaborators
  repos/:/:/collaborators/: repos/:/:/comments repos/:/:/commits/:/comments repos/:/:/commits
  repos/:/:/commits/: repos/:/:/readme repos/:/:/keys repos/:/:/keys/: repos/:/:/downloads
  repos/:/:/downloads/: repos/:/:/forks repos/:/:/hooks repos/:/:/hooks/: repos/:/:/releases
  repos/:/:/releases/: repos/:/:/releases/:/assets repos/:/:/stats/contributors
  repos/:/:/stats/commit_activity repos/:/:/stats/code_frequency repos/:/:/stats/participation
  repos/:/:/stats/punch_card repos/:/:/statuses/: search/repositories search/code search/issues
  search/users legacy/issues/search/:/:/:/: legacy/repos/search/: legacy/user/search/:
  legacy/user/email/: users/: user users user/emails users/:/followers user/followers
  users/:/following user/following user/following/: users/:/following/: users/:/keys user/keys
  user/keys/:
  """.split { $0 == " " || $0 == "\n" }.map(String.init)

/// The number of a route, and its parameters.
enum GitHubLink: Hashable, Sendable {
  case page(Int)
  case one(Int, String)
  case two(Int, String, String)
  case three(Int, String, String, String)
  case four(Int, String, String, String, String)

  init(_ number: Int, _ parameters: [String]) {
    let p = parameters
    switch p.count {
    case 0: self = .page(number)
    case 1: self = .one(number, p[0])
    case 2: self = .two(number, p[0], p[1])
    case 3: self = .three(number, p[0], p[1], p[2])
    default: self = .four(number, p[0], p[1], p[2], p[3])
    }
  }
}

func gitHubLink(for path: Counted<String>) -> GitHubLink? {
  switch path {
  case .N1("authorizations"): return .page(0)
  case .N2("authorizations", let id): return .one(1, id)
  case .N4("applications", let client, "tokens", let token): return .two(2, client, token)
  case .N1("events"): return .page(3)
  case .N4("repos", let user, let repo, "events"): return .two(4, user, repo)
  case .N4("networks", let user, let repo, "events"): return .two(5, user, repo)
  case .N3("orgs", let org, "events"): return .one(6, org)
  case .N3("users", let user, "received_events"): return .one(7, user)
  case .N4("users", let user, "received_events", "public"): return .one(8, user)
  case .N3("users", let user, "events"): return .one(9, user)
  case .N4("users", let user, "events", "public"): return .one(10, user)
  case .N5("users", let user, "events", "orgs", let org): return .two(11, user, org)
  case .N1("feeds"): return .page(12)
  case .N1("notifications"): return .page(13)
  case .N4("repos", let user, let repo, "notifications"): return .two(14, user, repo)
  case .N3("notifications", "threads", let id): return .one(15, id)
  case .N4("notifications", "threads", let id, "subscription"): return .one(16, id)
  case .N4("repos", let user, let repo, "stargazers"): return .two(17, user, repo)
  case .N3("users", let user, "starred"): return .one(18, user)
  case .N2("user", "starred"): return .page(19)
  case .N4("user", "starred", let user, let repo): return .two(20, user, repo)
  case .N4("repos", let user, let repo, "subscribers"): return .two(21, user, repo)
  case .N3("users", let user, "subscriptions"): return .one(22, user)
  case .N2("user", "subscriptions"): return .page(23)
  case .N4("repos", let user, let repo, "subscription"): return .two(24, user, repo)
  case .N4("user", "subscriptions", let user, let repo): return .two(25, user, repo)
  case .N3("users", let user, "gists"): return .one(26, user)
  case .N1("gists"): return .page(27)
  case .N2("gists", let id): return .one(28, id)
  case .N3("gists", let id, "star"): return .one(29, id)
  case .N6("repos", let user, let repo, "git", "blobs", let id): return .three(30, user, repo, id)
  case .N6("repos", let user, let repo, "git", "commits", let id): return .three(31, user, repo, id)
  case .N5("repos", let user, let repo, "git", "refs"): return .two(32, user, repo)
  case .N6("repos", let user, let repo, "git", "tags", let id): return .three(33, user, repo, id)
  case .N6("repos", let user, let repo, "git", "trees", let id): return .three(34, user, repo, id)
  case .N1("issues"): return .page(35)
  case .N2("user", "issues"): return .page(36)
  case .N3("orgs", let org, "issues"): return .one(37, org)
  case .N4("repos", let user, let repo, "issues"): return .two(38, user, repo)
  case .N5("repos", let user, let repo, "issues", let id): return .three(39, user, repo, id)
  case .N4("repos", let user, let repo, "assignees"): return .two(40, user, repo)
  case .N5("repos", let user, let repo, "assignees", let id): return .three(41, user, repo, id)
  case .N6("repos", let user, let repo, "issues", let id, "comments"):
    return .three(42, user, repo, id)
  case .N6("repos", let user, let repo, "issues", let id, "events"):
    return .three(43, user, repo, id)
  case .N4("repos", let user, let repo, "labels"): return .two(44, user, repo)
  case .N5("repos", let user, let repo, "labels", let id): return .three(45, user, repo, id)
  case .N6("repos", let user, let repo, "issues", let id, "labels"):
    return .three(46, user, repo, id)
  case .N6("repos", let user, let repo, "milestones", let id, "labels"):
    return .three(47, user, repo, id)
  case .N4("repos", let user, let repo, "milestones"): return .two(48, user, repo)
  case .N5("repos", let user, let repo, "milestones", let id): return .three(49, user, repo, id)
  case .N1("emojis"): return .page(50)
  case .N2("gitignore", "templates"): return .page(51)
  case .N3("gitignore", "templates", let id): return .one(52, id)
  case .N1("meta"): return .page(53)
  case .N1("rate_limit"): return .page(54)
  case .N3("users", let user, "orgs"): return .one(55, user)
  case .N2("user", "orgs"): return .page(56)
  case .N2("orgs", let org): return .one(57, org)
  case .N3("orgs", let org, "members"): return .one(58, org)
  case .N4("orgs", let org, "members", let user): return .two(59, org, user)
  case .N3("orgs", let org, "public_members"): return .one(60, org)
  case .N4("orgs", let org, "public_members", let user): return .two(61, org, user)
  case .N3("orgs", let org, "teams"): return .one(62, org)
  case .N2("teams", let id): return .one(63, id)
  case .N3("teams", let id, "members"): return .one(64, id)
  case .N4("teams", let id, "members", let user): return .two(65, id, user)
  case .N3("teams", let id, "repos"): return .one(66, id)
  case .N5("teams", let id, "repos", let user, let repo): return .three(67, id, user, repo)
  case .N2("user", "teams"): return .page(68)
  case .N4("repos", let user, let repo, "pulls"): return .two(69, user, repo)
  case .N5("repos", let user, let repo, "pulls", let id): return .three(70, user, repo, id)
  case .N6("repos", let user, let repo, "pulls", let id, "commits"):
    return .three(71, user, repo, id)
  case .N6("repos", let user, let repo, "pulls", let id, "files"): return .three(72, user, repo, id)
  case .N6("repos", let user, let repo, "pulls", let id, "merge"): return .three(73, user, repo, id)
  case .N6("repos", let user, let repo, "pulls", let id, "comments"):
    return .three(74, user, repo, id)
  case .N2("user", "repos"): return .page(75)
  case .N3("users", let user, "repos"): return .one(76, user)
  case .N3("orgs", let org, "repos"): return .one(77, org)
  case .N1("repositories"): return .page(78)
  case .N3("repos", let user, let repo): return .two(79, user, repo)
  case .N4("repos", let user, let repo, "contributors"): return .two(80, user, repo)
  case .N4("repos", let user, let repo, "languages"): return .two(81, user, repo)
  case .N4("repos", let user, let repo, "teams"): return .two(82, user, repo)
  case .N4("repos", let user, let repo, "tags"): return .two(83, user, repo)
  case .N4("repos", let user, let repo, "branches"): return .two(84, user, repo)
  case .N5("repos", let user, let repo, "branches", let id): return .three(85, user, repo, id)
  case .N4("repos", let user, let repo, "collaborators"): return .two(86, user, repo)
  case .N5("repos", let user, let repo, "collaborators", let id): return .three(87, user, repo, id)
  case .N4("repos", let user, let repo, "comments"): return .two(88, user, repo)
  case .N6("repos", let user, let repo, "commits", let id, "comments"):
    return .three(89, user, repo, id)
  case .N4("repos", let user, let repo, "commits"): return .two(90, user, repo)
  case .N5("repos", let user, let repo, "commits", let id): return .three(91, user, repo, id)
  case .N4("repos", let user, let repo, "readme"): return .two(92, user, repo)
  case .N4("repos", let user, let repo, "keys"): return .two(93, user, repo)
  case .N5("repos", let user, let repo, "keys", let id): return .three(94, user, repo, id)
  case .N4("repos", let user, let repo, "downloads"): return .two(95, user, repo)
  case .N5("repos", let user, let repo, "downloads", let id): return .three(96, user, repo, id)
  case .N4("repos", let user, let repo, "forks"): return .two(97, user, repo)
  case .N4("repos", let user, let repo, "hooks"): return .two(98, user, repo)
  case .N5("repos", let user, let repo, "hooks", let id): return .three(99, user, repo, id)
  case .N4("repos", let user, let repo, "releases"): return .two(100, user, repo)
  case .N5("repos", let user, let repo, "releases", let id): return .three(101, user, repo, id)
  case .N6("repos", let user, let repo, "releases", let id, "assets"):
    return .three(102, user, repo, id)
  case .N5("repos", let user, let repo, "stats", "contributors"): return .two(103, user, repo)
  case .N5("repos", let user, let repo, "stats", "commit_activity"): return .two(104, user, repo)
  case .N5("repos", let user, let repo, "stats", "code_frequency"): return .two(105, user, repo)
  case .N5("repos", let user, let repo, "stats", "participation"): return .two(106, user, repo)
  case .N5("repos", let user, let repo, "stats", "punch_card"): return .two(107, user, repo)
  case .N5("repos", let user, let repo, "statuses", let id): return .three(108, user, repo, id)
  case .N2("search", "repositories"): return .page(109)
  case .N2("search", "code"): return .page(110)
  case .N2("search", "issues"): return .page(111)
  case .N2("search", "users"): return .page(112)
  case .N7("legacy", "issues", "search", let user, let repo, let state, let word):
    return .four(113, user, repo, state, word)
  case .N4("legacy", "repos", "search", let word): return .one(114, word)
  case .N4("legacy", "user", "search", let word): return .one(115, word)
  case .N4("legacy", "user", "email", let word): return .one(116, word)
  case .N2("users", let user): return .one(117, user)
  case .N1("user"): return .page(118)
  case .N1("users"): return .page(119)
  case .N2("user", "emails"): return .page(120)
  case .N3("users", let user, "followers"): return .one(121, user)
  case .N2("user", "followers"): return .page(122)
  case .N3("users", let user, "following"): return .one(123, user)
  case .N2("user", "following"): return .page(124)
  case .N3("user", "following", let id): return .one(125, id)
  case .N4("users", let user, "following", let org): return .two(126, user, org)
  case .N3("users", let user, "keys"): return .one(127, user)
  case .N2("user", "keys"): return .page(128)
  case .N3("user", "keys", let id): return .one(129, id)
  default: return nil
  }
}
