import Testing

@testable import DebianCopyright

@Suite struct Deb822StanzaTests {
    @Test func `a field is found letter case aside, the first of its name`() {
        let values = ByteView.withBytes(of: Array("Package: a\npackage: b\nVersion:\n".utf8)) {
            view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            _ = reader.next(into: &stanza)
            return [stanza["PACKAGE"], stanza["Version"], stanza["Source"]].map {
                $0.map { String($0.firstLine) }
            }
        }
        #expect(values == ["a", "", nil])
    }

    @Test func `the storage of one stanza serves the next, without its fields`() {
        let names = ByteView.withBytes(of: Array("A: 1\nstray\n\nB: 2\n".utf8)) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var names: [[String]] = []
            while reader.next(into: &stanza) {
                names.append(stanza.fields.map { String($0.name) })
            }
            names.append(stanza.fields.map { String($0.name) })
            return names + [stanza.strayLines.map(String.init), [String(stanza.line)]]
        }
        #expect(names == [["A"], ["B"], [], [], ["0"]])
    }
}
