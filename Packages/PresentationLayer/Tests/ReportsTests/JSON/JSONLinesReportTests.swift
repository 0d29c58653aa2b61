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
            + #""section":"","maintainer":"","copyrightFile":null,"format":null,"basis":"none","#
            + #""expression":"NOASSERTION","mainExpression":null,"licenses":[],"exceptions":[],"#
            + #""statements":[],"findings":[],"reason":{"code":"missing-file","#
            + #""detail":"there is no file /usr/share/doc/stork/copyright"}}"# + "\n"
        #expect(text { JSONLinesReport.write(.of([.stork, .stork]), to: &$0) } == line + line)
    }

    @Test func `a group is a line`() {
        #expect(
            text { JSONLinesReport.write(.byLicense, to: &$0) }
                == #"{"name":"Zlib","version":null,"expression":"Zlib","#
                + #""packages":["libheron1:amd64","stork:all"]}"# + "\n")
    }

    @Test func `hostile text stays inside its line`() {
        let report = text { JSONLinesReport.write(.of([.hostile, .stork]), to: &$0) }
        #expect(report.split(separator: "\n").count == 2)
        #expect(
            report.hasPrefix(
                #"{"name":"=cmd()","version":"a|b`c","architecture":"\u001b[31m","#
                    + #""source":{"name":"<script>","version":"\u009b2J"},"#))
    }
}
