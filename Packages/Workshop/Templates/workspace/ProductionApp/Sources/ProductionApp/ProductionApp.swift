import DependencyInjectionLayer
import PresentationLayer

@main
struct ProductionApp {
    static func main() async {
        let folder = CommandLine.arguments.dropFirst().first ?? "."
        await NewcomerView(dependency: DIContainer(), folder: folder).show()
    }
}
