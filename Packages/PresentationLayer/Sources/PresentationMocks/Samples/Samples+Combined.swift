import DomainLayer

extension Samples {
    /// Machine-readable files with exceptions, from the SPDX list or their own.
    static let combined: [Sample] = [dovetail, nightjar]

    /// A long expression: four licenses, three exceptions and a choice.
    private static let dovetail = Sample(
        "dovetail", "4:12.2.0-3",
        source: SourcePackage(name: "dovetail-defaults", version: "1.203"), section: "devel",
        maintainer: "Dovetail Joiners <joiners@dovetail.example>", size: 98_304,
        expression: .and([
            .id("GPL-3.0-or-later"), .id("GPL-3.0-or-later", with: "GCC-exception-3.1"),
            .id("GPL-3.0-or-later", with: "Bison-exception-2.2"),
            .id("Apache-2.0", with: "LLVM-exception"), .or([.id("MIT"), .id("NCSA")]),
            .id("GFDL-1.3-no-invariants-or-later"),
        ]), main: .id("GPL-3.0-or-later"),
        statements: [
            .declared(
                .id("GPL-3.0-or-later"), as: "GPL-3+", files: ["*"], lines: 4...6,
                holders: ["1992-2022 Dovetail Foundation"]),
            .declared(
                .id("GPL-3.0-or-later", with: "GCC-exception-3.1"),
                as: "GPL-3+ with GCC-Runtime-3.1 exception", files: ["runtime/*"], lines: 8...10,
                holders: ["2001-2022 Dovetail Foundation"]),
            .declared(
                .id("GPL-3.0-or-later", with: "Bison-exception-2.2"),
                as: "GPL-3+ with Bison exception", files: ["front/grammar.c", "front/grammar.h"],
                lines: 12...14, holders: ["2015 Dovetail Foundation"]),
            .declared(
                .and([.id("Apache-2.0", with: "LLVM-exception"), .or([.id("MIT"), .id("NCSA")])]),
                as: "Apache-2.0 with LLVM exception, and Expat or NCSA", by: .listedID,
                files: ["sanitize/*"], lines: 16...18,
                holders: ["2012-2022 Sanitizer Guild", "2014 Zuzana Nováková"]),
            .declared(
                .id("GFDL-1.3-no-invariants-or-later"), as: "GFDL-NIV-1.3+", files: ["doc/*.texi"],
                lines: 20...22, holders: ["1992-2022 Dovetail Foundation"]),
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: Dovetail

            Files: *
            Copyright: 1992-2022 Dovetail Foundation
            License: GPL-3+

            Files: runtime/*
            Copyright: 2001-2022 Dovetail Foundation
            License: GPL-3+ with GCC-Runtime-3.1 exception

            Files: front/grammar.c front/grammar.h
            Copyright: 2015 Dovetail Foundation
            License: GPL-3+ with Bison exception

            Files: sanitize/*
            Copyright: 2012-2022 Sanitizer Guild, 2014 Zuzana Nováková
            License: Apache-2.0 with LLVM exception, and Expat or NCSA

            Files: doc/*.texi
            Copyright: 1992-2022 Dovetail Foundation
            License: GFDL-NIV-1.3+

            License: GPL-3+
             The text is in /usr/share/common-licenses/GPL-3; later ones fit as well.

            License: GPL-3+ with GCC-Runtime-3.1 exception
             As above, and what you join with the runtime stays yours.

            License: GPL-3+ with Bison exception
             As above, and so does a parser that the grammar grows into.

            License: Apache-2.0 with LLVM exception
             The text is in /usr/share/common-licenses/Apache-2.0; a compiled copy needs
             no note.

            License: Expat
             Cut, glue and sell, with this slip left in the drawer.

            License: NCSA
             Cut, glue and sell, with this slip in the drawer and the guild's name off it.

            License: GFDL-NIV-1.3+
             The text is in /usr/share/common-licenses/GFDL-1.3; no part must stay as it is.

            """,
        files: ["/usr/bin/dovetail"])

    /// A license with an exception without an SPDX id: together they are one `LicenseRef-`.
    private static let nightjar = Sample(
        "nightjar", "3.1-2+b1", source: SourcePackage(name: "nightjar", version: "3.1-2"),
        section: "net", maintainer: "Ifeoma Obi <ifeoma@nightjar.example>", size: 1_536,
        expression: .and([.id(nightjarLicense), .id(quillLicense)]), main: .id(nightjarLicense),
        statements: [
            .declared(
                .id(nightjarLicense), as: "GPL-2+ with OpenSSL exception", by: .unlistedException,
                files: ["*"], lines: 4...6, holders: ["2005-2021 Ifeoma Obi", "2011 Lars Ekström"],
                underlying: ["GPL-2.0-or-later"]),
            .declared(
                .id(quillLicense), as: "Quill", by: .unlistedText, files: ["src/quill.c"],
                lines: 8...10, holders: ["1998 Quill & Ink, Ltd."]),
        ],
        names: [nightjarLicense: "GPL-2+ with OpenSSL exception", quillLicense: "Quill"],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: nightjar

            Files: *
            Copyright: 2005-2021 Ifeoma Obi, 2011 Lars Ekström
            License: GPL-2+ with OpenSSL exception

            Files: src/quill.c
            Copyright: 1998 Quill & Ink, Ltd.
            License: Quill

            License: GPL-2+ with OpenSSL exception
             Nightjar is under the GPL, version 2 or later, whose text is in
             /usr/share/common-licenses/GPL-2. Besides, it may be joined with OpenSSL.

            License: Quill
             Copy this file with a steady hand. Whoever improves it tells the shop.

            """,
        files: ["/usr/sbin/nightjar"],
        texts: [nightjarLicense: nightjarText, quillLicense: quillText])

    private static let nightjarText = """
        Nightjar is under the GPL, version 2 or later, whose text is in
        /usr/share/common-licenses/GPL-2. Besides, it may be joined with OpenSSL.
        """

    private static let quillText =
        "Copy this file with a steady hand. Whoever improves it tells the shop."

    private static let nightjarLicense = "LicenseRef-deb-b04d92e65c0f7a1d38e29b64"
    private static let quillLicense = "LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"
}
