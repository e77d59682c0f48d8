import Foundation
import Testing

@Suite("Identifiers for user-interface tests")
struct IdentifierTests {
    /// The prefixes of the screens.
    private static let prefixes = [
        "airQuality", "converter", "dayDetail", "favorites", "forecast", "history", "home", "map", "search", "settings",
        "widget",
    ]

    @Test
    func `none is written twice`() throws {
        let prefixes = Self.prefixes.joined(separator: "|")
        let literal = try Regex("\"((?:\(prefixes))\\.[A-Za-z.]+)\"", as: (Substring, Substring).self)
        var files: [Substring: [String]] = [:]
        for path in try Package.files(in: "Sources/OpenWeatherPresentation", ending: ".swift")
        where !path.contains(".docc/") {
            let code = try Package.text(of: path)
                .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            for line in code {
                for match in line.matches(of: literal) { files[match.output.1, default: []].append(path) }
            }
        }

        #expect(files.count > 100)
        for (identifier, paths) in files {
            #expect(paths.count == 1, "\(identifier) is in \(paths)")
        }
    }
}
