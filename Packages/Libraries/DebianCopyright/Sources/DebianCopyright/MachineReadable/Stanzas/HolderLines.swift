import DebianSystems

/// The holders that a `Copyright` field names, one for each line, without the word "Copyright" and
/// its signs.
///
/// Some fields also print remarks or a license's text. After an empty line (`.`) and after the
/// beginning of a sentence, a line names a holder only if it says so itself, or continues a line
/// that does.
struct HolderLines: Sequence, IteratorProtocol {
    private var lines: ByteLines
    /// Whether lines currently name holders.
    private var isOpen = true
    /// Whether the line is the first one after an empty line.
    private var isFirst = false

    init(of field: Deb822Field) {
        lines = field.lines
    }

    mutating func next() -> ByteView? {
        while let line = lines.next() {
            let text = line.bytes.trimmed.withoutCommentSigns
            if text.isEmpty { continue }
            if text.isRule {
                isOpen = false
                isFirst = true
                continue
            }
            let (signs, holder) = text.copyrightSigns
            if signs > 0 {
                isOpen = true
            } else if text.beginsSentence {
                isOpen = text.isSentenceAboutHolder
            } else if !isOpen {
                isOpen = isFirst ? text.hasYear : text.beginsWithYear
            }
            isFirst = false
            if isOpen, let holder = holder.holder { return holder }
        }
        return nil
    }
}

extension HolderLines {
    /// The holders, joined if they continue in the next line.
    static func holders(in field: Deb822Field) -> [String] {
        var holders: [ByteView] = []
        var last: ByteView?
        for line in HolderLines(of: field) {
            if let last, last.goesOn(in: line, of: field.value) {
                holders[holders.count - 1] = holders[holders.count - 1].through(line)
            } else {
                holders.append(line)
            }
            last = line
        }
        return holders.map { holder in
            guard holder.contains(0x0A) else { return String(holder) }
            return ByteLines(holder).map { String($0.bytes.trimmed.withoutCommentSigns) }
                .joined(separator: " ")
        }
    }
}

extension ByteView {
    /// The number of leading words and signs that mean "copyright", and the rest of the line.
    var copyrightSigns: (count: Int, rest: ByteView) {
        var rest = self
        var found = 0
        while let length = rest.lengthOfCopyrightSign {
            rest = rest[length..<rest.count].trimmed
            if rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ",") {
                rest = rest[1..<rest.count].trimmed
            }
            found += 1
        }
        return (found, rest)
    }

    /// Whether the line has four consecutive digits that begin with 19 or 20.
    var hasYear: Bool {
        var digits = 0
        for position in 0..<count {
            digits = self[position].isDigit ? digits + 1 : 0
            if digits == 4, isYear(at: position - 3) { return true }
        }
        return false
    }

    private func isYear(at position: Int) -> Bool {
        let century = (self[position], self[position + 1])
        return century == (0x31, 0x39) || century == (0x32, 0x30)
    }
}

extension ByteView {
    /// The line without its comment leader.
    var withoutCommentSigns: ByteView {
        guard first?.isCommentSign == true else { return self }
        let start = firstIndex { !$0.isBlank && !$0.isCommentSign } ?? count
        return start == 0 || start < count && !self[start - 1].isBlank ? self : self[start..<count]
    }

    /// The part that names a holder, without "All rights reserved"; nil if nothing else is left, or
    /// if the line says that there is no holder.
    var holder: ByteView? {
        var end = count
        while end > 0, self[end - 1].isSeparator { end -= 1 }
        let reserved: StaticString = "all rights reserved"
        let start = end - reserved.utf8CodeUnitCount
        var holder = self
        if start >= 0, self[start..<end].equalsIgnoringCase(reserved) {
            holder = self[0..<start].trimmed
            while let last = holder.last, last == UInt8(ascii: ",") || holder.endsSentence {
                holder = holder[0..<holder.count - 1].trimmed
            }
        }
        return holder.isEmpty || holder.isNobody ? nil : holder
    }

    private var isNobody: Bool {
        guard count <= 5 else { return false }
        return ["none", "none.", "n/a"].contains(where: equalsIgnoringCase)
    }

    /// Whether the line ends in a full stop that isn't part of "Inc." and the like.
    private var endsSentence: Bool {
        last == UInt8(ascii: ".") && dropLast().suffix(5).allSatisfy { $0 != 0x20 && $0 != 0x2E }
    }

    /// Whether the line's end cuts a holder: after years, "and" or "of", or before "Inc."
    fileprivate func goesOn(in line: ByteView, of field: ByteView) -> Bool {
        let between = field[offset(in: field) + count..<line.offset(in: field)]
        guard between.allSatisfy({ $0.isBlankOrLineFeed || $0.isCommentSign }),
            between.count(where: { $0 == 0x0A }) == 1
        else { return false }
        let areYears = hasYear && !contains { $0.isLetter || $0 > 0x7F }
        return areYears && !line.isEmpty
            || !line.beginsWithYear
                && (endsCut
                    || Self.cutStarts.contains { start in
                        line.startsIgnoringCase(with: start)
                            && !line[start.utf8CodeUnitCount..<line.count].goesOnAsWord
                    })
    }

    /// Whether the line ends in a word that can't be the last one.
    var endsCut: Bool {
        Self.cutEnds.contains { end in
            count > end.utf8CodeUnitCount
                && self[count - end.utf8CodeUnitCount..<count].equalsIgnoringCase(end)
        }
    }

    private static let cutEnds: [StaticString] = [" and", " &", " by", " of", " the", " for"]
    private static let cutStarts: [StaticString] = ["and", "&", "inc", "ltd", "llc", "gmbh"]

    private var goesOnAsWord: Bool {
        first.map { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
    }
}

extension UInt8 {
    /// Whether the byte can lead a comment's line.
    fileprivate var isCommentSign: Bool {
        switch self {
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "|"),
            UInt8(ascii: ";"), UInt8(ascii: "%"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Whether the byte can follow a holder's name.
    fileprivate var isSeparator: Bool {
        switch self {
        case 0x20, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
        default: false
        }
    }
}

extension ByteView {
    /// Whether the line is `.`, the way deb822 writes an empty line, or a rule like `...` and
    /// `-----`.
    fileprivate var isRule: Bool {
        guard let first, first == UInt8(ascii: ".") || first == UInt8(ascii: "-") else {
            return false
        }
        return allSatisfy { $0 == first }
    }

    /// Whether the line begins with a year and a possible name, unlike "2005 program".
    fileprivate var beginsWithYear: Bool {
        guard prefix(4).count(where: \.isDigit) == 4, isYear(at: 0) else { return false }
        let name = first { $0.isLetter || $0 > 0x7F }
        return name.map { !$0.isLetter || $0.isCapital } ?? false
    }

    /// Whether the line begins with words of a license, or of a remark on the work.
    var beginsSentence: Bool {
        let beginnings: [StaticString]
        switch first?.lowercased {
        case UInt8(ascii: "a"): beginnings = ["all or "]
        case UInt8(ascii: "d"): beginnings = ["distributed under "]
        case UInt8(ascii: "l"): beginnings = ["licensed ", "licenced "]
        case UInt8(ascii: "p"): beginnings = ["permission "]
        case UInt8(ascii: "r"): beginnings = ["redistribution ", "released under "]
        case UInt8(ascii: "s"): beginnings = ["some "]
        case UInt8(ascii: "t"): beginnings = ["this ", "these "]
        default: return false
        }
        return beginnings.contains { startsIgnoringCase(with: $0) }
    }

    /// Whether the line is like "This software is copyright 1999 by N. N.", unlike "This copyright
    /// notice must" or a disclaimer for copyright holders.
    fileprivate var isSentenceAboutHolder: Bool {
        containsIgnoringCase("copyright") && !containsIgnoringCase("notice")
            && !containsIgnoringCase("holder")
    }
}
