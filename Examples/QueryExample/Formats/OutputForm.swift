import ExampleSupport
import OpenWeatherCore

/// The form in which responses are printed.
enum OutputForm {
    case text
    case lines(LineTemplate)
    case csv
    case json

    /// Reads the form from `--format`, `--csv` and `--json`.
    ///
    /// - Throws: `UsageError` when there are several, or the request has no rows for the form.
    init(_ arguments: CommandLineArguments, names: [String]?) throws(UsageError) {
        let given = ["--format", "--csv", "--json"].filter(arguments.has)
        guard given.count < 2 else { throw UsageError(given[0], "cannot be combined with \(given[1]).") }
        if arguments.has("--json") {
            self = .json
        } else if given.isEmpty {
            self = .text
        } else {
            guard let names else { throw UsageError(given[0], "is for now, hours, forecast, days, air and many.") }
            self =
                try arguments["--format"]
                .map { text throws(UsageError) in
                    .lines(try LineTemplate(text, names: names))
                } ?? .csv
        }
    }

    /// Prints a response.
    ///
    /// - Throws: `ExampleFailure` when no place was found, when one of several has no weather, or when standard output
    ///   cannot be written.
    func print(_ response: Response, _ format: ResponseFormat) throws {
        switch self {
        case .json: try StandardOutput.print(response.json().printableJSON)
        case .text: if !response.isEmpty { try StandardOutput.print(response.text(format).printableLines) }
        case .csv: if let records = response.records(format) { try StandardOutput.print(records.csv) }
        case .lines(let template):
            let lines = response.records(format).map { zip($0.texts, $0.ages).map { template.line($0, age: $1) } } ?? []
            if !lines.isEmpty { try StandardOutput.print(lines.joined(separator: "\n").printableLines) }
        }
        guard !response.isEmpty else {
            throw ExampleFailure("No such place. Check the spelling, or search by coordinates.")
        }
        let failures = response.failures
        guard failures.isEmpty else { throw ExampleFailure(failures.joined(separator: "\n")) }
    }
}
