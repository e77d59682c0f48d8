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
