// Written by Benchmarks/tables scale; do not edit.

import URLPatterns

/// The names of the resources, in the order of the tables.
let scaleResources = [
  "accounts",
  "articles",
  "bookings",
  "branches",
  "budgets",
  "carts",
  "channels",
  "charts",
  "comments",
  "companies",
  "contacts",
  "coupons",
  "courses",
  "devices",
  "drafts",
  "emails",
  "events",
  "exports",
  "files",
  "folders",
  "forms",
  "groups",
  "images",
  "invites",
  "invoices",
  "issues",
  "jobs",
  "labels",
  "licenses",
  "likes",
  "lists",
  "messages",
  "notes",
  "offers",
  "orders",
  "pages",
  "payments",
  "people",
  "photos",
  "plans",
  "posts",
  "products",
  "projects",
  "quotes",
  "reports",
  "reviews",
  "rooms",
  "stores",
  "tasks",
  "teams",
]

enum ScaleSwitch {
  static func link10(for path: Counted<String>) -> ScaleLink? {
    switch path {
    case .N1("accounts"): return .list(0)
    case .N2("accounts", let id): return .show(0, id)
    case .N3("accounts", let id, "edit"): return .edit(0, id)
    case .N4("accounts", let id, "items", let item): return .item(0, id, item)
    case .N3("accounts", "archive", let year): return .archive(0, year)
    case .N1("articles"): return .list(1)
    case .N2("articles", let id): return .show(1, id)
    case .N3("articles", let id, "edit"): return .edit(1, id)
    case .N4("articles", let id, "items", let item): return .item(1, id, item)
    case .N3("articles", "archive", let year): return .archive(1, year)
    default: return nil
    }
  }

  static func link250(for path: Counted<String>) -> ScaleLink? {
    switch path {
    case .N1("accounts"): return .list(0)
    case .N2("accounts", let id): return .show(0, id)
    case .N3("accounts", let id, "edit"): return .edit(0, id)
    case .N4("accounts", let id, "items", let item): return .item(0, id, item)
    case .N3("accounts", "archive", let year): return .archive(0, year)
    case .N1("articles"): return .list(1)
    case .N2("articles", let id): return .show(1, id)
    case .N3("articles", let id, "edit"): return .edit(1, id)
    case .N4("articles", let id, "items", let item): return .item(1, id, item)
    case .N3("articles", "archive", let year): return .archive(1, year)
    case .N1("bookings"): return .list(2)
    case .N2("bookings", let id): return .show(2, id)
    case .N3("bookings", let id, "edit"): return .edit(2, id)
    case .N4("bookings", let id, "items", let item): return .item(2, id, item)
    case .N3("bookings", "archive", let year): return .archive(2, year)
    case .N1("branches"): return .list(3)
    case .N2("branches", let id): return .show(3, id)
    case .N3("branches", let id, "edit"): return .edit(3, id)
    case .N4("branches", let id, "items", let item): return .item(3, id, item)
    case .N3("branches", "archive", let year): return .archive(3, year)
    case .N1("budgets"): return .list(4)
    case .N2("budgets", let id): return .show(4, id)
    case .N3("budgets", let id, "edit"): return .edit(4, id)
    case .N4("budgets", let id, "items", let item): return .item(4, id, item)
    case .N3("budgets", "archive", let year): return .archive(4, year)
    case .N1("carts"): return .list(5)
    case .N2("carts", let id): return .show(5, id)
    case .N3("carts", let id, "edit"): return .edit(5, id)
    case .N4("carts", let id, "items", let item): return .item(5, id, item)
    case .N3("carts", "archive", let year): return .archive(5, year)
    case .N1("channels"): return .list(6)
    case .N2("channels", let id): return .show(6, id)
    case .N3("channels", let id, "edit"): return .edit(6, id)
    case .N4("channels", let id, "items", let item): return .item(6, id, item)
    case .N3("channels", "archive", let year): return .archive(6, year)
    case .N1("charts"): return .list(7)
    case .N2("charts", let id): return .show(7, id)
    case .N3("charts", let id, "edit"): return .edit(7, id)
    case .N4("charts", let id, "items", let item): return .item(7, id, item)
    case .N3("charts", "archive", let year): return .archive(7, year)
    case .N1("comments"): return .list(8)
    case .N2("comments", let id): return .show(8, id)
    case .N3("comments", let id, "edit"): return .edit(8, id)
    case .N4("comments", let id, "items", let item): return .item(8, id, item)
    case .N3("comments", "archive", let year): return .archive(8, year)
    case .N1("companies"): return .list(9)
    case .N2("companies", let id): return .show(9, id)
    case .N3("companies", let id, "edit"): return .edit(9, id)
    case .N4("companies", let id, "items", let item): return .item(9, id, item)
    case .N3("companies", "archive", let year): return .archive(9, year)
    case .N1("contacts"): return .list(10)
    case .N2("contacts", let id): return .show(10, id)
    case .N3("contacts", let id, "edit"): return .edit(10, id)
    case .N4("contacts", let id, "items", let item): return .item(10, id, item)
    case .N3("contacts", "archive", let year): return .archive(10, year)
    case .N1("coupons"): return .list(11)
    case .N2("coupons", let id): return .show(11, id)
    case .N3("coupons", let id, "edit"): return .edit(11, id)
    case .N4("coupons", let id, "items", let item): return .item(11, id, item)
    case .N3("coupons", "archive", let year): return .archive(11, year)
    case .N1("courses"): return .list(12)
    case .N2("courses", let id): return .show(12, id)
    case .N3("courses", let id, "edit"): return .edit(12, id)
    case .N4("courses", let id, "items", let item): return .item(12, id, item)
    case .N3("courses", "archive", let year): return .archive(12, year)
    case .N1("devices"): return .list(13)
    case .N2("devices", let id): return .show(13, id)
    case .N3("devices", let id, "edit"): return .edit(13, id)
    case .N4("devices", let id, "items", let item): return .item(13, id, item)
    case .N3("devices", "archive", let year): return .archive(13, year)
    case .N1("drafts"): return .list(14)
    case .N2("drafts", let id): return .show(14, id)
    case .N3("drafts", let id, "edit"): return .edit(14, id)
    case .N4("drafts", let id, "items", let item): return .item(14, id, item)
    case .N3("drafts", "archive", let year): return .archive(14, year)
    case .N1("emails"): return .list(15)
    case .N2("emails", let id): return .show(15, id)
    case .N3("emails", let id, "edit"): return .edit(15, id)
    case .N4("emails", let id, "items", let item): return .item(15, id, item)
    case .N3("emails", "archive", let year): return .archive(15, year)
    case .N1("events"): return .list(16)
    case .N2("events", let id): return .show(16, id)
    case .N3("events", let id, "edit"): return .edit(16, id)
    case .N4("events", let id, "items", let item): return .item(16, id, item)
    case .N3("events", "archive", let year): return .archive(16, year)
    case .N1("exports"): return .list(17)
    case .N2("exports", let id): return .show(17, id)
    case .N3("exports", let id, "edit"): return .edit(17, id)
    case .N4("exports", let id, "items", let item): return .item(17, id, item)
    case .N3("exports", "archive", let year): return .archive(17, year)
    case .N1("files"): return .list(18)
    case .N2("files", let id): return .show(18, id)
    case .N3("files", let id, "edit"): return .edit(18, id)
    case .N4("files", let id, "items", let item): return .item(18, id, item)
    case .N3("files", "archive", let year): return .archive(18, year)
    case .N1("folders"): return .list(19)
    case .N2("folders", let id): return .show(19, id)
    case .N3("folders", let id, "edit"): return .edit(19, id)
    case .N4("folders", let id, "items", let item): return .item(19, id, item)
    case .N3("folders", "archive", let year): return .archive(19, year)
    case .N1("forms"): return .list(20)
    case .N2("forms", let id): return .show(20, id)
    case .N3("forms", let id, "edit"): return .edit(20, id)
    case .N4("forms", let id, "items", let item): return .item(20, id, item)
    case .N3("forms", "archive", let year): return .archive(20, year)
    case .N1("groups"): return .list(21)
    case .N2("groups", let id): return .show(21, id)
    case .N3("groups", let id, "edit"): return .edit(21, id)
    case .N4("groups", let id, "items", let item): return .item(21, id, item)
    case .N3("groups", "archive", let year): return .archive(21, year)
    case .N1("images"): return .list(22)
    case .N2("images", let id): return .show(22, id)
    case .N3("images", let id, "edit"): return .edit(22, id)
    case .N4("images", let id, "items", let item): return .item(22, id, item)
    case .N3("images", "archive", let year): return .archive(22, year)
    case .N1("invites"): return .list(23)
    case .N2("invites", let id): return .show(23, id)
    case .N3("invites", let id, "edit"): return .edit(23, id)
    case .N4("invites", let id, "items", let item): return .item(23, id, item)
    case .N3("invites", "archive", let year): return .archive(23, year)
    case .N1("invoices"): return .list(24)
    case .N2("invoices", let id): return .show(24, id)
    case .N3("invoices", let id, "edit"): return .edit(24, id)
    case .N4("invoices", let id, "items", let item): return .item(24, id, item)
    case .N3("invoices", "archive", let year): return .archive(24, year)
    case .N1("issues"): return .list(25)
    case .N2("issues", let id): return .show(25, id)
    case .N3("issues", let id, "edit"): return .edit(25, id)
    case .N4("issues", let id, "items", let item): return .item(25, id, item)
    case .N3("issues", "archive", let year): return .archive(25, year)
    case .N1("jobs"): return .list(26)
    case .N2("jobs", let id): return .show(26, id)
    case .N3("jobs", let id, "edit"): return .edit(26, id)
    case .N4("jobs", let id, "items", let item): return .item(26, id, item)
    case .N3("jobs", "archive", let year): return .archive(26, year)
    case .N1("labels"): return .list(27)
    case .N2("labels", let id): return .show(27, id)
    case .N3("labels", let id, "edit"): return .edit(27, id)
    case .N4("labels", let id, "items", let item): return .item(27, id, item)
    case .N3("labels", "archive", let year): return .archive(27, year)
    case .N1("licenses"): return .list(28)
    case .N2("licenses", let id): return .show(28, id)
    case .N3("licenses", let id, "edit"): return .edit(28, id)
    case .N4("licenses", let id, "items", let item): return .item(28, id, item)
    case .N3("licenses", "archive", let year): return .archive(28, year)
    case .N1("likes"): return .list(29)
    case .N2("likes", let id): return .show(29, id)
    case .N3("likes", let id, "edit"): return .edit(29, id)
    case .N4("likes", let id, "items", let item): return .item(29, id, item)
    case .N3("likes", "archive", let year): return .archive(29, year)
    case .N1("lists"): return .list(30)
    case .N2("lists", let id): return .show(30, id)
    case .N3("lists", let id, "edit"): return .edit(30, id)
    case .N4("lists", let id, "items", let item): return .item(30, id, item)
    case .N3("lists", "archive", let year): return .archive(30, year)
    case .N1("messages"): return .list(31)
    case .N2("messages", let id): return .show(31, id)
    case .N3("messages", let id, "edit"): return .edit(31, id)
    case .N4("messages", let id, "items", let item): return .item(31, id, item)
    case .N3("messages", "archive", let year): return .archive(31, year)
    case .N1("notes"): return .list(32)
    case .N2("notes", let id): return .show(32, id)
    case .N3("notes", let id, "edit"): return .edit(32, id)
    case .N4("notes", let id, "items", let item): return .item(32, id, item)
    case .N3("notes", "archive", let year): return .archive(32, year)
    case .N1("offers"): return .list(33)
    case .N2("offers", let id): return .show(33, id)
    case .N3("offers", let id, "edit"): return .edit(33, id)
    case .N4("offers", let id, "items", let item): return .item(33, id, item)
    case .N3("offers", "archive", let year): return .archive(33, year)
    case .N1("orders"): return .list(34)
    case .N2("orders", let id): return .show(34, id)
    case .N3("orders", let id, "edit"): return .edit(34, id)
    case .N4("orders", let id, "items", let item): return .item(34, id, item)
    case .N3("orders", "archive", let year): return .archive(34, year)
    case .N1("pages"): return .list(35)
    case .N2("pages", let id): return .show(35, id)
    case .N3("pages", let id, "edit"): return .edit(35, id)
    case .N4("pages", let id, "items", let item): return .item(35, id, item)
    case .N3("pages", "archive", let year): return .archive(35, year)
    case .N1("payments"): return .list(36)
    case .N2("payments", let id): return .show(36, id)
    case .N3("payments", let id, "edit"): return .edit(36, id)
    case .N4("payments", let id, "items", let item): return .item(36, id, item)
    case .N3("payments", "archive", let year): return .archive(36, year)
    case .N1("people"): return .list(37)
    case .N2("people", let id): return .show(37, id)
    case .N3("people", let id, "edit"): return .edit(37, id)
    case .N4("people", let id, "items", let item): return .item(37, id, item)
    case .N3("people", "archive", let year): return .archive(37, year)
    case .N1("photos"): return .list(38)
    case .N2("photos", let id): return .show(38, id)
    case .N3("photos", let id, "edit"): return .edit(38, id)
    case .N4("photos", let id, "items", let item): return .item(38, id, item)
    case .N3("photos", "archive", let year): return .archive(38, year)
    case .N1("plans"): return .list(39)
    case .N2("plans", let id): return .show(39, id)
    case .N3("plans", let id, "edit"): return .edit(39, id)
    case .N4("plans", let id, "items", let item): return .item(39, id, item)
    case .N3("plans", "archive", let year): return .archive(39, year)
    case .N1("posts"): return .list(40)
    case .N2("posts", let id): return .show(40, id)
    case .N3("posts", let id, "edit"): return .edit(40, id)
    case .N4("posts", let id, "items", let item): return .item(40, id, item)
    case .N3("posts", "archive", let year): return .archive(40, year)
    case .N1("products"): return .list(41)
    case .N2("products", let id): return .show(41, id)
    case .N3("products", let id, "edit"): return .edit(41, id)
    case .N4("products", let id, "items", let item): return .item(41, id, item)
    case .N3("products", "archive", let year): return .archive(41, year)
    case .N1("projects"): return .list(42)
    case .N2("projects", let id): return .show(42, id)
    case .N3("projects", let id, "edit"): return .edit(42, id)
    case .N4("projects", let id, "items", let item): return .item(42, id, item)
    case .N3("projects", "archive", let year): return .archive(42, year)
    case .N1("quotes"): return .list(43)
    case .N2("quotes", let id): return .show(43, id)
    case .N3("quotes", let id, "edit"): return .edit(43, id)
    case .N4("quotes", let id, "items", let item): return .item(43, id, item)
    case .N3("quotes", "archive", let year): return .archive(43, year)
    case .N1("reports"): return .list(44)
    case .N2("reports", let id): return .show(44, id)
    case .N3("reports", let id, "edit"): return .edit(44, id)
    case .N4("reports", let id, "items", let item): return .item(44, id, item)
    case .N3("reports", "archive", let year): return .archive(44, year)
    case .N1("reviews"): return .list(45)
    case .N2("reviews", let id): return .show(45, id)
    case .N3("reviews", let id, "edit"): return .edit(45, id)
    case .N4("reviews", let id, "items", let item): return .item(45, id, item)
    case .N3("reviews", "archive", let year): return .archive(45, year)
    case .N1("rooms"): return .list(46)
    case .N2("rooms", let id): return .show(46, id)
    case .N3("rooms", let id, "edit"): return .edit(46, id)
    case .N4("rooms", let id, "items", let item): return .item(46, id, item)
    case .N3("rooms", "archive", let year): return .archive(46, year)
    case .N1("stores"): return .list(47)
    case .N2("stores", let id): return .show(47, id)
    case .N3("stores", let id, "edit"): return .edit(47, id)
    case .N4("stores", let id, "items", let item): return .item(47, id, item)
    case .N3("stores", "archive", let year): return .archive(47, year)
    case .N1("tasks"): return .list(48)
    case .N2("tasks", let id): return .show(48, id)
    case .N3("tasks", let id, "edit"): return .edit(48, id)
    case .N4("tasks", let id, "items", let item): return .item(48, id, item)
    case .N3("tasks", "archive", let year): return .archive(48, year)
    case .N1("teams"): return .list(49)
    case .N2("teams", let id): return .show(49, id)
    case .N3("teams", let id, "edit"): return .edit(49, id)
    case .N4("teams", let id, "items", let item): return .item(49, id, item)
    case .N3("teams", "archive", let year): return .archive(49, year)
    default: return nil
    }
  }
}
