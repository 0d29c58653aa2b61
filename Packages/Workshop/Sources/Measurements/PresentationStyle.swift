/// One of the architectures that present the browser, and where its sources and tests are.
public struct PresentationStyle: Hashable, Sendable {
    /// As people write it.
    public let name: String
    /// What StylesApp calls it; figures are kept under it too.
    public let option: String
    /// The folder of its package.
    public let package: String
    public let module: String
    /// The folders that hold what the list and the sheet of packages need.
    let sources: [String]
    let tests: [String]
    /// The view of the sheet, by its path.
    public let view: String
    /// Selects its tests among those of the package: a regular expression.
    public let testFilter: String

    /// The folders whose files are counted.
    public var folders: [String] { sources + tests }

    /// In the order of the tables; what others are compared with comes first.
    public static let all = [
        fia,
        PresentationStyle("MVVM", module: "MVVMStyle", view: "Views/Screens/PackageSheetScreen"),
        PresentationStyle("Redux", module: "ReduxStyle", view: "App/Features/Sheet/SheetView"),
        PresentationStyle("ASM-F", module: "ASMFStyle", view: "Licenses/Views/LicenseSheetView"),
        PresentationStyle("VSA", module: "VSAStyle", view: "Sheet/LicensePage"),
    ]

    /// It has more screens, whose files are left out; its module is that of all of them.
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
    /// A style that is a module of Styles, of which all is its own.
    private init(_ name: String, module: String, view: String) {
        let package = "Packages/Comparison/Styles"
        self.init(
            name: name, option: name.lowercased().filter { $0 != "-" }, package: package,
            module: module, sources: ["\(package)/Sources/\(module)/"],
            tests: ["\(package)/Tests/\(module)Tests/"],
            view: "\(package)/Sources/\(module)/\(view).swift", testFilter: "^\(module)Tests\\.")
    }
}
