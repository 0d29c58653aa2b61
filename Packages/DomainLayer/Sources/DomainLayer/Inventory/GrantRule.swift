/// The rule by which words that name a license grant it.
///
/// The raw values are codes for programs. Only a statement whose method is
/// ``DetectionMethod/grant`` has a rule.
public enum GrantRule: String, Hashable, Sendable, CaseIterable {
    /// A granting word before the name, the most common case: "distributed under the GPL".
    case nearestWord = "nearest-word"
    /// A word behind the name: "the GPL, version 2 or later, applies".
    case wordBehind = "word-behind"
    /// A label with a colon: "License: the GPL, version 2".
    case label
    /// A label without a colon, above everything else: "License GPL-2+".
    case title
    /// A label before an address: "License: as explained at https://…".
    case labeledAddress = "labeled-address"
    /// A line of a list of parts: `lib/sort.c: GPL-2+`.
    case listLine = "list-line"
    /// A line that explains an abbreviation of the file: `"GPL2h": the GNU General Public License`.
    case key
    /// A name right after a copyright holder: "Copyright 2001 N. N. GPL."
    case signature
    /// A line of its own below a copyright holder.
    case lineBelowHolder = "line-below-holder"
    /// A heading that refers to a file under `/usr/share/common-licenses`.
    case referral
    /// A name in brackets after "under the conditions of": "(i.e. the GPL, version 2)".
    case explanation
    /// A further choice: "Alternatively, the MIT license."
    case alternative
    /// A paragraph that is nothing but a name and its version.
    case alone
    /// The notice that a license asks for, which is a grant by itself.
    case notice
}
