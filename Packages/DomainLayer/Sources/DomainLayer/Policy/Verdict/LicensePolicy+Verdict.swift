extension LicensePolicy {
    /// What the policy says of an inventory that holds its ``detail``.
    ///
    /// - Parameters:
    ///   - inventory: what is installed, with the policy's ``detail``.
    ///   - day: today, by which exemptions expire.
    public func verdict(on inventory: LicenseInventory, day: CalendarDate) -> PolicyVerdict {
        var judge = PolicyJudge(self, day: day)
        var verdict = PolicyVerdict(
            system: inventory.system, policyPath: path, checked: 0,
            isIncomplete: inventory.isIncomplete)
        for entry in inventory.entries { judge.judge(entry, into: &verdict) }
        verdict.warnings = judge.uses.warnings(of: self, day: day)
        return verdict
    }
}
