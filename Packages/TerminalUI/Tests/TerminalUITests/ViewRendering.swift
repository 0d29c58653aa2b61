import TerminalUI

extension View {
    /// The view's lines as a pipe gets them.
    func plain(width: Int?) -> String {
        String(decoding: rendered(width: width).bytes(styled: false), as: UTF8.self)
    }

    /// The view's lines as a terminal gets them.
    func styled(width: Int?) -> String {
        String(decoding: rendered(width: width).bytes(styled: true), as: UTF8.self)
    }
}
