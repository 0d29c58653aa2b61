@testable import TerminalUI

/// A terminal of cells that knows the few sequences that a screen's writer sends, and keeps others.
struct ScreenModel {
    private(set) var rows: [[ScreenCell]]
    private(set) var unknown: [String] = []
    private var row = 0
    private var column = 0
    private var style = TextStyle()

    init(size: ScreenSize) {
        rows = Array(
            repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    }

    mutating func show(_ bytes: [UInt8]) {
        var text = String(decoding: bytes, as: UTF8.self)[...]
        while let character = text.popFirst() {
            if character == "\u{1B}" {
                text.removeFirst()
                let parameters = text.prefix { !$0.isLetter }
                text.removeFirst(parameters.count)
                obey(String(parameters), text.removeFirst())
            } else {
                put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let width = DisplayWidth.of(character)
        for offset in 0..<width {
            rows[row][column + offset] = ScreenCell(
                character: offset == 0 ? character : nil, style: style)
        }
        column += width
    }

    private mutating func obey(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch final {
        case "h" where parameters == "?2026", "l" where parameters == "?2026": break
        case "J" where parameters == "2":
            for row in rows.indices { rows[row] = rows[row].map { _ in .blank } }
        case "K": for column in column..<rows[row].count { rows[row][column] = .blank }
        case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
        case "C": column += numbers[0]
        case "m": for number in numbers { select(number) }
        default: unknown.append(parameters + String(final))
        }
    }

    private mutating func select(_ number: Int) {
        switch number {
        case 0: style = TextStyle()
        case 1: style.isBold = true
        case 2: style.isDim = true
        case 7: style.isReversed = true
        case 30...37: style.foreground = Color(rawValue: UInt8(number - 30))
        case 90...97: style.foreground = Color(rawValue: UInt8(number - 90 + 8))
        default: unknown.append("\(number)m")
        }
    }
}
