/// A licence that the words of a text grant.
struct Grant: Hashable, Sendable {
    /// What is granted.
    var license: StatedLicense
    /// Where the words stand, from the first licence's name to the last one's: in
    /// bytes of the text.
    var bytes: Range<Int>
    /// What the grant is for.
    var scope: Scope
    /// How the grant is worded.
    var form: Form
    /// Whether a GNU licence is named without a version.
    var isUnversioned = false
    /// Whether an alternative or a further licence is named that has no id of its own, such as
    /// plain "BSD": what `license` says is then not all of it.
    var isIncomplete = false
    /// What ids begin with of a licence to choose from that has no id by its name alone: "BSD" in
    /// "the GPL or the BSD license". Its text, where one is printed, says which it is. Nil where
    /// there is no such licence.
    var openAlternative: String?
    /// Where an exception is named that the SPDX list has no general id for, in bytes of the text;
    /// nil without one.
    var unlistedException: Range<Int>?

    /// The part of a work that a grant speaks of.
    enum Scope: Hashable, Sendable {
        /// The work, or nothing in particular.
        case work
        /// What the distribution added.
        case packaging
        case documentation
        case tests
        /// Some files or parts, which the words name.
        case parts
    }

    /// How a grant is worded.
    enum Form: Hashable, Sendable {
        /// As a sentence, or as a heading such as `License: GPL-2+`.
        case words
        /// A name that stands alone, with no word of granting: taken where nothing else grants a
        /// licence of the same family.
        case bareName
        /// A reference to the terms of Perl.
        case perlTerms
        /// Words that give up copyright.
        case dedication
        /// The only word behind `License:`, given as written: it may be an id or anything else.
        case labelled
        /// An `SPDX-License-Identifier` line; `bytes` are those of its expression, whose ids are
        /// given as written.
        case identifier
    }
}
