import PresentationLayer
import PresentationMocks

@main
struct DevelopmentApp {
    static func main() async {
        let folder = CommandLine.arguments.dropFirst().first ?? "."
        await NewcomerView(dependency: MockDIContainer(), folder: folder).show()
    }
}
