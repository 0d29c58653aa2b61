import DomainLayer
import Testing

@testable import Reports

struct JSONWriterStatementsTests {
    private static func json(
        _ layout: JSONWriter.Layout, files: [String], name: String? = nil
    ) -> String {
        var json = JSONWriter(layout)
        json.beginObject()
        json.member(
            "all",
            [
                LicenseStatement(
                    expression: .license(LicenseTerm("Zlib")), files: files, lines: 9...10,
                    basis: .declared, method: .shortName, name: name)
            ])
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ([], "[]"),
        ([""], #"[""]"#),
        (["*"], #"["*"]"#),
        (["a", "", "src/of eight/bytes and more"], #"["a", "", "src/of eight/bytes and more"]"#),
        ([#"a"b"#, "c"], #"["a\"b", "c"]"#),
        (["a", "b\\", "c", "d\t"], #"["a", "b\\", "c", "d\t"]"#),
        (["a", "é"], #"["a", "é"]"#),
        (["01234567\u{7F}", "0123456789ABCDEF\n"], #"["01234567\u007f", "0123456789ABCDEF\n"]"#),
    ])
    func `lists are escaped from the first text that needs it`(files: [String], array: String) {
        #expect(
            Self.json(.lines, files: files) == """
                {
                  "all": [
                    {"expression": "Zlib", "files": \(array), "lines": [9, 10], "basis": "declared", "rule": "short-name", "name": null, "holders": []}
                  ]
                }
                """)
    }

    @Test func `the compact layout has no blanks in lists`() {
        #expect(
            Self.json(.compact, files: ["a", "b\"", "c"], name: "zlib")
                == #"{"all":[{"expression":"Zlib","files":["a","b\"","c"],"lines":[9,10],"#
                + #""basis":"declared","rule":"short-name","name":"zlib","holders":[]}]}"#)
    }

    @Test func `the same statements in a row are written alike, and others between them anew`() {
        let statements = PackageLicense.heron.statements
        var json = JSONWriter(.lines)
        json.beginObject()
        for statements in [statements, statements, [], [], [statements[0]], statements] {
            json.member("all", statements)
        }
        json.endObject()
        let members = String(decoding: json.bytes, as: UTF8.self).split(separator: "\n  \"all\": ")
            .dropFirst().map(String.init)
        #expect(members.count == 6)
        #expect(members[0] == members[1])
        #expect(members[2] == "[],")
        #expect(members[3] == "[],")
        #expect(members[4].split(separator: "\n").count == 3)
        #expect(members[5] == members[0].dropLast() + "\n}")
    }
}
