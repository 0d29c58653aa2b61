import Testing

@testable import DebianCopyright

@Suite struct ByteViewTests {
    @Test(arguments: [[], [7], Array("some bytes".utf8)] as [[UInt8]])
    func `a view has the bytes of the array it was lent`(_ array: [UInt8]) {
        #expect(ByteView.withBytes(of: array) { Array($0) } == array)
    }

    @Test func `numbers are lent as they lie in memory`() {
        let numbers: [UInt16] = [0x0201, 0x0403]
        let bytes = ByteView.withBytes(ofNumbers: numbers.map(\.littleEndian)) { Array($0) }
        #expect(bytes == [1, 2, 3, 4])
        #expect(ByteView.withBytes(ofNumbers: []) { Array($0) } == [])
    }

    @Test func `a slice counts from zero again`() {
        let slice = ByteView.withBytes(of: Array("copyright".utf8)) { view in
            let slice = view[4..<9]
            return (first: slice[0], bytes: Array(slice[0..<5]), start: slice.startIndex)
        }
        #expect(slice.first == UInt8(ascii: "r"))
        #expect(slice.bytes == Array("right".utf8))
        #expect(slice.start == 0)
    }

    @Test func `reading beyond the end stops the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[3] }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[0..<2][2] }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[2..<4].count }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[0..<2].position(of: 3, from: 3) }
        }
    }

    @Test(
        arguments: [
            ("", 0, nil), ("abc", 0, nil), ("a,b,c", 0, 1), ("a,b,c", 1, 1), ("a,b,c", 2, 3),
            ("a,b,c", 4, nil), ("a,b,c", 5, nil),
        ] as [(String, Int, Int?)])
    func `a byte is found at or behind a position`(_ text: String, from: Int, found: Int?) {
        let position = ByteView.withBytes(of: Array(text.utf8)) {
            $0.position(of: UInt8(ascii: ","), from: from)
        }
        #expect(position == found)
    }

    @Test func `a byte behind the view is not found`() {
        let position = ByteView.withBytes(of: Array("ab,".utf8)) {
            $0[0..<2].position(of: UInt8(ascii: ","))
        }
        #expect(position == nil)
    }

    @Test func `views of one array know their places`() {
        let (offset, joined) = ByteView.withBytes(of: Array("Files: * Copyright: me".utf8)) {
            (view: ByteView) in
            (view[7..<8].offset(in: view), String(view[7..<8].through(view[9..<18])))
        }
        #expect(offset == 7)
        #expect(joined == "* Copyright")
    }

    @Test func `joining a view with one before it stops the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[2..<3].through($0[0..<1]).count }
        }
    }

    @Test func `views are equal by their bytes alone`() {
        ByteView.withBytes(of: Array("one two one".utf8)) { view in
            #expect(view[0..<3] == view[8..<11])
            #expect(view[0..<3] != view[4..<7])
            #expect(view[0..<3] != view[0..<4])
            #expect(Set([view[0..<3], view[4..<7], view[8..<11]]).count == 2)
        }
    }
}
