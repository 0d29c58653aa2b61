// swift-format-ignore-file
extension Snapshots {
    static let licensesFilter = [
        "licenses-filter-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              License                               Packages  Share
            ▸ LGPL-2.1-or-later                            3  █▋
              GPL-2.0-or-later                             2  █▏
              AGPL-3.0-or-later                            1  ▌
              GPL-1.0-or-later                             1  ▌
              GPL-2.0-only                                 1  ▌
              GPL-3.0-only                                 1  ▌
              GPL-3.0-or-later                             1  ▌













            Filter: copyleft                                     7 of 20
            enter accept  esc all licences
            """#,
        "licenses-filter-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              License                                           Category          Packages  Share
            ▸ LGPL-2.1-or-later                                 weak copyleft            3  ███▍
              GPL-2.0-or-later                                  strong copyleft          2  ██▎
              AGPL-3.0-or-later                                 network copyleft         1  █▏
              GPL-1.0-or-later                                  strong copyleft          1  █▏
              GPL-2.0-only                                      strong copyleft          1  █▏
              GPL-3.0-only                                      strong copyleft          1  █▏
              GPL-3.0-or-later                                  strong copyleft          1  █▏













            Filter: copyleft                                                                             7 of 20
            enter accept  esc all licences
            """#,
        "licenses-filter-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              License                                                                                   Category          Packages  Share
            ▸ LGPL-2.1-or-later                                                                         weak copyleft            3  ██████▋
              GPL-2.0-or-later                                                                          strong copyleft          2  ████▌
              AGPL-3.0-or-later                                                                         network copyleft         1  ██▎
              GPL-1.0-or-later                                                                          strong copyleft          1  ██▎
              GPL-2.0-only                                                                              strong copyleft          1  ██▎
              GPL-3.0-only                                                                              strong copyleft          1  ██▎
              GPL-3.0-or-later                                                                          strong copyleft          1  ██▎













            Filter: copyleft                                                                                                                                         7 of 20
            enter accept  esc all licences
            """#,
    ]
}
