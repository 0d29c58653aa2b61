import Testing

@testable import Reports

struct JSONWriterTests {
    private static func sample(_ layout: JSONWriter.Layout) -> String {
        var json = JSONWriter(layout)
        json.beginObject()
        json.member("text", "a")
        json.member("none", nil as String?)
        json.member("number", -12)
        json.member("noNumber", nil as Int?)
        json.member("flag", true)
        json.member("texts", ["a", "b"])
        json.member("noTexts", [])
        json.member("lines", [1, 2]) { json, number in
            json.beginObject(inline: true)
            json.member("n", number)
            json.key("inner")
            json.beginArray()
            json.value(false)
            json.null()
            json.endArray()
            json.endObject()
        }
        json.member("noLines", [] as [Int]) { $0.value($1) }
        json.key(escaping: "a \"key\"")
        json.beginObject()
        json.endObject()
        json.endObject()
        json.endText()
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `the layout for people has a member a line, but for inline containers`() {
        #expect(
            Self.sample(.lines) == """
                {
                  "text": "a",
                  "none": null,
                  "number": -12,
                  "noNumber": null,
                  "flag": true,
                  "texts": ["a", "b"],
                  "noTexts": [],
                  "lines": [
                    {"n": 1, "inner": [false, null]},
                    {"n": 2, "inner": [false, null]}
                  ],
                  "noLines": [],
                  "a \\"key\\"": {}
                }

                """)
    }

    @Test func `the compact layout has no blanks`() {
        #expect(
            Self.sample(.compact) == #"{"text":"a","none":null,"number":-12,"noNumber":null,"#
                + #""flag":true,"texts":["a","b"],"noTexts":[],"lines":[{"n":1,"#
                + #""inner":[false,null]},{"n":2,"inner":[false,null]}],"noLines":[],"#
                + #""a \"key\"":{}}"# + "\n")
    }

    @Test func `texts follow each other, a line each`() {
        var json = JSONWriter(.compact)
        for number in [Int.min, Int.max] {
            json.value(number)
            json.endText()
        }
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == "-9223372036854775808\n9223372036854775807\n")
    }

    @Test(arguments: [
        ("", #""""#),
        ("plain text, longer than a small string", #""plain text, longer than a small string""#),
        (#"say "hi" \ /"#, #""say \"hi\" \\ /""#),
        ("\"", #""\"""#),
        ("a\nb\rc\td", #""a\nb\rc\td""#),
        ("\r\n", #""\r\n""#),
        ("\u{0}\u{8}\u{C}\u{1F} ", #""\u0000\u0008\u000c\u001f ""#),
        ("\u{7E}\u{7F}", #""~\u007f""#),
        ("\u{80}\u{9F}\u{A0}é", "\"\\u0080\\u009f\u{A0}é\""),
        ("\u{61B}\u{61C}\u{61D}", "\"\u{61B}\\u061c\u{61D}\""),
        ("“\u{2028}\u{2029}\u{202E}”…", #""“\u2028\u2029\u202e”…""#),
        ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
        ("青空 🦉\u{1B}🦉", #""青空 🦉\u001b🦉""#),
        ("\u{FFFD}\u{FEFF}\u{10FFFF}", "\"\u{FFFD}\u{FEFF}\u{10FFFF}\""),
        (
            String(decoding: [0xC3, 0x22, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self),
            "\"\u{FFFD}\\\"\u{FFFD}\u{FFFD}\u{FFFD}\""
        ),
    ])
    func `strings are escaped as RFC 8259 says, and control characters everywhere`(
        text: String, json: String
    ) {
        var writer = JSONWriter(.compact)
        writer.value(text)
        #expect(writer.bytes == Array(json.utf8))
    }
}
