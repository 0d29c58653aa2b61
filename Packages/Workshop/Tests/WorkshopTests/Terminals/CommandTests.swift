import ChildProcesses
import Foundation
import Testing

@Suite struct CommandTests {
    @Test func `both streams of a captured command come in the order of writing`() throws {
        let outcome = try Command("sh", "-c", "echo one; echo two >&2; echo three").run()
        #expect(outcome.text == "one\ntwo\nthree")
        #expect(outcome.succeeded)
    }

    @Test func `more output than a pipe holds is read`() throws {
        let outcome = try Command("sh", "-c", "head -c 1000000 /dev/zero").run(.data)
        #expect(outcome.output.count == 1_000_000)
    }

    @Test func `output that is counted is not kept, and its writer is stopped beyond a limit`()
        throws
    {
        let all = try Command("sh", "-c", "head -c 100000 /dev/zero").run(.counted(upTo: 100_000))
        #expect(all.outputCount == 100_000)
        #expect(all.output.isEmpty)
        let endless = try Command("cat", "/dev/zero").run(.counted(upTo: 100_000))
        #expect(endless.outputCount > 100_000)
        #expect(endless.status == 128 + SIGPIPE)
    }

    @Test(arguments: [("exit 7", 7), ("kill -KILL $$", 137)] as [(String, Int32)])
    func `the status counts exits and signals as shells do`(script: String, status: Int32) throws {
        #expect(try Command("sh", "-c", script).run().status == status)
    }

    @Test func `a program that is not installed is told from one that fails`() {
        #expect(throws: CommandError.self) { try Command("no-such-program-anywhere").run() }
        do throws(CommandError) {
            _ = try Command("no-such-program-anywhere").run()
        } catch {
            #expect(error.isMissing)
            #expect(error.description == "no-such-program-anywhere: No such file or directory")
        }
    }

    @Test func `a child has used memory and time`() throws {
        let outcome = try Command("sh", "-c", ":").run()
        #expect(outcome.peakMemory > 0)
        #expect(outcome.wall > .zero)
    }
}
