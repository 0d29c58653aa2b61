import BuildMeasurements
import Testing

@Suite struct BuildTimesTests {
    private let rows = [
        BuildTime.fixture(change: "view", files: 1, run: 1, wall: 2.25),
        BuildTime.fixture(.law, "ProductionApp", files: 50, run: 2, wall: 1234.5),
    ]
    private let csv = """
        part,target,configuration,change,files,run,wall_s,processor_s,cores,processor,compiler
        builds,DevelopmentApp,debug,view,1,1,2.25,4.50,2,"Abacus ""Bead"", 1 GHz",6.3.1
        law,ProductionApp,debug,clean,50,2,1234.50,2469.00,2,"Abacus ""Bead"", 1 GHz",6.3.1

        """

    @Test func `figures are a table of text and come back from it`() throws {
        #expect(BuildTimes(rows).csv == csv)
        #expect(try BuildTimes(csv: csv) == BuildTimes(rows))
    }

    @Test(arguments: [
        ("", 1), ("part,target\n", 1),
        ("builds,DevelopmentApp", 4), ("weather,DevelopmentApp,debug,view,1,1,2,4,2,,6", 4),
        ("builds,DevelopmentApp,debug,view,one,1,2,4,2,,6", 4),
    ])
    func `a line that is no figure is named`(line: String, number: Int) {
        let text = number == 1 ? line : csv + line + "\n"
        #expect(throws: BuildTimesError.self) { try BuildTimes(csv: text) }
        do throws(BuildTimesError) {
            _ = try BuildTimes(csv: text)
        } catch {
            #expect(error.description == "line \(number) is no row of build times")
        }
    }

    @Test func `a part that is measured again takes the place of its old figures`() {
        var times = BuildTimes(rows)
        let test = BuildTime.fixture(.tests, "DomainLayer", wall: 3)
        times.replace(.tests, with: [test])
        times.replace(.builds, with: [.fixture(wall: 1), .fixture(run: 2, wall: 3)])
        #expect(times.rows == [.fixture(wall: 1), .fixture(run: 2, wall: 3), rows[1], test])
    }

    @Test func `a figure is the median of its runs`() {
        let times = BuildTimes([
            .fixture(run: 1, wall: 1), .fixture(run: 2, wall: 9), .fixture(run: 3, wall: 2),
            .fixture(change: "view", wall: 100), .fixture(.builds, "ProductionApp", wall: 100),
        ])
        #expect(times.of(.builds, "DevelopmentApp").after("clean").wall == 2)
        #expect(times.runs == 3)
        #expect(times.after("engine").wall == nil)
    }

    @Test func `a machine is told by its cores, processor and compiler`() throws {
        #expect(Machine.fixture.words == "2 cores of Abacus \"Bead\", 1 GHz, Swift 6.3.1")
        #expect(try Machine.current().cores > 0)
    }
}
