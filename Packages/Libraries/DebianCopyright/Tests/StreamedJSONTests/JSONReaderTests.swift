import Synchronization
import Testing

@testable import StreamedJSON

struct JSONReaderTests {
    @Test(arguments: JSONReader.pieceSizes)
    func `values come as they are written, wherever the pieces end`(size: Int) throws {
        var json = JSONReader(
            #"""
             {"text" : "a\"\\\/\b\f\n\r\té😀", "none": null,
               "numbers":[0, 7,1234567890123456789 ], "empty": {}, "list": []}

            """#, pieceSize: size)
        try json.beginObject()
        #expect(try json.nextKey() == "text")
        #expect(try json.string() == "a\"\\/\u{8}\u{C}\n\r\té😀")
        #expect(try json.nextKey() == "none")
        #expect(try json.stringOrNull() == nil)
        #expect(try json.nextKey() == "numbers")
        try json.beginArray()
        for number in [0, 7, 1_234_567_890_123_456_789] {
            #expect(try json.nextElement())
            #expect(try json.integer() == number)
        }
        #expect(try !json.nextElement())
        #expect(try json.nextKey() == "empty")
        try json.beginObject()
        #expect(try json.nextKey() == nil)
        #expect(try json.nextKey() == "list")
        try json.beginArray()
        #expect(try !json.nextElement())
        #expect(try json.nextKey() == nil)
        try json.finish()
    }

    @Test(arguments: JSONReader.pieceSizes)
    func `any value can be passed`(size: Int) throws {
        let values = [
            "{}", "[]", #"{"a":[1,{"b":"}]\"\\"}],"c":null}"#, "true", "false", "null", "0", "-1.5",
            "12e+3", "1E9", #""""#, #""\u0000 \\\" long enough for some pieces""#,
        ]
        for value in values {
            var json = JSONReader("[\(value) , \(value)]\n", pieceSize: size)
            try json.beginArray()
            while try json.nextElement() { try json.skip() }
            try json.finish()
        }
    }

    @Test(
        arguments: [
            ("", 1, 1, .endsEarly),
            ("[", 1, 2, .endsEarly),
            ("[1", 1, 3, .endsEarly),
            ("[1,\n", 2, 1, .endsEarly),
            (#"["abc"#, 1, 6, .endsEarly),
            (#"["abc\"#, 1, 7, .endsEarly),
            ("[tru", 1, 5, .endsEarly),
            ("[,1]", 1, 2, .unexpectedByte(0x2C)),
            ("[1,]", 1, 4, .unexpectedByte(0x5D)),
            ("[1 2]", 1, 4, .unexpectedByte(0x32)),
            ("[1}", 1, 3, .unexpectedByte(0x7D)),
            ("[\n  'a']", 2, 3, .unexpectedByte(0x27)),
            ("[trve]", 1, 4, .unexpectedByte(0x76)),
            ("[NaN]", 1, 2, .unexpectedByte(0x4E)),
            (#"{"a" 1}"#, 1, 6, .unexpectedByte(0x31)),
            (#"{"a":1,}"#, 1, 8, .unexpectedByte(0x7D)),
            ("{1:1}", 1, 2, .unexpectedByte(0x31)),
            ("[\"a\nb\"]", 1, 4, .unexpectedByte(0x0A)),
            ("[01]", 1, 3, .badNumber),
            ("[-]", 1, 3, .badNumber),
            ("[1.]", 1, 4, .badNumber),
            ("[1e]", 1, 4, .badNumber),
            ("[1-2]", 1, 3, .badNumber),
            ("[1] [", 1, 5, .somethingFollows),
            ("\0\0\0\0", 1, 1, .unexpectedByte(0)),
        ] as [(String, Int, Int, JSONProblem.Kind)])
    func `what is no JSON is an error with its place, wherever the pieces end`(
        text: String, line: Int, column: Int, kind: JSONProblem.Kind
    ) {
        for size in JSONReader.pieceSizes {
            var json = JSONReader(text, pieceSize: size)
            do throws(JSONReaderError) {
                try json.skip()
                try json.finish()
                Issue.record("\(text) was read")
            } catch {
                guard case .invalid(let problem) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect([problem.line, problem.column] == [line, column])
                #expect(problem.kind == kind)
            }
        }
    }

    @Test(arguments: ["-1", "1.0", "1e3", "00", "9223372036854775808", "99999999999999999999"])
    func `only whole numbers that fit are numbers of a listing`(number: String) {
        var json = JSONReader(number)
        #expect(throws: JSONReaderError.self) { try json.integer() }
    }

    @Test(arguments: [
        #""\x""#, #""\u12""#, #""\u12G4""#, #""\uD800""#, #""\uD800\u0041""#,
        #""\uDC00""#,
    ])
    func `an escape that stands for no character is an error`(text: String) {
        var json = JSONReader(text)
        #expect(
            throws: JSONReaderError.invalid(JSONProblem(.badText, line: 1, column: 1))
        ) { try json.string() }
    }

    @Test func `bytes that are no UTF-8 are an error`() {
        var json = JSONReader(Array("\n\"".utf8) + [0xC3, 0x28, 0x22], pieceSize: 64)
        #expect(
            throws: JSONReaderError.invalid(JSONProblem(.badText, line: 2, column: 1))
        ) { try json.string() }
    }

    @Test func `containers that are nested beyond the limit are an error, not a deep stack`() {
        for bracket in ["[", #"{"a":"#] {
            var json = JSONReader(String(repeating: bracket, count: 100_000))
            let error = #expect(throws: JSONReaderError.self) { try json.skip() }
            guard case .invalid(let problem) = error else { return }
            #expect(problem.kind == .nestedTooDeep(limit: JSONReader.nestingLimit))
            #expect(problem.column == JSONReader.nestingLimit * bracket.count + 1)
        }
    }

    @Test func `the way to a problem is told`() throws {
        var json = JSONReader(#"{"a": [0, {"b": x}]}"#)
        #expect(
            throws: JSONReaderError.invalid(
                JSONProblem(
                    .unexpectedByte(0x78), line: 1, column: 17, keyPath: "a[1].b"))
        ) { try json.skip() }
        let key = String(repeating: "k", count: 1000)
        json = JSONReader("{\"\(key)\": x}")
        #expect(
            throws: JSONReaderError.invalid(
                JSONProblem(
                    .unexpectedByte(0x78), line: 1, column: 1006, keyPath: String(key.prefix(64))))
        ) { try json.skip() }
    }

    @Test func `a source that fails ends the reading`() {
        var json = JSONReader { _ in .failure(.unreadable(message: "Input/output error")) }
        #expect(throws: JSONReaderError.unreadable(message: "Input/output error")) {
            try json.skip()
        }
    }

    @Test func `a passed text is not kept, however long it is`() throws {
        let rest = Mutex(JSONReader.textLimit + 1000)
        var json = JSONReader(pieceSize: 1 << 16) { room in
            rest.withLock { rest in
                let count = min(rest, room.count)
                room.baseAddress?.initializeMemory(as: UInt8.self, repeating: 0x61, count: count)
                if rest > JSONReader.textLimit { room.copyBytes(from: [0x22]) }
                rest -= count
                return .success(count)
            }
        }
        #expect(throws: JSONReaderError.self) { try json.skip() }
        #expect(json.bytes.count == 1 << 16)
    }
}
