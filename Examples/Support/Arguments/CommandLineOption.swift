/// An option of a program, such as `--city NAME`.
public struct CommandLineOption: Sendable {
    /// The name with its dashes, such as `--city`.
    public let name: String

    /// The placeholder of the value in the help, such as `NAME`; `nil` for a switch.
    public let value: String?

    /// The line of help.
    public let help: String

    /// Creates an option; without a `value`, it is a switch.
    public init(_ name: String, _ value: String? = nil, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
