#!/usr/bin/env bash
# The address of a link in AsciiDoc that has three dots, two hyphens, or an apostrophe.
#
# Guessed: It's linked as it's written; only the link's text gets typographic characters.
#
# So: Asciidoctor replaces them in the address as well: v1...v2 becomes v1…v2, with a zero-width
# space. An attribute, which the documentation recommends for underscores, doesn't help, but a
# passthrough, ++…++, does. The same happens to an image and to a cross-reference, which also gets
# its .html inside the entity.
#
# Source: AsciiDoc's documentation, "Troubleshooting Complex URLs", doesn't mention replacements.
# RFC 3986 §3.3 allows the characters in a path.
. "$(dirname "$0")/setup"

debian libruby3.1=3.1.7+really3.1.2-0+deb12u1 ruby3.1=3.1.7+really3.1.2-0+deb12u1 \
  ruby-asciidoctor=2.0.18-2

ruby - > output <<'RUBY'
require "asciidoctor"
[
  "https://x.example/compare/v1...v2",
  "https://x.example/compare/v1...v2[it's]",
  "link:a--b.html[b]",
  "https://x.example/it's[it]",
  "https://x.example/(C)[c]",
  ":u: https://x.example/a...b\n\n{u}[b]",
  "image:a--b.png[]",
  "xref:a...b.adoc[c]",
  "link:++https://x.example/a...b++[c]",
].each do |text|
  html = Asciidoctor.convert(text, safe: :safe)
  puts "#{text.lines.last.strip.ljust 40} #{html[/(?:href|src)="([^"]*)"/, 1]}"
end
RUBY

expect "Asciidoctor 2.0.18" <<'EXPECTED'
https://x.example/compare/v1...v2        https://x.example/compare/v1&#8230;&#8203;v2
https://x.example/compare/v1...v2[it's]  https://x.example/compare/v1&#8230;&#8203;v2
link:a--b.html[b]                        a&#8212;&#8203;b.html
https://x.example/it's[it]               https://x.example/it&#8217;s
https://x.example/(C)[c]                 https://x.example/&#169;
{u}[b]                                   https://x.example/a&#8230;&#8203;b
image:a--b.png[]                         a&#8212;&#8203;b.png
xref:a...b.adoc[c]                       a&.html#8230;&#8203;b.adoc
link:++https://x.example/a...b++[c]      https://x.example/a...b
EXPECTED
