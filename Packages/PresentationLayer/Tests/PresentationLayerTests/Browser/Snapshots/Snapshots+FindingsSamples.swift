// swift-format-ignore-file
extension Snapshots {
    static let findingsSamples = [
        "findings-samples-60": #"""
             Packages  Licences  Summary  Findings             debian 12
            ▸ − name and text differ 1
                kestrel:amd64       the name is GPL-3.0-only, the text …
              − unknown short name 1
                patchwork:amd64     Remnant is no known licence, and th…
              − stanza without licence 1
                patchwork:amd64     a Files stanza has no License field…
              − licence without text 1
                patchwork:amd64     the text of ISC is neither printed …
              − obsolete format address 1
                brook:amd64         the Format field has an address fro…
              − licence without version 1
                brook:amd64         GPL is named without its version (l…
              − syntax error 1
                patchwork:amd64     the syntax is broken; what could be…
              − no copyright file 2
                gantry:amd64        the package has no copyright file
                harbour-data:all    the package has no copyright file
              − documentation excluded 1
                the system          dpkg was told not to install docume…
              − not UTF-8 1
                fathom:amd64        some bytes are no UTF-8 (line 3)
            11 findings of 10 kinds                              by kind
            enter open  tab next  ? keys  q quit
            """#,
        "findings-samples-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
            ▸ − name and text differ 1
                kestrel:amd64               the name is GPL-3.0-only, the text is that of GPL-3.0-or-later (lin…
              − unknown short name 1
                patchwork:amd64             Remnant is no known licence, and the file does not define it (line …
              − stanza without licence 1
                patchwork:amd64             a Files stanza has no License field (line 8)
              − licence without text 1
                patchwork:amd64             the text of ISC is neither printed nor pointed at (line 5)
              − obsolete format address 1
                brook:amd64                 the Format field has an address from before copyright-format 1.0 (l…
              − licence without version 1
                brook:amd64                 GPL is named without its version (line 10)
              − syntax error 1
                patchwork:amd64             the syntax is broken; what could be read was kept (line 6)
              − no copyright file 2
                gantry:amd64                the package has no copyright file
                harbour-data:all            the package has no copyright file
              − documentation excluded 1
                the system                  dpkg was told not to install documentation (/etc/dpkg/dpkg.cfg.d/ex…
              − not UTF-8 1
                fathom:amd64                some bytes are no UTF-8 (line 3)
            11 findings of 10 kinds                                                                      by kind
            enter open  tab next  ? keys  q quit
            """#,
        "findings-samples-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
            ▸ − name and text differ 1
                kestrel:amd64               the name is GPL-3.0-only, the text is that of GPL-3.0-or-later (line 8)
              − unknown short name 1
                patchwork:amd64             Remnant is no known licence, and the file does not define it (line 13)
              − stanza without licence 1
                patchwork:amd64             a Files stanza has no License field (line 8)
              − licence without text 1
                patchwork:amd64             the text of ISC is neither printed nor pointed at (line 5)
              − obsolete format address 1
                brook:amd64                 the Format field has an address from before copyright-format 1.0 (line 1)
              − licence without version 1
                brook:amd64                 GPL is named without its version (line 10)
              − syntax error 1
                patchwork:amd64             the syntax is broken; what could be read was kept (line 6)
              − no copyright file 2
                gantry:amd64                the package has no copyright file
                harbour-data:all            the package has no copyright file
              − documentation excluded 1
                the system                  dpkg was told not to install documentation (/etc/dpkg/dpkg.cfg.d/excludes)
              − not UTF-8 1
                fathom:amd64                some bytes are no UTF-8 (line 3)
            11 findings of 10 kinds                                                                                                                                  by kind
            enter open  tab next  ? keys  q quit
            """#,
    ]
}
