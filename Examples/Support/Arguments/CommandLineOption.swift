/// An option of a program, such as `--city NAME`.
public struct CommandLineOption: Sendable {
    /// The name with its dashes, such as `--city`.
    public let name: String

    /// What stands for the value in the help, such as `NAME`; `nil` for a switch.
    public let value: String?

    /// One line of help.
    public let help: String

    /// Describes an option.
    public init(_ name: String, _ value: String? = nil, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
