import TerminalUI

/// What stands in the place of a tab's rows until they are worked out.
struct WorkingScreen: View {
    let isShown: Bool

    var body: some View {
        if isShown { Notice { Text("Going through the packages …") } } else { Spacer() }
    }
}
