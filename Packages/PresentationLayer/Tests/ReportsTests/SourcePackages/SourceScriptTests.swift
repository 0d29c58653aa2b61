import DomainLayer
import Reports
import Testing

struct SourceScriptTests {
    @Test func `each source is downloaded by itself, and those without a version are left out`() {
        #expect(
            text { SourceScript.write(.fruits(isOwedOnly: true), to: &$0) } == """
                #!/bin/sh
                # Source packages of Debian GNU/Linux 12
                # 4 source packages: 2 owed, 2 unknown
                # apt needs deb-src entries in its sources that have these very versions.
                status=0

                # asked for by GPL-2.0-only, MPL-2.0, in apple:amd64
                # https://snapshot.debian.org/package/apple/1%3A2-1/
                apt-get source --download-only --only-source 'apple=1:2-1' || status=1

                # unknown: its own license, as nothing installed was built from it
                # left out: medlar, as no version is given
                status=1

                # unknown: Plum, "own" (LicenseRef-deb-1), unexplained terms, in plum:all
                # https://snapshot.debian.org/package/plum/5/
                apt-get source --download-only --only-source 'plum=5' || status=1

                # asked for by GPL-2.0-only, MPL-2.0, in apple:amd64
                # unknown: its own license, as nothing installed was built from it
                # https://snapshot.debian.org/package/quince/3/
                apt-get source --download-only --only-source 'quince=3' || status=1

                exit "$status"

                """)
    }

    @Test func `no name or version becomes a command`() {
        let script = text { SourceScript.write(.hostile, to: &$0) }
        let commands = script.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            commands == [
                "status=0", "status=1", "status=1", "status=1", "status=1", "status=1", "status=1",
                "apt-get source --download-only --only-source 'trap=1' || status=1",
                #"exit "$status""#,
            ])
        #expect(script.contains("\n# left out: ';reboot;' 1, as its name or version breaks"))
    }
}
