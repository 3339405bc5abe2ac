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
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(
  cd "$folder"
  apt-get download --quiet=2 \
    libruby3.1=3.1.7+really3.1.2-0+deb12u1 \
    ruby3.1=3.1.7+really3.1.2-0+deb12u1 \
    ruby-asciidoctor=2.0.18-2
  for package in *.deb; do dpkg -x "$package" root; done
)

ruby() {
  local library="$folder/root/usr/lib" gems="$folder/root/usr/share/rubygems-integration/all/gems"
  LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$library/x86_64-linux-gnu" \
    "$folder/root/usr/bin/ruby3.1" --disable-gems \
    -I "$library/ruby/3.1.0" -I "$library/x86_64-linux-gnu/ruby/3.1.0" \
    -I "$gems/asciidoctor-2.0.18/lib" "$@"
}

ruby - > "$folder/output" <<'RUBY'
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

echo "Asciidoctor 2.0.18:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
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
