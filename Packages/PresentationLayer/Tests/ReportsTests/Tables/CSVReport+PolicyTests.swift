import DomainLayer
import Reports
import Testing

struct CSVReportPolicyTests {
    @Test func `a violation is a row`() {
        let verdict = PolicyVerdict(
            system: .bookworm, checked: 2,
            violations: [
                PolicyFailure(
                    package: "a:all", version: "=1", license: .license(LicenseTerm("MIT")),
                    causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.line(2, column: 1)))],
                    evidence: .copyright(file: "/a,b", lines: [1...2, 4...4]),
                    installation: .manual),
                PolicyFailure(
                    package: "b:all", version: "1", license: nil,
                    causes: [PolicyCause(nil, .unknown(.unwritten))]),
            ])
        #expect(
            text { CSVReport.write(verdict, to: &$0) } == """
                package,version,kind,license,detail,copyrightFile,lines,installed
                a:all,'=1,license-not-allowed,MIT,MIT is not allowed (line 2),"/a,b","1-2, 4",manually
                b:all,1,unknown-license,NOASSERTION,the licence is unknown,,,

                """)
    }
}
