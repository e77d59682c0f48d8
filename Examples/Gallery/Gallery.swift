import ExampleSupport
import Foundation
import OpenWeatherMocks

/// Every screen in every state as a small web site, from the real view models and made-up weather.
@main
struct Gallery {
    static let syntax = CommandLineSyntax(
        program: "Gallery",
        summary: "Writes every screen in every state as web pages.",
        options: [CommandLineOption("--output", "DIR", help: "The folder for the pages; Gallery when not given.")]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, _ in
            let directory = URL(filePath: arguments["--output"] ?? "Gallery", directoryHint: .isDirectory)
            do {
                print(try await GallerySite(place: .lisbon).write(to: directory).path(percentEncoded: false))
            } catch let error as CocoaError {
                throw ExampleFailure("\(directory.path(percentEncoded: false)): \(error.localizedDescription)")
            }
        }
    }
}
