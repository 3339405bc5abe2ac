#!/usr/bin/env bash
# Links that one program for threat reports makes harmless, and another makes links again.
#
# Guessed: What defang and ioc-fanger write, each of them reads, and iocextract does, too.
#
# So: ioc-fanger writes (at) for an @ in a path, which only it reads. defang writes fXp://, which
# ioc-fanger doesn't read. iocextract drops the brackets of b[] in a query.
#
# Source: There's no specification, only customs: hXXp, [.], and (at).
. "$(dirname "$0")/setup"

pip defang==0.5.3 ioc-fanger==5.1.1 iocextract==1.16.1 requests==2.34.2

python - > output <<'PYTHON'
import defang, ioc_fanger, iocextract
readers = {
    "defang": lambda text: [defang.refang(text)],
    "ioc-fanger": lambda text: [ioc_fanger.fang(text)],
    "iocextract": lambda text: list(dict.fromkeys(iocextract.extract_urls(text, refang=True))),
}
for link in ["https://x.example/a.b?c=d.e", "https://x.example/@jo", "ftp://x.example/a", "https://x.example/?b[]=1"]:
    print(link)
    for name, write in [("defang", defang.defang), ("ioc-fanger", ioc_fanger.defang)]:
        print("  ", name, "writes", write(link))
        for reader, read in readers.items():
            if (links := read(write(link))) != [link]: print("    ", reader, "reads", *links)
PYTHON

expect "defang 0.5.3, ioc-fanger 5.1.1, iocextract 1.16.1" <<'EXPECTED'
https://x.example/a.b?c=d.e
   defang writes hXXps://x[.]example/a.b?c=d.e
   ioc-fanger writes hXXps://x[.]example/a[.]b?c=d[.]e
https://x.example/@jo
   defang writes hXXps://x[.]example/@jo
   ioc-fanger writes hXXps://x[.]example/(at)jo
     defang reads https://x.example/(at)jo
     iocextract reads https://x.example/(at)jo
ftp://x.example/a
   defang writes fXp://x[.]example/a
     ioc-fanger reads fXp://x.example/a
   ioc-fanger writes ftp://x[.]example/a
https://x.example/?b[]=1
   defang writes hXXps://x[.]example/?b[]=1
     iocextract reads https://x.example/?b=1
   ioc-fanger writes hXXps://x[.]example/?b[]=1
     iocextract reads https://x.example/?b=1
EXPECTED
