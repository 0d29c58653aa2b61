// swift-format-ignore-file
extension Snapshots {
    static let searchHits = [
        "search-hits-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package                Line  Text
              brook:amd64              13  See /usr/share/common-licens…
            ▸ brook:amd64              16  See /usr/share/common-licens…
              caravan-tools:amd64      14  …sr/share/common-licenses/Ap…
              dovetail:amd64           25  …sr/share/common-licenses/GP…
              dovetail:amd64           34  …sr/share/common-licenses/Ap…
              dovetail:amd64           44  …sr/share/common-licenses/GF…
              kestrel:amd64            10  …sr/share/common-licenses/GP…
              lantern:amd64             6  /usr/share/common-licenses/G…
              libjuniper-dev:amd64     10  …sr/share/common-licenses/LG…
              libjuniper3:amd64        10  …sr/share/common-licenses/LG…
              libjuniper3:i386         10  …sr/share/common-licenses/LG…
              nightjar:amd64           14  /usr/share/common-licenses/G…







            Search texts: common-lic                             12 hits
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            enter open  t search again  esc end search  ? keys  q quit
            """#,
        "search-hits-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                Line  Text
              brook:amd64              13  See /usr/share/common-licenses/GPL-2; a later version is as good.
            ▸ brook:amd64              16  See /usr/share/common-licenses/GPL.
              caravan-tools:amd64      14  On Debian systems the whole text is in /usr/share/common-licenses/Ap…
              dovetail:amd64           25  The text is in /usr/share/common-licenses/GPL-3; later ones fit as w…
              dovetail:amd64           34  The text is in /usr/share/common-licenses/Apache-2.0; a compiled cop…
              dovetail:amd64           44  The text is in /usr/share/common-licenses/GFDL-1.3; no part must sta…
              kestrel:amd64            10  It is in /usr/share/common-licenses/GPL-3.
              lantern:amd64             6  /usr/share/common-licenses/GPL-2.
              libjuniper-dev:amd64     10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one wi…
              libjuniper3:amd64        10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one wi…
              libjuniper3:i386         10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one wi…
              nightjar:amd64           14  /usr/share/common-licenses/GPL-2. Besides, it may be joined with Ope…







            Search texts: common-lic                                                                     12 hits
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            enter open  t search again  esc end search  ? keys  q quit
            """#,
        "search-hits-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                Line  Text
              brook:amd64              13  See /usr/share/common-licenses/GPL-2; a later version is as good.
            ▸ brook:amd64              16  See /usr/share/common-licenses/GPL.
              caravan-tools:amd64      14  On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.
              dovetail:amd64           25  The text is in /usr/share/common-licenses/GPL-3; later ones fit as well.
              dovetail:amd64           34  The text is in /usr/share/common-licenses/Apache-2.0; a compiled copy needs
              dovetail:amd64           44  The text is in /usr/share/common-licenses/GFDL-1.3; no part must stay as it is.
              kestrel:amd64            10  It is in /usr/share/common-licenses/GPL-3.
              lantern:amd64             6  /usr/share/common-licenses/GPL-2.
              libjuniper-dev:amd64     10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one will do.
              libjuniper3:amd64        10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one will do.
              libjuniper3:i386         10  The text is in /usr/share/common-licenses/LGPL-2.1, any later one will do.
              nightjar:amd64           14  /usr/share/common-licenses/GPL-2. Besides, it may be joined with OpenSSL.







            Search texts: common-lic                                                                                                                                 12 hits
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            enter open  t search again  esc end search  ? keys  q quit
            """#,
    ]
}
