extension Unicode.Scalar {
    /// Whether every terminal and page shows the scalar as a plain character: it is no control
    /// character, no line separator, and doesn't change the direction of text.
    var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !properties.isBidiControl
        }
    }
}
