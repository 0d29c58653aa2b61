import PresentationMocks
import TerminalUI

/// `Previews [NAME…]`: prints every screen of the browser in every state, or those whose names
/// begin with one of the arguments. They are what Xcode's previews are to SwiftUI.
@main
struct Previews {
    static func main() async {
        let terminal = Terminal.current
        do throws(TerminalError) {
            guard let previews = ScreenPreview.named(terminal.arguments) else {
                try terminal.writeError(
                    Array("no preview has such a name; without a name all are printed\n".utf8))
                terminal.exit(2)
            }
            for preview in previews {
                let title = previews.count == 1 ? "" : preview.title + "\n"
                try terminal.write(Array("\(title)\(await preview.frame())\n".utf8))
            }
        } catch {
            terminal.exit(3)
        }
    }
}
