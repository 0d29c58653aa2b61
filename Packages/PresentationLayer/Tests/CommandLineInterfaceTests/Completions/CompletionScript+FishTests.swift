import Testing

@testable import CommandLineInterface

struct CompletionScriptFishTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).fish.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "complete -c debian-licenses -n \"__debian_licenses_in ''\" -a manual -d 'Write the manual page'",
        "complete -c debian-licenses -n \"__debian_licenses_in check\" -l format -s f"
            + " -x -a 'table json sarif' -d 'Write as'",
        "complete -c debian-licenses -n \"__debian_licenses_in show summary identify diff\" -l format -s f"
            + " -x -a 'table json markdown' -d 'Write as'",
        "complete -c debian-licenses -n \"__debian_licenses_in '' list\" -l basis"
            + " -x -a '(__fish_append , declared text grant pointer none)'"
            + " -d 'Only packages whose answer rests on this'",
        "complete -c debian-licenses -n \"__debian_licenses_in check\" -l policy -r -F"
            + " -d 'Check the policy in this file'",
        "complete -c debian-licenses -n \"__debian_licenses_in show\" -a '(__debian_licenses_packages)'",
        "complete -c debian-licenses -n \"__debian_licenses_in completions\" -a 'bash zsh fish'",
        "complete -c debian-licenses -n \"__debian_licenses_in identify\" -F",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}
