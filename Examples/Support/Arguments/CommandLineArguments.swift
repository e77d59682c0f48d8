/// The options and operands of a command line.
public struct CommandLineArguments: Sendable {
    /// An option as it was given.
    public struct Option: Hashable, Sendable {
        /// The name with its dashes, such as `--city`.
        public let name: String
        /// The value; empty for a switch.
        public let value: String

        /// Creates an option with a value, or a switch.
        public init(_ name: String, _ value: String = "") {
            self.name = name
            self.value = value
        }
    }

    /// The options in the order in which they were given.
    public internal(set) var options: [Option] = []

    /// The arguments that are not options, in order.
    public internal(set) var operands: [String] = []

    /// Creates the arguments of a command line without operands.
    public init(_ options: [Option] = []) {
        self.options = options
    }

    /// The first value of an option, or `nil` when the option is missing.
    public subscript(_ option: String) -> String? { options.first { $0.name == option }?.value }

    /// Returns whether an option is present.
    public func has(_ option: String) -> Bool { self[option] != nil }

    /// Returns the arguments with an option after the others.
    public func adding(_ option: Option) -> CommandLineArguments {
        var arguments = self
        arguments.options.append(option)
        return arguments
    }
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
