/// What was typed on a command line.
public struct CommandLineArguments: Sendable {
    /// The values by option; a switch that is on has an empty value.
    public internal(set) var values: [String: String] = [:]

    /// What stood on the command line besides options.
    public internal(set) var operands: [String] = []

    /// The value of an option, or `nil` when it was not given.
    public subscript(_ option: String) -> String? { values[option] }

    /// Whether a switch was given.
    public func has(_ option: String) -> Bool { values[option] != nil }
}

extension CommandLineArguments {
    /// The value of an option that takes one of a few words, or `nil` when it was not given.
    ///
    /// - Throws: ``UsageError`` that lists the words.
    public func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String
    ) throws(UsageError) -> Choice? {
        guard let text = self[option] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(option, "'\(text)' is none of \(names).")
        }
        return choice
    }
}

extension CommandLineArguments {
    /// The value of an option that takes a whole number, or `nil` when it was not given.
    ///
    /// - Throws: ``UsageError`` for a text that is no number or one out of range.
    public func number<Number: FixedWidthInteger>(_ option: String) throws(UsageError) -> Number? {
        guard let text = self[option] else { return nil }
        guard let number = Number(text) else {
            throw UsageError(option, "'\(text)' is not a number in \(Number.min)...\(Number.max).")
        }
        return number
    }
}
