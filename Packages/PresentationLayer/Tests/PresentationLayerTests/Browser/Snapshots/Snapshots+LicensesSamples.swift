// swift-format-ignore-file
extension Snapshots {
    static let licensesSamples = [
        "licenses-samples-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              License                               Packages  Share
            ▸ no licence found                             4  ██▎
              LGPL-2.1-or-later                            3  █▋
              MIT                                          3  █▋
              Apache-2.0                                   2  █▏
              GPL-2.0-or-later                             2  █▏
              AGPL-3.0-or-later                            1  ▌
              BSD-3-Clause                                 1  ▌
              GFDL-1.3-no-invariants-or-later              1  ▌
              GPL-1.0-or-later                             1  ▌
              GPL-2.0-only                                 1  ▌
              GPL-3.0-only                                 1  ▌
              GPL-3.0-or-later                             1  ▌
              ISC                                          1  ▌
              LicenseRef-deb-gpl-2-with-openssl-e…         1  ▌
              LicenseRef-deb-quill-3e7a51c9                1  ▌
              LicenseRef-deb-remnant-90c4f1d2              1  ▌
              LicenseRef-public-domain                     1  ▌
              NCSA                                         1  ▌
              OFL-1.1                                      1  ▌
              Zlib                                         1  ▌
            19 licences                                      by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-samples-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              License                                           Category          Packages  Share
            ▸ no licence found                                  unknown                  4  ████▌
              LGPL-2.1-or-later                                 weak copyleft            3  ███▍
              MIT                                               permissive               3  ███▍
              Apache-2.0                                        permissive               2  ██▎
              GPL-2.0-or-later                                  strong copyleft          2  ██▎
              AGPL-3.0-or-later                                 network copyleft         1  █▏
              BSD-3-Clause                                      permissive               1  █▏
              GFDL-1.3-no-invariants-or-later                   documentation            1  █▏
              GPL-1.0-or-later                                  strong copyleft          1  █▏
              GPL-2.0-only                                      strong copyleft          1  █▏
              GPL-3.0-only                                      strong copyleft          1  █▏
              GPL-3.0-or-later                                  strong copyleft          1  █▏
              ISC                                               permissive               1  █▏
              LicenseRef-deb-gpl-2-with-openssl-exception-b04…  unknown                  1  █▏
              LicenseRef-deb-quill-3e7a51c9                     unknown                  1  █▏
              LicenseRef-deb-remnant-90c4f1d2                   unknown                  1  █▏
              LicenseRef-public-domain                          public domain            1  █▏
              NCSA                                              permissive               1  █▏
              OFL-1.1                                           font                     1  █▏
              Zlib                                              permissive               1  █▏
            19 licences                                                                              by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-samples-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              License                                                                                   Category          Packages  Share
            ▸ no licence found                                                                          unknown                  4  ████████▉
              LGPL-2.1-or-later                                                                         weak copyleft            3  ██████▋
              MIT                                                                                       permissive               3  ██████▋
              Apache-2.0                                                                                permissive               2  ████▌
              GPL-2.0-or-later                                                                          strong copyleft          2  ████▌
              AGPL-3.0-or-later                                                                         network copyleft         1  ██▎
              BSD-3-Clause                                                                              permissive               1  ██▎
              GFDL-1.3-no-invariants-or-later                                                           documentation            1  ██▎
              GPL-1.0-or-later                                                                          strong copyleft          1  ██▎
              GPL-2.0-only                                                                              strong copyleft          1  ██▎
              GPL-3.0-only                                                                              strong copyleft          1  ██▎
              GPL-3.0-or-later                                                                          strong copyleft          1  ██▎
              ISC                                                                                       permissive               1  ██▎
              LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6                                      unknown                  1  ██▎
              LicenseRef-deb-quill-3e7a51c9                                                             unknown                  1  ██▎
              LicenseRef-deb-remnant-90c4f1d2                                                           unknown                  1  ██▎
              LicenseRef-public-domain                                                                  public domain            1  ██▎
              NCSA                                                                                      permissive               1  ██▎
              OFL-1.1                                                                                   font                     1  ██▎
              Zlib                                                                                      permissive               1  ██▎
            19 licences                                                                                                                                          by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
    ]
}
