public import DomainLayer
internal import VisibleText

/// What a command line of StylesApp asks for.
public enum Request: Hashable, Sendable {
    /// The help.
    case help
    /// The browser in a style, with the real drivers if `isReal`, and otherwise with mocks.
    case browse(BrowserStyle, source: InventorySource, isReal: Bool)
}

extension Request {
    /// Reads the words after the program's name.
    ///
    /// - Throws: ``UsageError`` for the first invalid word.
    public init(parsing words: [String]) throws(UsageError) {
        var styles: [BrowserStyle] = []
        var source = InventorySource.standard
        var isReal = false
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "-h", "--help":
                self = .help
                return
            case "--system": isReal = true
            case "--root":
                guard let place = rest.popFirst(), !place.isEmpty else { throw .missingRoot }
                source = .root(place)
            case _ where word.hasPrefix("-"): throw .unknownOption(word)
            default:
                guard let style = BrowserStyle(rawValue: word) else { throw .unknownStyle(word) }
                styles.append(style)
            }
        }
        guard let style = styles.first else { throw .missingStyle }
        if styles.count > 1 { throw .severalStyles }
        self = .browse(style, source: source, isReal: isReal)
    }

    /// What `--help` prints.
    public static let helpText = """
        Usage: StylesApp STYLE [--system] [--root PATH]

        Shows the browser in one of five architectures, over the same drivers.

        Styles:
          fia    Framework-Independent Architecture, with the most screens
          mvvm   Model-View-ViewModel
          redux  One state, changed by actions in pure functions
          asmf   Actors and streams below view models, made by factories
          vsa    Views without view models

        Options:
          --system     Read this machine instead of a made-up system; asmf then begins where its
                       last run on the same system ended
          --root PATH  Read this folder, image, tar or package instead of this machine; without
                       --system, the made-up system of this name, such as slow
          -h, --help   Print this help

        """
}

/// What is wrong with a command line.
public enum UsageError: Error, Hashable, Sendable {
    case missingStyle
    case severalStyles
    case unknownStyle(String)
    case unknownOption(String)
    case missingRoot

    /// The error in a line without a period, with control characters made visible.
    public var message: String {
        let styles = BrowserStyle.allCases.map(\.rawValue).joined(separator: ", ")
        return switch self {
        case .missingStyle: "no style is named; choose one of \(styles)"
        case .severalStyles: "more than one style is named; choose one of \(styles)"
        case .unknownStyle(let word): "unknown style '\(word.visible)'; choose one of \(styles)"
        case .unknownOption(let word):
            "unknown option '\(word.visible)'; see 'StylesApp --help'"
        case .missingRoot: "--root needs a value: --root PATH"
        }
    }
}
