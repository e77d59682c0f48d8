/// The options and operands of a command line.
public struct CommandLineArguments: Sendable {
    /// The values by option; a switch has an empty value.
    public internal(set) var values: [String: String] = [:]

    /// The arguments that are not options, in order.
    public internal(set) var operands: [String] = []

    /// The value of an option, or `nil` when the option is missing.
    public subscript(_ option: String) -> String? { values[option] }

    /// Returns whether a switch is present.
    public func has(_ option: String) -> Bool { values[option] != nil }
}

extension CommandLineArguments {
    /// Returns the value of an option with a fixed set of values, or `nil` when the option is missing.
    ///
    /// - Throws: ``UsageError`` that lists the possible values.
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
    /// Returns the value of an option that takes an integer, or `nil` when the option is missing.
    ///
    /// - Throws: ``UsageError`` when the value is not a number or out of range.
    public func number<Number: FixedWidthInteger>(_ option: String) throws(UsageError) -> Number? {
        guard let text = self[option] else { return nil }
        guard let number = Number(text) else {
            throw UsageError(option, "'\(text)' is not a number in \(Number.min)...\(Number.max).")
        }
        return number
    }
}
