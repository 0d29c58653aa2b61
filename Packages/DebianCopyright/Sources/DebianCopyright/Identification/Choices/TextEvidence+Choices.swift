extension [TextEvidence.Piece] {
    /// Makes one choice of the two licences that each announcement speaks of.
    ///
    /// - Parameter announcements: in the order of the text, as the pieces are.
    /// - Returns: whether there is such a choice.
    mutating func join(by announcements: ChoiceAnnouncements, in text: ByteView) -> Bool {
        var isDropped = [Bool](repeating: false, count: count)
        var names: Set<StatedLicense> = []
        var choices: Set<StatedLicense> = []
        var printed: Set<StatedLicense> = []
        var next = 0
        for announcement in announcements {
            while next < count, self[next].bytes.lowerBound < announcement.bytes.lowerBound {
                next += 1
            }
            guard let (one, other) = pair(of: announcement, at: next, in: text) else { continue }
            let license = other.map { self[$0].license } ?? .license("Ruby")
            if announcement.kind.isOfConditions { names.insert(license) }
            if announcement.kind == .rubyConditions { printed.insert(license) }
            if let other { isDropped[other] = true }
            choices.formUnion([self[one].license, license])
            self[one].license = .or([self[one].license, license])
        }
        guard !choices.isEmpty else { return false }
        self = indices.filter { place in
            // A GNU licence's text is but printed, and what names the conditions is said there.
            !isDropped[place]
                && !(self[place].isGNUText && choices.contains(self[place].license))
                && !(self[place].isName && names.contains(self[place].license))
                && !(self[place].basis == .text && printed.contains(self[place].license))
        }.map { self[$0] }
        return true
    }

    /// The places of the licences to choose from; the second one is nil for Ruby's, whose text may
    /// not be all there.
    ///
    /// - Parameter next: the place of the first piece behind the announcement's beginning.
    private func pair(
        of announcement: ChoiceAnnouncements.Announcement, at next: Int, in text: ByteView
    ) -> (Int, Int?)? {
        let one: Int
        switch announcement.kind {
        case .next, .nextSentences:
            guard next < count,
                self[next].bytes.lowerBound - announcement.bytes.upperBound < Self.reach,
                announcement.kind == .next
                    || self[next].bytes.lowerBound >= announcement.sentence.upperBound
            else { return nil }
            one = next
        case .textBehind, .rubyConditions:
            guard next > 0, self[next - 1].grant != nil,
                self[next - 1].bytes.lowerBound >= announcement.sentence.lowerBound
            else { return nil }
            one = next - 1
        }
        if case .or = self[one].license { return nil }
        if announcement.kind == .rubyConditions {
            return (one, next < count && self[next].license == .license("Ruby") ? next : nil)
        }
        guard
            let other = indices[(one + 1)...].prefix(4).first(where: {
                self[$0].license != self[one].license
            }),
            announcement.kind != .textBehind || self[other].basis == .text && other == one + 1,
            self[other].isPartial == self[one].isPartial
        else { return nil }
        let between = text[self[one].bytes.upperBound..<self[other].bytes.lowerBound]
        guard between.count < Self.reach, !between.hasCopyrightLine else { return nil }
        return (one, other)
    }

    /// What stands further apart, in bytes, belongs to something else.
    private static var reach: Int { 1_500 }
}

extension ChoiceAnnouncements.Kind {
    fileprivate var isOfConditions: Bool { self == .textBehind || self == .rubyConditions }
}

extension TextEvidence.Piece {
    fileprivate var isName: Bool { grant.map { $0.scope != .packaging } ?? false }

    fileprivate var isGNUText: Bool {
        guard basis == .text, case .license(let id, _, _) = license else { return false }
        return id.isGNULicense
    }
}
