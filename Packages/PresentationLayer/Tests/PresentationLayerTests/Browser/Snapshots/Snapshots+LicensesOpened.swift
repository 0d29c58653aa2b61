// swift-format-ignore-file
extension Snapshots {
    static let licensesOpened = [
        "licenses-opened-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package             License                       Basis
              libjuniper-dev      LGPL-2.1-or-later             declared
            ▸ libjuniper3         LGPL-2.1-or-later             declared
              libjuniper3         LGPL-2.1-or-later             declared

















            LGPL-2.1-or-later, weak copyleft                  3 packages
            enter open  esc licences  ? keys  q quit
            """#,
        "licenses-opened-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                 Version           Arch     License                                Basis
              libjuniper-dev          1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later                      declared
            ▸ libjuniper3             1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later                      declared
              libjuniper3             1:3.2.8~rc1-1     i386     LGPL-2.1-or-later                      declared

















            LGPL-2.1-or-later, weak copyleft                                                          3 packages
            enter open  esc licences  ? keys  q quit
            """#,
        "licenses-opened-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                           Version                   Arch     License                                                                    Size  Basis
              libjuniper-dev                    1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       1.0 MiB  declared
            ▸ libjuniper3                       1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       448 KiB  declared
              libjuniper3                       1:3.2.8~rc1-1             i386     LGPL-2.1-or-later                                                       448 KiB  declared

















            LGPL-2.1-or-later, weak copyleft                                                                                                                      3 packages
            enter open  esc licences  ? keys  q quit
            """#,
    ]
}
