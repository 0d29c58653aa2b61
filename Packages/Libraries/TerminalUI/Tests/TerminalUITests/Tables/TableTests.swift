import TerminalUI
import Testing

@MainActor
struct TableTests {
    private struct Package {
        var name: String
        var license: String
        var size: Int
    }

    private let packages = [
        Package(name: "zlib1g", license: "Zlib", size: 5),
        Package(name: "日本語パック", license: "GPL-2.0-or-later AND (MIT OR Apache-2.0)", size: 1234),
        Package(name: "cafe\u{301}", license: "", size: 42),
    ]

    private func table(_ packages: [Package]) -> Table<Package> {
        Table(packages) {
            Column("Package", flexible: true) { package in Text(package.name) }
            Column("Size", alignment: .trailing) { package in Text("\(package.size)") }
            Column("License", flexible: true, minimum: 6) { package in Text(package.license) }
        }
    }

    @Test func `columns line up, wide characters and marks counted as they show`() {
        #expect(
            table(packages).plain(width: nil) == """
                Package       Size  License
                zlib1g           5  Zlib
                日本語パック  1234  GPL-2.0-or-later AND (MIT OR Apache-2.0)
                cafe\u{301}            42

                """)
    }

    @Test func `a cell of more than 80 columns spills over in its own row, whole`() {
        let wide = String(repeating: "w", count: 81)
        #expect(
            table([packages[0], Package(name: wide, license: "MIT", size: 7)]).plain(width: nil)
                == """
                Package  Size  License
                zlib1g      5  Zlib
                \(wide)     7  MIT

                """)
        let widest = wide.dropLast()
        let padded = String(repeating: " ", count: 80 - 6)
        #expect(
            table([packages[0], Package(name: String(widest), license: "MIT", size: 7)])
                .plain(width: nil).hasSuffix(
                    "\nzlib1g\(padded)     5  Zlib\n\(widest)     7  MIT\n"))
    }

    @Test func `one long cell lengthens no other row`() {
        let rows = Array(repeating: packages[0], count: 1000)
        let long = Package(name: String(repeating: "w", count: 100_000), license: "MIT", size: 7)
        let text = table(rows + [long]).plain(width: nil)
        #expect(text.utf8.count == 23 + 1000 * 20 + 100_012)
    }

    @Test func `a width that suffices changes nothing`() {
        #expect(table(packages).plain(width: 60) == table(packages).plain(width: nil))
    }

    @Test func `a cell that doesn't fit is drawn for the width that is left`() {
        let table = Table(["coriander and parsley", "dill"]) {
            Column("Herb", flexible: true, minimum: 4) { herb in
                WidthReader { width in
                    Text((width ?? .max) < herb.count ? "(\(herb.count))" : herb)
                }
            }
        }
        #expect(table.plain(width: 21) == "Herb\ncoriander and parsley\ndill\n")
        #expect(table.plain(width: 12) == "Herb\n(21)\ndill\n")
    }

    @Test func `the widest flexible column shrinks first`() {
        #expect(
            table(packages).plain(width: 40) == """
                Package       Size  License
                zlib1g           5  Zlib
                日本語パック  1234  GPL-2.0-or-later AN…
                cafe\u{301}            42

                """)
    }

    @Test func `flexible columns shrink together down to their minimum`() {
        #expect(
            table(packages).plain(width: 24) == """
                Package   Size  License
                zlib1g       5  Zlib
                日本語…   1234  GPL-2.0…
                cafe\u{301}        42

                """)
        #expect(
            table(packages).plain(width: 22) == """
                Package   Size  Licen…
                zlib1g       5  Zlib
                日本語…   1234  GPL-2…
                cafe\u{301}        42

                """)
    }

    @Test func `a table that is still too wide is cut as a whole`() {
        #expect(
            table(packages).plain(width: 13) == """
                Package   Si…
                zlib1g      …
                日本語…   12…
                cafe\u{301}        …

                """)
        #expect(table(packages).plain(width: 1) == "…\n…\n…\n…\n")
        #expect(table(packages).plain(width: 0) == "\n\n\n\n")
        #expect(table(packages).plain(width: -5) == "\n\n\n\n")
    }

    @Test(arguments: 0...70)
    func `no line is wider than the width`(width: Int) {
        let widths = table(packages).rendered(width: width).map(\.width)
        #expect(widths.count == 4)
        #expect(widths.allSatisfy { $0 <= width })
    }

    @Test func `the header is bold and a cell keeps its style, the blanks have none`() {
        let table = Table(["a", "日"]) {
            Column("One") { text in Text(text).dim() }
            Column("Two") { _ in Text("x") }
        }
        #expect(
            table.styled(width: nil) == """
                \u{1B}[1mOne\u{1B}[0m  \u{1B}[1mTwo\u{1B}[0m
                \u{1B}[2ma\u{1B}[0m    x
                \u{1B}[2m日\u{1B}[0m   x

                """)
    }

    @Test func `a cut cell keeps the style of what was cut`() {
        let table = Table(["-or-later"]) {
            Column("", flexible: true) { text in Text("GPL").bold() + Text(text).dim() }
        }
        #expect(table.styled(width: 8) == "\u{1B}[1mGPL\u{1B}[0m\u{1B}[2m-or-…\u{1B}[0m\n")
    }

    @Test func `without rows the header stands alone`() {
        #expect(table([]).plain(width: nil) == "Package  Size  License\n")
    }

    @Test func `without titles there is no header`() {
        let table = Table([("Version", "1.2"), ("Section", "libs")]) {
            Column("") { fact in Text(fact.0) }
            Column("") { fact in Text(fact.1) }
        }
        #expect(table.plain(width: nil) == "Version  1.2\nSection  libs\n")
    }

    @Test(arguments: [true, false])
    func `columns may be conditional`(isLong: Bool) {
        let table = Table([7]) {
            if isLong {
                Column("Long") { number in Text("number \(number)") }
            } else {
                Column("Short") { number in Text("\(number)") }
            }
            if isLong {
                Column("More") { _ in Text("more") }
            }
        }
        #expect(
            table.plain(width: nil) == (isLong ? "Long      More\nnumber 7  more\n" : "Short\n7\n"))
    }

    @Test func `a table without columns shows nothing`() {
        let isShown = false
        let table = Table([1, 2]) {
            if isShown {
                Column("Never") { _ in EmptyView() }
            }
        }
        #expect(table.rendered(width: nil) == [])
    }

    @Test func `a cell is the first line of any view, blank if the view shows nothing`() {
        let table = Table([0.5, 0]) {
            Column("Share") { share in
                if share > 0 {
                    Bar(fraction: share, width: 4)
                    Text("not shown")
                }
            }
            Column("%", alignment: .trailing) { share in Text("\(Int(share * 100))") }
        }
        #expect(
            table.plain(width: nil) == """
                Share   %
                ██     50
                        0

                """)
    }

    @Test func `hostile cells stay in their row`() {
        let table = Table(["a\u{1B}[1A\nb", "\u{202E}evil"]) {
            Column("Name\u{1B}[0m") { text in Text(text) }
            Column("Next") { _ in Text("|") }
        }
        #expect(
            table.plain(width: nil) == """
                Name␛[0m      Next
                a␛[1A␊b       |
                <U+202E>evil  |

                """)
    }
}
