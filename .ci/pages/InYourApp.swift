for url in edges("myscheme://myhost/chat/swift/7") { try AppLink(url: url)?.checkRoundTrip() }

// Android discards rules with other keys than these.
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let android = #"[{"/":"/chat/?*/polls/*","exclude":true},{"/":"/"},{"/":"/chat/?*"},{"/":"/chat/?*/?*"}]"#
let encoded = String(decoding: try encoder.encode(extensions), as: UTF8.self)
precondition(encoded == #"{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":\#(android)}}"#)
