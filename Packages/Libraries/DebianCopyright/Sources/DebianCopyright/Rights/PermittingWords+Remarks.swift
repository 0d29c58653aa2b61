/// What a sentence says about rights that doesn't hold for the work as it is: history, parts that
/// were left out of the package, wishes.
extension PermittingWords {
    /// "Releases before 1.0 were for evaluation only", "Until release 2 it could not be sold",
    /// "older archives carry the words", "it used to be", "no longer applies"; not "without prior
    /// permission"
    var areHistory: Bool {
        says(.past)
            && says(.once) { word($0) != "prior" || !says(.consent, from: $0 + 1, reach: 2) }
            || says(.longer) { longer in
                word(longer - 1, is: .no)
                    && (says(.past) || Self.lapsing.contains(word(longer + 1)))
            }
            || has(Self.usedTo)
            || says(.past)
                && indices.contains {
                    Self.releases.contains(word($0)) && Self.earlier.contains(word($0 + 1))
                }
    }

    /// "were removed", "are removed because their license", "have been removed from the archive",
    /// "has been excluded since it has no license", "is made by removing", "was taken out of", "is
    /// not shipped", "is not in this package", "not part of this package", "neither is in this
    /// package"
    var tellOfRemoval: Bool {
        has(Self.takenOut) || has(Self.notInPackage) || tellOfMakingByRemoval
            || says(.removed) { index in
                (!has(.license, from: index + 1, reach: 3) || word(index + 1) == "because")
                    && !has(.reader, from: 0, reach: index)
                    && (has(.being, from: index - 3, reach: 3)
                        || says(.past, from: index - 3, reach: 3)
                        || word(index - 1) == "been" && !denyPlainly
                            && (word(index + 1) == "from"
                                && has(.body, from: index + 2, reach: 4)
                                || Self.reasons.contains(word(index + 1)) && has(.license))
                            && !has([.may, .commercial, .sale])
                            && !says([.nobody, .noncommercial]))
            }
            || has(.not) { index in
                !word(index - 1, says: .modal) && !has(.may, from: 0, reach: index)
                    && says(.shipped, from: index + 1, reach: 3)
                    || says(.part, from: index + 1, reach: 2) && !has(Self.ofBargain)
            }
            || says(.nobody) { index in
                let verb = says(.part, from: index + 1, reach: 1) ? index + 4 : index + 1
                return word(verb, is: .being) && word(verb + 1) == "in"
            }
    }

    /// "the archive is created by removing the non-free"; not "may only be used by removing"
    private var tellOfMakingByRemoval: Bool {
        indices.contains { Self.removing.contains(word($0)) && word($0 - 1) == "by" }
            && !has(.reader) && !denyByModal
    }

    /// "This can not be in Debian main because …", "is not part of the Debian distribution": why a
    /// package is in contrib or non-free. The package's section is judged elsewhere.
    var tellOfArchive: Bool {
        tellOfArchiveRules
            || !tellOfOmission
                && has(.debian) { debian in
                    let isPart = says(.part, from: debian - 4, reach: 4)
                    return isPart
                        ? says([.never, .nobody], from: debian - 10, reach: 10)
                        : says(.never, from: debian - 5, reach: 5)
                            && !says(.doing, from: debian - 5, reach: 5)
                }
    }

    /// "a file, which is not allowed in the archive"
    private var tellOfArchiveRules: Bool {
        end(with: Self.inArchive) && !has([.may, .must, .commercial, .sale])
            && says(.never) { word($0 - 2) == "which" && word($0 + 1) == "allowed" }
    }

    /// "does not meet the Debian Free Software Guidelines, and is not shipped in the Debian
    /// packages": something is missing in Debian, not the package.
    private var tellOfOmission: Bool {
        has(.debian) { debian in
            Self.packages.contains(word(debian + 1)) && has(.not, from: debian - 6, reach: 6)
                && says(.shipped, from: debian - 4, reach: 4)
        }
    }

    /// "The patent expired on"
    var tellOfExpiredPatent: Bool { has(word: "patent") && has(word: "expired") }

    /// "with permission of"; not "See the License for the language governing permissions", "the
    /// rights granted by the license", "the permission notice appears below"
    var speakOfPermission: Bool {
        if word(0) == "see" && has(.license) || grantToGovernment || keepImmunity { return false }
        return has([.permission, .permitted]) { !word($0 + 1, is: .notice) }
            || has(.granted) { word($0 + 1) != "by" }
    }

    /// "the Government is granted for itself and others acting on its behalf a license": a right
    /// that a government has by its contracts, and that takes none from others
    private var grantToGovernment: Bool {
        has(word: "government") && has(Self.onItsBehalf) && withholdNothing
    }

    /// "Only files that may be modified are allowed in Debian": why something was left out
    var tellOfDebianRules: Bool {
        has(.debian) { word($0 - 1) == "in" && Self.admitted.contains(word($0 - 2)) }
    }

    /// "you are permitted and encouraged to use this", without a condition
    var permitAnybody: Bool { has([.person, .reader]) && !areConditional }

    /// "would be appreciated", "please do not", "is not required", "you are welcome to send"; not
    /// "please note that nobody may", "as you please"
    var areWish: Bool {
        says(.wish) { word($0) != "please" || isPlea($0) } && !denyByModal && !stayOut
            || areNoCondition || requestVolunteers
            || !denyByModal
                && indices.contains { word($0) == "welcome" && word($0 + 1) == "to" }
                && has(.reader)
            || says(.required) { word($0 - 1, is: .not) }
            || says(.bound) { bound in
                word(bound + 1) == "to" && says([.never, .nobody], from: bound - 2, reach: 2)
            }
    }

    /// "please send us a moon"; not "as you please", "please note that", "please do not sell it"
    private func isPlea(_ please: Int) -> Bool {
        if word(please - 1) == "you" || Self.noting.contains(word(please + 1)) { return false }
        return !says(.never, from: please + 1, reach: 2)
            || !says(.doing, from: please + 2, reach: 3)
    }

    /// "We request voluntary reporting of all use"
    private var requestVolunteers: Bool {
        !denyPlainly && !has([.commercial, .sale, .license, .permission])
            && !says([.without, .paying]) && !has(word: "keep") && !has(word: "stay")
            && indices.contains { index in
                Self.voluntary.contains(word(index))
                    && (index - 3..<index).contains { Self.requesting.contains(word($0)) }
            }
    }

    /// "a wish and no condition", "you need not ask us", "you don't have to"
    var areNoCondition: Bool {
        says(.nobody) { word($0 + 1) == "condition" || word($0 + 1) == "obligation" }
            || !has(.must) && !says([.only, .forbidding])
                && says(.bound) { bound in
                    says(.never, from: bound + 1, reach: 1)
                        && has(.reader, from: bound - 1, reach: 1)
                }
    }

    /// "may not", "must", "is not allowed", "only", "all others", "nobody may"
    private var denyByModal: Bool { says(.other) || denyPlainly }

    private var denyPlainly: Bool {
        has(.must) || says([.only, .forbidding, .group])
            || has(.not) { word($0 - 1, is: .may) || word($0 + 1, is: .permitted) }
            || says(.nobody) { has(.may, from: $0 + 1, reach: 8) }
    }

    private static let onItsBehalf = WordHash.hashes(of: "acting on its behalf")
    private static let admitted = WordSet("allowed accepted permitted acceptable")
    private static let noting = WordSet("note notice remember mind observe be ask")
    private static let voluntary = WordSet("voluntary voluntarily")
    private static let requesting = WordSet("request requests requested ask asks asked")
    private static let removing = WordSet("removing stripping dropping deleting excluding omitting")
    private static let reasons = WordSet("because since")
    private static let packages = WordSet("package packages")
    private static let releases = WordSet("releases release versions version editions")
    private static let earlier = WordSet("before until till prior through")
    private static let takenOut = WordHash.hashes(of: "taken out of")
    private static let inArchive = WordHash.hashes(of: "in the archive")
    private static let notInPackage = WordHash.hashes(of: "not in this package")
    private static let ofBargain = WordHash.hashes(of: "of the bargain")
    private static let usedTo = WordHash.hashes(of: "used to be")
    private static let lapsing = WordSet("apply applies hold holds valid required needed true")
}

extension Sentences {
    /// Whether a sentence says that the package isn't part of Debian, as files of contrib and
    /// non-free do (Debian Policy, section 12.5).
    var sayOutsideDebian: Bool {
        // Most remarks don't name Debian.
        guard index(of: Self.debian, from: 0) != nil else { return false }
        return all.contains { PermittingWords(words: words[$0].map(\.hash)).tellOfArchive }
    }

    private static let debian = WordSet("debian")
}
