import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct TermSentencesTests {
    private func sentences(_ text: String) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            TermSentences(of: bytes).all.map { String(bytes[$0.bytes]) }
        }
    }

    @Test func `a sentence ends at a stop, a colon, an empty line and an item`() {
        #expect(
            sentences("Turn it. You may:\n- keep it\n- oil it\n\nNo more")
                == ["Turn it", "You may", "keep it", "oil it", "No more"])
    }

    @Test func `no sentence ends at an abbreviation or at a line's end`() {
        #expect(
            sentences("It is of N. Spinner, Dept. of wheels,\nand turns")
                == ["It is of N. Spinner, Dept. of wheels,\nand turns"])
        #expect(sentences("It is of moon. LLC and turns") == ["It is of moon. LLC and turns"])
    }

    @Test func `each line of holders is a sentence`() {
        #expect(
            sentences("Copyright 1999 Ada Turner\nCopyright 2001 Bo Spinner\nTurn it")
                == ["Copyright 1999 Ada Turner", "Copyright 2001 Bo Spinner", "Turn it"])
    }
}
