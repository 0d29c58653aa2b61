import PseudoTerminals
import TerminalRecordings

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `DemoRecorder PROGRAM FILE [--check]`: takes the tour through PROGRAM's browser, and writes
/// FILE, a moving picture of it.
///
/// With `--check` it writes nothing, and fails where FILE is not what it would have written.
@main
struct DemoRecorder {
    static func main() {
        let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
        guard words.count == 2 else {
            print("usage: DemoRecorder PROGRAM FILE [--check]")
            exit(2)
        }
        do throws(TerminalProgramError) {
            let recording = try Tour.recorded(program: words[0])
            let picture = AnimatedSVG(recording, title: Tour.title).text
            let isChecked = CommandLine.arguments.contains("--check")
            finish(picture, recording, file: words[1], isChecked: isChecked)
        } catch {
            print("DemoRecorder: \(error)")
            exit(1)
        }
    }

    private static func finish(
        _ picture: String, _ recording: Recording, file: String, isChecked: Bool
    ) {
        let bytes = Array(picture.utf8)
        let isSame = contents(of: file) == bytes
        if isChecked, !isSame {
            print("DemoRecorder: \(file) shows something else than the browser")
            exit(1)
        }
        if !isSame, !write(bytes, to: file) {
            print("DemoRecorder: \(file): \(String(cString: strerror(errno)))")
            exit(1)
        }
        let seconds = recording.duration.components.seconds
        print("\(file): \(recording.frames.count) frames, \(seconds) s, \(bytes.count) bytes")
    }

    private static func contents(of file: String) -> [UInt8]? {
        guard let stream = fopen(file, "r") else { return nil }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
            bytes += chunk[..<count]
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8], to file: String) -> Bool {
        guard let stream = fopen(file, "w") else { return false }
        let count = fwrite(bytes, 1, bytes.count, stream)
        return fclose(stream) == 0 && count == bytes.count
    }
}
