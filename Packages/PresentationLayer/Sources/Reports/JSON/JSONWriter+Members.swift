extension JSONWriter {
    mutating func member(_ key: StaticString, _ text: String) {
        self.key(key)
        value(text)
    }

    /// A member that is `null` where there is no text.
    mutating func member(_ key: StaticString, _ text: String?) {
        self.key(key)
        if let text { value(text) } else { null() }
    }

    mutating func member(_ key: StaticString, _ number: Int) {
        self.key(key)
        value(number)
    }

    /// A member that is `null` where there is no number.
    mutating func member(_ key: StaticString, _ number: Int?) {
        self.key(key)
        if let number { value(number) } else { null() }
    }

    mutating func member(_ key: StaticString, _ flag: Bool) {
        self.key(key)
        value(flag)
    }

    /// A member with all these texts, on one line.
    mutating func member(_ key: StaticString, _ texts: some Sequence<String>) {
        self.key(key)
        beginArray(inline: true)
        for text in texts { value(text) }
        endArray()
    }

    /// A member with an element a line.
    mutating func member<Element>(
        _ key: StaticString,
        _ elements: some Sequence<Element>,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.key(key)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    /// A member with many elements, passed on as they come.
    mutating func member<Element, Sink: ByteSink>(
        _ key: StaticString, _ elements: [Element], to sink: inout Sink,
        _ write: (inout JSONWriter, Element) -> Void
    ) throws(Sink.Failure) {
        self.key(key)
        beginArray()
        for element in elements {
            write(&self, element)
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }
}
