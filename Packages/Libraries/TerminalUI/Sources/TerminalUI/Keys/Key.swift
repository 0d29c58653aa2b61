import VisibleText

/// A pressed key, or pasted text.
public enum Key: Hashable, Sendable {
    /// A character as it was typed; never a control character.
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right
    case pageUp, pageDown, home, end
    /// A key with Ctrl, named by its small letter: `.control("u")`.
    ///
    /// Ctrl-I, Ctrl-M and Ctrl-H are `.tab`, `.enter` and `.backspace`, because a terminal sends
    /// identical bytes for both.
    case control(Character)
    /// A character with Alt (Meta).
    case alt(Character)
    /// Pasted text with its line feeds and tabs, but no other control characters.
    case paste(String)
}

/// How a view reacts to keys.
struct KeyBinding {
    /// Whether the view gets keys before views without the focus, wherever it is.
    var isFocused = false
    /// Reacts to the key; false if the view doesn't take it.
    let handle: @MainActor (Key) -> Bool
}

extension View {
    /// Runs an action when a key is pressed, unless a view inside takes the key.
    ///
    /// ```swift
    /// Text("Press q to quit").onKey(.character("q")) { dismiss() }
    /// ```
    public func onKey(
        _ key: Key, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onKey { pressed in
            if pressed != key { return false }
            action()
            return true
        }
    }

    /// Reacts to the keys that no view inside takes.
    ///
    /// ```swift
    /// ScrollView { Text(help) }.onKey { key in
    ///     guard case .character(let digit) = key, digit.isNumber else { return false }
    ///     jump(toChapter: digit)
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameter action: returns false for a key that it leaves to other views.
    public func onKey(perform action: @escaping @MainActor (Key) -> Bool) -> some View {
        KeyView(content: self, binding: KeyBinding(handle: action))
    }
}

private struct KeyView<Content: View>: View {
    let content: Content
    let binding: KeyBinding

    func render(into stack: inout LineStack) {
        content.render(into: &stack)
        var block = Block()
        block.keys = [binding]
        stack.append(block)
    }
}

extension Key {
    /// The key of a single ASCII byte; nil if it has none.
    init?(byte: UInt8) {
        switch byte {
        case 0x0A, 0x0D: self = .enter
        case 0x09: self = .tab
        case 0x08, 0x7F: self = .backspace
        case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x00, 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
        case 0x20...0x7E: self = .character(Character(Unicode.Scalar(byte)))
        default: return nil
        }
    }

    /// The key of a character; nil for a control character.
    init?(typed text: String) {
        guard let character = text.first, !text.unicodeScalars.contains(where: \.isTerminalControl)
        else { return nil }
        self = .character(character)
    }

    /// The key of ESC O and a byte, which some terminals send instead of ESC [.
    init?(single byte: UInt8) {
        if byte == UInt8(ascii: "M") {
            self = .enter
        } else {
            self.init(control: [], final: byte)
        }
    }

    /// The key of ESC [, parameters and a final byte. Modifiers, the second parameter, are ignored.
    init?(control bytes: [UInt8], final: UInt8) {
        let number = bytes.prefix { 0x30...0x39 ~= $0 }
            .reduce(0) { min(9999, $0 * 10 + Int($1 - 0x30)) }
        switch (final, number) {
        case (UInt8(ascii: "A"), _): self = .up
        case (UInt8(ascii: "B"), _): self = .down
        case (UInt8(ascii: "C"), _): self = .right
        case (UInt8(ascii: "D"), _): self = .left
        case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): self = .end
        case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): self = .home
        case (UInt8(ascii: "Z"), _): self = .backTab
        case (UInt8(ascii: "~"), 3): self = .delete
        case (UInt8(ascii: "~"), 5): self = .pageUp
        case (UInt8(ascii: "~"), 6): self = .pageDown
        default: return nil
        }
    }

    /// The key of pasted text: lines end in line feeds, and nothing but tabs controls a terminal.
    init(pasted bytes: some Collection<UInt8>) {
        var text = ""
        var isAfterReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\r": text.unicodeScalars.append("\n")
            case "\n": if !isAfterReturn { text.unicodeScalars.append("\n") }
            case "\t": text.unicodeScalars.append("\t")
            default: if !scalar.isTerminalControl { text.unicodeScalars.append(scalar) }
            }
            isAfterReturn = scalar == "\r"
        }
        self = .paste(text)
    }
}
