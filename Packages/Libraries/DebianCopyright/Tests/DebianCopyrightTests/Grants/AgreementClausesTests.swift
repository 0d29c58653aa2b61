import Testing

@testable import DebianCopyright

@Suite struct AgreementClausesTests {
    private static let opening =
        "This agreement is between Tallow and you.\n\n1. License. You may turn the orrery.\n\n"

    static let clauses = [
        "2. Open source. Certain parts are licensed under the Apache License, Version 2.0.",
        "5.2 Third-Party Software. Some components are provided under the MIT license.",
        "(c) Parts of it are licensed under the MIT license, and not under this agreement.",
        "Notices. The files in sun/ are under the MIT license; you accept this.",
        "Section 4. Works of others. Any component under the MIT license stays under it.",
    ]

    @Test(arguments: clauses)
    func `a clause about something else grants nothing`(_ clause: String) {
        #expect(GrantReader.stated(Self.opening + clause) == "")
    }

    @Test(arguments: [
        opening + "2. License. The orrery is licensed under the MIT license.",
        opening + "Alternatively, you may use some parts under the MIT license.",
        "1. The files in sun/ are under the MIT license.",
        "Parts. The files in sun/ are under the MIT license.",
        "This agreement ends here.\n\nFiles: sun/*\nLicense: MIT",
    ])
    func `what the terms themselves grant is granted, and so are lists without any`(_ text: String)
    {
        #expect(GrantReader.stated(text) == "MIT")
    }
}
