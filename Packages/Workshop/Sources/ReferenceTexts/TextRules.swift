import DebianCopyright
import Foundation

/// Where the SPDX list says more about a text than the text itself does.
enum TextRules {
    /// Whether a licence has the text of another, and differs in how it is granted.
    static func repeatsAnother(_ id: String) -> Bool {
        id.hasSuffix("-or-later") || id.contains("invariants") || id.hasSuffix("-RFN")
    }

    /// Among texts that fit as well, the one that says less in particular gives way.
    static func rank(of id: String) -> Int {
        switch id {
        case "BSD-3-Clause-HP", "MIT-CMU", "SWL": 1
        default: 0
        }
    }

    private static let grantToOthers = LicensePassage.optional(
        "and to permit persons to whom", "the following conditions")

    static func passages(of id: String) -> [LicensePassage] {
        switch id {
        // Some leave it at the copies that one may make.
        case "MIT":
            [grantToOthers]
        case "X11":
            [grantToOthers, .optional("X Window System is", "X Consortium, Inc.")]
        case "HPND":
            [
                .optional("and that the name of", "written prior permission"),
                .optional("Copyright holder makes no", "express or implied warranty"),
                .optional("Copyright holder DISCLAIMS", "performance of this software"),
            ]
        case "HPND-sell-variant":
            [
                .optional("and that the name of", "written prior permission"),
                .optional("copyright holder makes no", "express or implied warranty"),
                .optional("copyright holder DISCLAIMS", "performance of this software"),
            ]
        // Not all name who must not be named.
        case "SGI-B-2.0":
            [
                .optional(
                    "Except as contained in this notice",
                    "authorization from Silicon Graphics, Inc.")
            ]
        // The years say which release it came with.
        case "PSF-2.0", "Python-2.0", "Python-2.0.1":
            [.replaceable("2001 2002", "Python Software Foundation")]
        // Others choose the law of their own country.
        case "QPL-1.0":
            [.replaceable("Norway. Disputes shall be", "Oslo City Court")]
        case "CMU-Mach":
            [.optional("Carnegie Mellon requests", "redistribute these changes")]
        // Old configure scripts have the first paragraph alone.
        case "Autoconf-exception-2.0":
            [
                .optional("Certain portions of the Autoconf", "into its output"),
                .optional("This special exception to the GPL", "from your modified version"),
            ]
        case "Bison-exception-2.2":
            [.optional("This special exception was added", "version 2.2 of Bison")]
        case "Texinfo-exception":
            [.optional("This Exception is an additional permission", "GPLv3")]
        // An earlier edition has other words about renamed executables and about the parts of
        // others.
        case "Ruby":
            [
                .replaceable("give non-standard binaries", "original software distribution"),
                .replaceable("But some files in the distribution", "see the file LEGAL"),
            ]
        // Without its last sentences it is Tcl's licence without the first ones.
        case "SWL":
            [.optional("GOVERNMENT USE", "ITS TERMS AND CONDITIONS")]
        // Others name their own holders elsewhere. Earlier releases of Tcl have other words about
        // the government, or none.
        case "TCL":
            [
                .optional("This software is copyrighted by", "disclaimed in individual files"),
                .optional("GOVERNMENT USE", "terms specified in this license"),
            ]
        // Some leave it at the warranty.
        case "BSD-2-Clause", "BSD-3-Clause":
            [.optional("IN NO EVENT SHALL", "OF SUCH DAMAGE")]
        // Who is to be acknowledged sets it apart from BSD-4-Clause.
        case "BSD-4-Clause-UC":
            [.fixed("developed by the University", "and its contributors")]
        // A government's own notice restricts nobody else.
        case "SGI-OpenGL":
            [
                .optional("US Government Users", "Mountain View, CA 94039-7311"),
                .optional("OpenGL(TM) is a trademark", "Silicon Graphics, Inc."),
            ]
        // Its own remark on export asks for nothing.
        case "BSD-2-Clause-Darwin":
            [.optional("This software is not subject", "country or planet")]
        // What lets one print it says that it is not for the printed work.
        case "Latex2e", "Latex2e-translated-notice":
            [.optional("Permission is granted to process", "the printed manual")]
        case "DSDP":
            [.optional("This software was authored by", "may be directed to")]
        // What is behind the licence explains it.
        case "Vim":
            [.optional("If you are happy with Vim", "MODIFIED_BY define")]
        // What is behind the licence asks for letters.
        case "Vixie-Cron":
            [.optional("Send bug reports", "December 27, 1993")]
        // What is behind the licence tells of its history.
        case "W3C-19980720":
            [.optional("This formulation of", "can be directed to")]
        // What is before it says since when it is in use, and that it follows.
        case "W3C-20150513":
            [.optional("Status: This license", "under the following license. License")]
        case "BSD-3-Clause-No-Nuclear-License-2014":
            [.optional("Use is subject", "license terms")]
        // Some print the conditions alone.
        case "Artistic-1.0", "Artistic-1.0-Perl", "Artistic-1.0-cl8":
            [.optional("The intent of this document", "same conditions they received it")]
        // Earlier releases have no words about modification.
        case "TCP-wrappers":
            [
                .optional("with or without", "modification"),
                .optional("BEGIN PGP SIGNED MESSAGE", "the TCP Wrappers license"),
                .optional("BEGIN PGP SIGNATURE", "END PGP SIGNATURE"),
            ]
        case "Unicode-DFS-2015", "Unicode-DFS-2016":
            [
                .optional("Unicode Data Files include", "All rights reserved"),
                .optional("Distributed under the", "Use in"),
            ]
        case "IJG":
            [
                .optional("In plain English", "In legalese"),
                .optional("The authors make NO WARRANTY", "its quality and accuracy"),
                .optional("This software is copyright", "except as specified below"),
                .optional("ansi2knr.c is included", "Mark property of CompuServe Incorporated"),
            ]
        case "Apache-1.0":
            [.optional("This software consists of voluntary", "project, please see")]
        case "FTL":
            [.optional("Introduction", "the FreeType version you actually use")]
        case "GD":
            [
                .optional("In order to resolve", "pleased to correct them"),
                .optional("Although their code", "prior contributions"),
            ]
        case "Sendmail", "Sendmail-8.23":
            [.optional("The following license terms", "by electronic mail at")]
        case "ZPL-1.1", "ZPL-2.0":
            [
                .optional("This license has been certified", "source"),
                .optional(
                    "This software consists of contributions", "the accompanying credits file"),
            ]
        // Many print the licence itself alone, without the history before it.
        case "Libpng":
            [
                .optional("This copy of the libpng notices", "Tim Wegner"),
                .optional("png_get_copyright function", "October 31 2008"),
            ]
        // Its last edition has other words in the notice that it asks for.
        case "EPL-2.0":
            [.replaceable("This Source Code is also", "additional permissions here")]
        // What is before the conditions says who wrote it, and where.
        case "Qhull":
            [.optional("The National Science", "University of Minnesota email")]
        case "SSLeay-standalone":
            [.optional("This package is", "Netscapes SSL")]
        case "OCaml-LGPL-linking-exception":
            [.replaceable("by INRIA", "INRIA")]
        // Many begin with the permission to copy it.
        case "WTFPL":
            [.optional("DO WHAT THE", "Paris, France")]
        case "PostgreSQL":
            [.optional("PostgreSQL is released under", "then as Postgres95")]
        case "Info-ZIP":
            [
                .replaceable("1999-Oct-05", "1999-Oct-05"),
                .replaceable("The definitive version", "1990-1999"),
                .replaceable("Mark Adler", "Mike White"),
                .replaceable("further prohibited", "Info-ZIP URL(s)"),
                .replaceable("Redistributions in binary form", "as being the original source"),
            ]
        default: []
        }
    }
}
