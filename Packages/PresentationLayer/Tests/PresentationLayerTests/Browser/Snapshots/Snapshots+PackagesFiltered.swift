// swift-format-ignore-file
extension Snapshots {
    static let packagesFiltered = [
        "packages-filtered-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package             License                       Basis
              dovetail            GPL-3.0-or-later AND GPL-3.…  declared
            ▸ fathom              AGPL-3.0-or-later             grant
              kestrel             GPL-3.0-only                  declared
















            Filter: gpl-3                                        3 of 18
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            esc all  enter open  / filter  t texts  ? keys  q quit
            """#,
        "packages-filtered-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                 Version           Arch     License                                Basis
              dovetail                4:12.2.0-3        amd64    GPL-3.0-or-later AND GPL-3.0-or-late…  declared
            ▸ fathom                  7.1.0+git202301…  amd64    AGPL-3.0-or-later                      grant
              kestrel                 5.0.3-4           amd64    GPL-3.0-only                           declared
















            Filter: gpl-3                                                                                3 of 18
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "packages-filtered-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                           Version                   Arch     License                                                                    Size  Basis
              dovetail                          4:12.2.0-3                amd64    GPL-3.0-or-later AND GPL-3.0-or-later WITH GCC-exception-3.1 AND G…      96 MiB  declared
            ▸ fathom                            7.1.0+git20230114-1       amd64    AGPL-3.0-or-later                                                        53 MiB  grant
              kestrel                           5.0.3-4                   amd64    GPL-3.0-only                                                             20 MiB  declared
















            Filter: gpl-3                                                                                                                                            3 of 18
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
