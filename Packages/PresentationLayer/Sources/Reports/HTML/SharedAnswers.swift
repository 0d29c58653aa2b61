import DomainLayer

/// The answers of packages; equal answers are shared.
struct SharedAnswers {
    /// One package for each answer.
    private(set) var entries: [PackageLicense] = []
    /// The index in ``entries`` of each package's answer.
    private(set) var indices: [Int] = []

    init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        var answers = InternTable<Answer>()
        var known: [AnswerIdentity: Int] = [:]
        for entry in inventory.entries {
            let notice = notices.packages[entry.id] ?? PackageNotice()
            let identity = AnswerIdentity(
                statements: ArrayIdentity(entry.statements),
                holders: ArrayIdentity(notice.holders), texts: ArrayIdentity(notice.texts))
            let index =
                known[identity]
                ?? answers.number(of: Answer(statements: entry.statements, notice: notice))
            known[identity] = index
            indices.append(index)
            if index == entries.count { entries.append(entry) }
        }
    }

    private struct Answer: Hashable {
        let statements: [LicenseStatement]
        let notice: PackageNotice
    }

    /// Identifies an answer by the storage of its arrays, without comparing their elements.
    private struct AnswerIdentity: Hashable {
        let statements: ArrayIdentity<LicenseStatement>
        let holders: ArrayIdentity<String>
        let texts: ArrayIdentity<Int>
    }
}
