// swift-format-ignore-file
extension Snapshots {
    static let licensesLarge = [
        "licenses-large-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              License                               Packages  Share
            ▸ MIT                                      1,819  █▉
              Apache-2.0                               1,818  █▉
              GPL-3.0-or-later                         1,818  █▉
              Artistic-1.0-Perl                          909  ▉
              BSD-2-Clause                               909  ▉
              BSD-3-Clause                               909  ▉
              GFDL-1.3-or-later                          909  ▉
              GPL-1.0-or-later                           909  ▉
              GPL-2.0-or-later                           909  ▉
              LGPL-2.1-or-later                          909  ▉
              MPL-2.0                                    909  ▉
              Zlib                                       909  ▉








            12 licences                                      by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-large-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              License                                           Category          Packages  Share
            ▸ MIT                                               permissive           1,819  ███▋
              Apache-2.0                                        permissive           1,818  ███▋
              GPL-3.0-or-later                                  strong copyleft      1,818  ███▋
              Artistic-1.0-Perl                                 weak copyleft          909  █▉
              BSD-2-Clause                                      permissive             909  █▉
              BSD-3-Clause                                      permissive             909  █▉
              GFDL-1.3-or-later                                 documentation          909  █▉
              GPL-1.0-or-later                                  strong copyleft        909  █▉
              GPL-2.0-or-later                                  strong copyleft        909  █▉
              LGPL-2.1-or-later                                 weak copyleft          909  █▉
              MPL-2.0                                           weak copyleft          909  █▉
              Zlib                                              permissive             909  █▉








            12 licences                                                                              by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-large-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              License                                                                                   Category          Packages  Share
            ▸ MIT                                                                                       permissive           1,819  ███████▎
              Apache-2.0                                                                                permissive           1,818  ███████▎
              GPL-3.0-or-later                                                                          strong copyleft      1,818  ███████▎
              Artistic-1.0-Perl                                                                         weak copyleft          909  ███▋
              BSD-2-Clause                                                                              permissive             909  ███▋
              BSD-3-Clause                                                                              permissive             909  ███▋
              GFDL-1.3-or-later                                                                         documentation          909  ███▋
              GPL-1.0-or-later                                                                          strong copyleft        909  ███▋
              GPL-2.0-or-later                                                                          strong copyleft        909  ███▋
              LGPL-2.1-or-later                                                                         weak copyleft          909  ███▋
              MPL-2.0                                                                                   weak copyleft          909  ███▋
              Zlib                                                                                      permissive             909  ███▋








            12 licences                                                                                                                                          by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
    ]
}
