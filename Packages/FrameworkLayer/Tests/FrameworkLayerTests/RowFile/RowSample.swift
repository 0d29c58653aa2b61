@testable import DebianSystems

/// Rows in the form of `export rows`.
enum RowSample {
    static let pear = fact("pear", version: "1:2.0-1", expression: "GPL-2.0-or-later AND MIT")
    static let plum = fact("plum", reason: "\"missing-file\"", expression: "NOASSERTION")
    /// The row of a system without packages.
    static let nothing = """
        {"system":"debian-12","name":null,"architecture":null,"version":null,"versionKey":null,\
        "source":null,"sourceVersion":null,"section":null,"essential":null,"basis":null,\
        "reason":null,"expression":null,"mainExpression":null,"category":null,"clauses":[],\
        "categories":{},"textDigest":null}
        """

    static func fact(
        _ name: String, version: String = "1-1", reason: String = "null",
        expression: String = "MIT",
        categories: String = #""ISC":"permissive","MIT":"permissive""#
    ) -> String {
        """
        {"system":"debian-12","name":"\(name)","architecture":"amd64","version":"\(version)",\
        "versionKey":"0.11..","source":"\(name)-src","sourceVersion":null,"section":"food",\
        "essential":false,"basis":"declared","reason":\(reason),"expression":"\(expression)",\
        "mainExpression":null,"category":"permissive","clauses":[["ISC","MIT"],["Zlib"]],\
        "categories":{\(categories)},"textDigest":"sha256:0a"}
        """
    }

    static func key(of fact: String) -> String {
        String(SHA256(Array(fact.utf8)).hexadecimal.prefix(32))
    }

    /// The row of a fact; without host and day, as queries return it.
    static func row(
        _ fact: String, host: String? = nil, day: String = "2026-11-23", key: String? = nil
    ) -> String {
        let origin = host.map { "\"host\":\"\($0)\",\"day\":\"\(day)\"," } ?? ""
        return "{\(origin)\"factKey\":\"\(key ?? self.key(of: fact))\",\(fact.dropFirst())"
    }
}
