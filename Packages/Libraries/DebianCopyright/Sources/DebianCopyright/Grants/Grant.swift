/// A license that the words of a text grant.
struct Grant: Hashable, Sendable {
    /// The license that is granted.
    var license: StatedLicense
    /// The range from the first license's name to the last one, in bytes of the text.
    var bytes: Range<Int>
    /// The part of the work that the grant is for.
    var scope: Scope
    /// The wording of the grant.
    var form: Form
    /// The name of the ``GrantRule`` by which the words are a grant.
    var rule: String
    /// Whether the grant names a GNU license without a version.
    var isUnversioned = false
    /// Whether only the SPDX list has the name. People use such names for other texts, too.
    var isListedName = false
    /// Whether the grant also names a license or an alternative without an id of its own, such as
    /// plain "BSD", so that `license` is incomplete.
    var isIncomplete = false
    /// The first part of the id of an alternative whose name alone has no id: "BSD" in "the GPL or
    /// the BSD license". The license's text, if the file prints it, shows which one is meant. Nil
    /// if there is no such alternative.
    var openAlternative: String?
    /// The range of the name of an exception without a general id on the SPDX list, in bytes of the
    /// text; nil if there is none.
    var unlistedException: Range<Int>?

    /// The wording of a grant.
    enum Form: Hashable, Sendable {
        /// A sentence, or a heading such as `License: GPL-2+`.
        case words
        /// A name without a granting word, which counts unless another grant is of a license of the
        /// same family.
        case bareName
        /// The address of a license, which is a pointer.
        case address
        /// An address without a granting word, which counts if nothing else is stated: "see
        /// https://…".
        case bareAddress
        /// A reference to the terms of Perl.
        case perlTerms
        /// Words that give up copyright.
        case dedication
        /// The only word after `License:`, as written: an id or anything else.
        case labeled
        /// An `SPDX-License-Identifier` line. `bytes` is the range of its expression, whose ids are
        /// as written.
        case identifier
    }
}
