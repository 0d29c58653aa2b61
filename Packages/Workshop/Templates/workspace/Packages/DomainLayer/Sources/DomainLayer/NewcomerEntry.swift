/// What the app is about: a title and a text.
public struct NewcomerEntry: Hashable, Sendable {
    public let title: String
    /// Nil if the text can't be read.
    public let text: String?

    public init(title: String, text: String?) {
        self.title = title
        self.text = text
    }
}
