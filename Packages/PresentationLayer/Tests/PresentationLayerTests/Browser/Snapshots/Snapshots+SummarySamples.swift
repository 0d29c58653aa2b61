// swift-format-ignore-file
extension Snapshots {
    static let summarySamples = [
        "summary-samples-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Debian GNU/Linux 12 (bookworm)
              18 packages, 19 licences; 4 without an answer

              Category          Packages  Share
              unknown                  6  ██████▋
              strong copyleft          5  █████▌
              permissive               4  ████▌
              weak copyleft            3  ███▍
              network copyleft         1  █▏
              public domain            1  █▏
              documentation            1  █▏
              font                     1  █▏

              Basis     Packages  Share
              declared        11  ████████████▎
              text             1  █▏
              grant            1  █▏
              pointer          1  █▏
              none             4  ████▌

              Finding                  Times
              no copyright file            2
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-samples-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Debian GNU/Linux 12 (bookworm)
              18 packages, 19 licences; 4 without an answer

              Category          Packages  Share
              unknown                  6  ██████▋
              strong copyleft          5  █████▌
              permissive               4  ████▌
              weak copyleft            3  ███▍
              network copyleft         1  █▏
              public domain            1  █▏
              documentation            1  █▏
              font                     1  █▏

              Basis     Packages  Share
              declared        11  ████████████▎
              text             1  █▏
              grant            1  █▏
              pointer          1  █▏
              none             4  ████▌

              Finding                  Times
              no copyright file            2
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-samples-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Debian GNU/Linux 12 (bookworm)
              18 packages, 19 licences; 4 without an answer

              Category          Packages  Share        License                                               Packages  Share
              unknown                  6  ██████▋      LGPL-2.1-or-later                                            3  ███▍
              strong copyleft          5  █████▌       MIT                                                          3  ███▍
              permissive               4  ████▌        Apache-2.0                                                   2  ██▎
              weak copyleft            3  ███▍         GPL-2.0-or-later                                             2  ██▎
              network copyleft         1  █▏           AGPL-3.0-or-later                                            1  █▏
              public domain            1  █▏           BSD-3-Clause                                                 1  █▏
              documentation            1  █▏           GFDL-1.3-no-invariants-or-later                              1  █▏
              font                     1  █▏           GPL-1.0-or-later                                             1  █▏
                                                       GPL-2.0-only                                                 1  █▏
              Basis     Packages  Share                GPL-3.0-only                                                 1  █▏
              declared        11  ████████████▎        GPL-3.0-or-later                                             1  █▏
              text             1  █▏                   ISC                                                          1  █▏
              grant            1  █▏                   LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6         1  █▏
              pointer          1  █▏                   LicenseRef-deb-quill-3e7a51c9                                1  █▏
              none             4  ████▌                LicenseRef-deb-remnant-90c4f1d2                              1  █▏
                                                       LicenseRef-public-domain                                     1  █▏
              Finding                  Times           NCSA                                                         1  █▏
              no copyright file            2           OFL-1.1                                                      1  █▏
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
    ]
}
