import ExampleSupport
import Foundation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherPresentation
import OpenWeatherScreenKit

/// Texts from outside: links, saved paths, what is typed, and arguments.
enum AttackTexts {
    /// Opens a link, or reads a saved path.
    static func links(_ input: AttackInput) -> AttackOutcome {
        if input.bytes.first == UInt8(ascii: "[") {
            guard let path = try? JSONDecoder().decode(SavedPath.self, from: Data(input.bytes)) else { return .refused }
            guard let data = try? JSONEncoder().encode(path),
                let again = try? JSONDecoder().decode(SavedPath.self, from: data)
            else { return .wrong("a saved path cannot be saved again") }
            return again.routes == path.routes ? .accepted : .wrong("a saved path changes when it is saved")
        }
        guard let url = URL(string: input.text), let link = DeepLink(url) else { return .refused }
        if let written = link.url, DeepLink(written) != link { return .wrong("a link changes when it is written") }
        return ValueInspector.problem(in: link.path).map { .wrong($0) } ?? .accepted
    }

    /// Types a text into the converter and the search.
    @MainActor
    static func typed(_ input: AttackInput) async -> AttackOutcome {
        let factory = AttackScreens.factory(AttackService(status: 200, body: Array(AttackBodies.places.utf8)), .english)
        let router = factory.makeRouter()
        guard case .converter(let converter) = factory.makeScreen(for: .converter, router: router),
            case .search(let search) = factory.makeScreen(for: .search(for: nil), router: router)
        else { return .wrong("the screens are missing") }
        converter.celsiusChanged(input.text)
        converter.fahrenheitChanged(input.text)
        // The text that was typed is shown as it is.
        let problem = ValueInspector.problem(onScreen: converter.state)
        if let problem, problem.contains("the number") { return .wrong(problem) }
        await search.queryChanged(text: input.text)
        await search.querySubmitted()
        _ = search.state
        return .accepted
    }

    /// Reads arguments as the examples do.
    static func arguments(_ input: AttackInput) -> AttackOutcome {
        let words = input.text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        let syntax = CommandLineSyntax(
            program: "Attack",
            summary: "",
            operands: "TEXT",
            options: ExampleOptions.syntax,
            failure: ""
        )
        do throws(UsageError) {
            _ = try ExampleOptions(syntax.parse(words), environment: [:])
            return .accepted
        } catch {
            return ValueInspector.problem(of: error.description.printableLines).map { .wrong($0) } ?? .refused
        }
    }
}
