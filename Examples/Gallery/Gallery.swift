import ExampleSupport
import Foundation
import OpenWeatherMocks

/// Shows every screen in every state, from the real view models and made-up weather, as a small web site.
///
/// It also shows that the contents of the screens can be drawn by any UI, here by HTML without scripts.
@main
struct Gallery {
    static let syntax = CommandLineSyntax(
        program: "Gallery",
        summary: "Writes every screen in every state as web pages.",
        options: [
            CommandLineOption("--output", "DIR", help: "The directory for the pages; Gallery by default."),
            CommandLineOption("--icons", "DIR", help: "Writes the asset catalog of the icons there, and no pages."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, _ in
            let icons = arguments["--icons"]
            let directory = URL(filePath: icons ?? arguments["--output"] ?? "Gallery", directoryHint: .isDirectory)
            let index: URL
            do {
                index =
                    if icons != nil {
                        try IconCatalog().write(to: directory)
                    } else {
                        try await GallerySite(place: .lisbon).write(to: directory)
                    }
            } catch is CocoaError {
                // The reasons of Foundation name what is missing, such as a file, rather than what is wrong.
                throw ExampleFailure(
                    "The files cannot be written to \(directory.path(percentEncoded: false)). "
                        + "Name a directory with --output in which you may create files, and that has space left."
                )
            }
            try StandardOutput.print(index.path(percentEncoded: false))
        }
    }
}
