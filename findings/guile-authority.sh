#!/usr/bin/env bash
# Links in Guile whose user has an escape, or whose host has an underscore or a final dot.
#
# Guessed: Guile reads them, and prints them unchanged. It refuses a space in a path.
#
# So: It refuses all three, and reads the space.
#
# Source: RFC 3986 §3.2.1: a user may have escapes, and needs one for an at sign; §3.2.2: a host may
# have an underscore and a final dot; §3.3: a path can't have a space.
. "$(dirname "$0")/setup"

debian guile-3.0=3.0.8-2 guile-3.0-libs=3.0.8-2 libgc1=1:8.2.2-3 libunistring2=1.0-2 \
  libffi8=3.4.4-1

guile=$folder/root/usr/lib/x86_64-linux-gnu/guile/3.0
GUILE_LOAD_PATH=$folder/root/usr/share/guile/3.0 GUILE_LOAD_COMPILED_PATH=$guile/ccache \
  "$guile/bin/guile" --no-auto-compile -q -s /dev/stdin > output <<'SCHEME'
(use-modules (web uri))
(for-each
 (lambda (link)
   (let ((uri (string->uri link)))
     (format #t "~a ~a~%" link (if uri (uri->string uri) "is refused"))))
 '("https://jo@x.example/" "https://jo:p@x.example/" "https://jo%40x@x.example/"
   "https://jo;a@x.example/" "https://x.example/" "https://x_y.example/"
   "https://x.example./" "https://x.example/a b"))
SCHEME

expect "Guile 3.0.8" <<'EXPECTED'
https://jo@x.example/ https://jo@x.example/
https://jo:p@x.example/ https://jo:p@x.example/
https://jo%40x@x.example/ is refused
https://jo;a@x.example/ https://jo;a@x.example/
https://x.example/ https://x.example/
https://x_y.example/ is refused
https://x.example./ is refused
https://x.example/a b https://x.example/a b
EXPECTED
