import CommandLineInterface
import PresentationMocks

@main
struct DevelopmentApp {
    static func main() async {
        await CommandLineApp(container: MockDIContainer()).run()
    }
}
