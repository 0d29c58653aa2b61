import DomainLayer
import Reports
import Testing

struct JSONLinesReportTests {
    @Test func `an empty listing is empty`() {
        #expect(text { JSONLinesReport.write(.of([]), to: &$0) } == "")
    }

    @Test func `a package is a line`() {
        let line =
            #"{"name":"stork","version":"2-1","architecture":"all","#
            + #""source":{"name":"stork","version":"2-1"},"#
            + #""purl":"pkg:deb/debian/stork@2-1?arch=all&distro=debian-12","#
            + #""section":"","priority":"","essential":false,"installedSize":0,"maintainer":"","#
            + #""copyrightFile":null,"format":null,"basis":"none","expression":"NOASSERTION","#
            + #""mainExpression":null,"category":"unknown","unknown":true,"licenses":[],"exceptions":[],"#
            + #""statements":[],"findings":[],"unexplained":[],"reason":{"code":"missing-file","#
            + #""detail":"there is no file /usr/share/doc/stork/copyright"}}"# + "\n"
        #expect(
            text { JSONLinesReport.write(.of([.stork, .stork]), to: &$0) }
                == line
                + line)
    }

    @Test func `the lines are in the order of the packages, however many there are`() {
        let names = (0..<1_000).map { "bird-\($0)" }
        let entries = names.map { name in
            var entry = PackageLicense.heron
            entry.name = name
            return entry
        }
        let report = text { JSONLinesReport.write(.of(entries), to: &$0) }
        let heads = report.split(separator: "\n").map { $0.prefix { $0 != "," } }
        #expect(heads == names.map { "{\"name\":\"\($0)\"" })
        #expect(Set(report.split(separator: "\n").map { $0.suffix(300) }).count == 1)
    }

    @Test func `a package says what its own file does, though the statements are another's`() async
    {
        var other = PackageLicense.heron
        other.basis = .grant
        let report = text {
            JSONLinesReport.write(.of([.heron, other]), to: &$0)
        }
        let lines = report.split(separator: "\n")
        #expect(lines.map { $0.contains(#""basis":"grant","expression""#) } == [false, true])
    }

    @Test func `a group is a line`() {
        #expect(
            text { JSONLinesReport.write(.byLicense, to: &$0) }
                == #"{"name":"Zlib","version":null,"expression":"Zlib","#
                + #""packages":["libheron1:amd64","stork:all"]}"# + "\n")
    }

    @Test func `hostile text stays inside its line`() {
        let report = text {
            JSONLinesReport.write(.of([.hostile, .stork]), to: &$0)
        }
        #expect(report.split(separator: "\n").count == 2)
        #expect(
            report.hasPrefix(
                #"{"name":"=cmd()","version":"a|b`c","architecture":"\u001b[31m","#
                    + #""source":{"name":"<script>","version":"\u009b2J"},"#))
    }
}
