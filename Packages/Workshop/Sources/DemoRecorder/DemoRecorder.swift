import Foundation
import PseudoTerminals

/// `DemoRecorder PROGRAM FILE [--check]`: takes the tour through PROGRAM's browser, and writes
/// FILE, a moving picture of it.
///
/// With `--check` it writes nothing, and fails if FILE is not what it would have written.
@main
struct DemoRecorder {
    static func main() {
        let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
        guard words.count == 2 else {
            print("usage: DemoRecorder PROGRAM FILE [--check]")
            exit(2)
        }
        let file = words[1]
        do {
            let recording = try Tour.recorded(program: words[0])
            let picture = AnimatedSVG(recording, title: Tour.title).text
            if !CommandLine.arguments.contains("--check") {
                try picture.write(toFile: file, atomically: true, encoding: .utf8)
            } else if try String(contentsOfFile: file, encoding: .utf8) != picture {
                print("DemoRecorder: \(file) shows something else than the browser")
                exit(1)
            }
            let seconds = recording.duration.components.seconds
            let bytes = picture.utf8.count
            print("\(file): \(recording.frames.count) frames, \(seconds) s, \(bytes) bytes")
        } catch {
            print("DemoRecorder: \(error)")
            exit(1)
        }
    }
}
