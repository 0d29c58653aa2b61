import CommandLineInterface
import DependencyInjectionLayer

@main
struct ProductionApp {
    static func main() async {
        await CommandLineApp(container: DIContainer()).run()
    }
}
