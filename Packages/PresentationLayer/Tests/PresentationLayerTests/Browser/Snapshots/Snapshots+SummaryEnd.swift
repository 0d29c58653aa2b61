// swift-format-ignore-file
extension Snapshots {
    static let summaryEnd = [
        "summary-end-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              License                                    Packages  Share
              LGPL-2.1-or-later                                 3  ██▋
              MIT                                               3  ██▋
              Apache-2.0                                        2  █▊
              GPL-1.0-or-later                                  2  █▊
              GPL-2.0-or-later                                  2  █▊
              AGPL-3.0-or-later                                 1  ▉
              Artistic-1.0-Perl                                 1  ▉
              BSD-3-Clause                                      1  ▉
              GFDL-1.3-no-invariants-or-later                   1  ▉
              GPL-2.0-only                                      1  ▉
              GPL-3.0-only                                      1  ▉
              GPL-3.0-or-later                                  1  ▉
              ISC                                               1  ▉
              LicenseRef-deb-gpl-2-with-openssl-except…         1  ▉
              LicenseRef-deb-quill-3e7a51c9                     1  ▉
              LicenseRef-deb-remnant-90c4f1d2                   1  ▉
              LicenseRef-public-domain                          1  ▉
              NCSA                                              1  ▉
              OFL-1.1                                           1  ▉
              Zlib                                              1  ▉
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-end-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              License                                               Packages  Share
              LGPL-2.1-or-later                                            3  ██▋
              MIT                                                          3  ██▋
              Apache-2.0                                                   2  █▊
              GPL-1.0-or-later                                             2  █▊
              GPL-2.0-or-later                                             2  █▊
              AGPL-3.0-or-later                                            1  ▉
              Artistic-1.0-Perl                                            1  ▉
              BSD-3-Clause                                                 1  ▉
              GFDL-1.3-no-invariants-or-later                              1  ▉
              GPL-2.0-only                                                 1  ▉
              GPL-3.0-only                                                 1  ▉
              GPL-3.0-or-later                                             1  ▉
              ISC                                                          1  ▉
              LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6         1  ▉
              LicenseRef-deb-quill-3e7a51c9                                1  ▉
              LicenseRef-deb-remnant-90c4f1d2                              1  ▉
              LicenseRef-public-domain                                     1  ▉
              NCSA                                                         1  ▉
              OFL-1.1                                                      1  ▉
              Zlib                                                         1  ▉
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-end-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              documentation            1  ▉              Artistic-1.0-Perl                                            1  ▉
              font                     1  ▉              BSD-3-Clause                                                 1  ▉
                                                         GFDL-1.3-no-invariants-or-later                              1  ▉
              Basis     Packages  Share                  GPL-2.0-only                                                 1  ▉
              declared        12  ██████████▍            GPL-3.0-only                                                 1  ▉
              text             1  ▉                      GPL-3.0-or-later                                             1  ▉
              grant            1  ▉                      ISC                                                          1  ▉
              pointer          1  ▉                      LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6         1  ▉
              none             8  ███████                LicenseRef-deb-quill-3e7a51c9                                1  ▉
                                                         LicenseRef-deb-remnant-90c4f1d2                              1  ▉
              Finding                  Times             LicenseRef-public-domain                                     1  ▉
              unreadable file              4             NCSA                                                         1  ▉
              syntax error                 2             OFL-1.1                                                      1  ▉
              no copyright file            2             Zlib                                                         1  ▉
              name and text differ         1
              unknown short name           1
              stanza without licence       1
              licence without text         1
              obsolete format address      1
              licence without version      1
              documentation excluded       1
              not UTF-8                    1
            ↑↓ scroll  tab next  ? keys  q quit
            """#,
    ]
}
