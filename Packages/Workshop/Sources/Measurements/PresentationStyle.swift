/// One of the architectures that present the browser, and where its sources and tests are.
public struct PresentationStyle: Hashable, Sendable {
    /// The style's name for people.
    public let name: String
    /// The style's name as an option of StylesApp and in figures.
    public let option: String
    /// The folder of the style's package.
    public let package: String
    public let module: String
    /// The folders that the list and the sheet of packages need.
    let sources: [String]
    let tests: [String]
    /// The path of the sheet's view.
    public let view: String
    /// A regular expression that selects its tests among those of the package.
    public let testFilter: String

    /// The folders with the counted files.
    public var folders: [String] { sources + tests }

    /// The styles in the order of the tables; others are compared with the first.
    public static let all = [
        fia,
        PresentationStyle("MVVM", module: "MVVMStyle", view: "Views/Screens/PackageSheetScreen"),
        PresentationStyle("Redux", module: "ReduxStyle", view: "App/Features/Sheet/SheetView"),
        PresentationStyle("ASM-F", module: "ASMFStyle", view: "Licenses/Views/LicenseSheetView"),
        PresentationStyle("VSA", module: "VSAStyle", view: "Sheet/LicensePage"),
    ]

    /// The style has more screens, whose files are left out; its module includes them all.
    private static let fia: PresentationStyle = {
        let package = "Packages/PresentationLayer"
        let sources = "\(package)/Sources/PresentationLayer"
        let tests = "\(package)/Tests/PresentationLayerTests"
        let screens = ["Browser/PackagesTab", "Browser/PackageSheet"]
        return PresentationStyle(
            name: "FIA", option: "fia", package: package, module: "PresentationLayer",
            sources: (screens + ["LicenseScan"]).map { "\(sources)/\($0)/" },
            tests: (screens + ["LicenseScan"]).map { "\(tests)/\($0)/" },
            view: "\(sources)/Browser/PackageSheet/PackageSheetView.swift",
            testFilter: "PackagesTab|TextSearchState|PackageSheet|LicenseScan|SharedScan")
    }()
}

extension PresentationStyle {
    /// A style with a whole module of Styles.
    private init(_ name: String, module: String, view: String) {
        let package = "Packages/Comparison/Styles"
        self.init(
            name: name, option: name.lowercased().filter { $0 != "-" }, package: package,
            module: module, sources: ["\(package)/Sources/\(module)/"],
            tests: ["\(package)/Tests/\(module)Tests/"],
            view: "\(package)/Sources/\(module)/\(view).swift", testFilter: "^\(module)Tests\\.")
    }
}
