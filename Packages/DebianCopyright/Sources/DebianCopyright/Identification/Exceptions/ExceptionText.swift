/// The text of an exception of the SPDX list, found in another text.
struct ExceptionText {
    let id: String
    /// Where it stands, in bytes of the whole.
    let bytes: Range<Int>

    /// The licences that it is made for.
    var base: ExceptionBase { ExceptionBase(of: id) }
}
