extension JSONWriter {
    /// A member that is left out where there is no text, or an empty one.
    mutating func memberUnlessEmpty(_ key: StaticString, _ text: String?) {
        guard let text, !text.isEmpty else { return }
        member(key, text)
    }
}
