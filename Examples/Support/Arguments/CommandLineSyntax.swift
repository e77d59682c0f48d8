/// The options and operands that a program accepts, and its help.
public struct CommandLineSyntax: Sendable {
    /// The name of the program.
    public let program: String
    /// One sentence about the program.
    public let summary: String
    /// The placeholder of the operands in the help, such as `COMMAND [PLACE]`; `nil` when there may be none.
    public let operands: String?
    /// The options.
    public let options: [CommandLineOption]

    /// Creates a syntax; it always includes `--help`.
    public init(program: String, summary: String, operands: String? = nil, options: [CommandLineOption]) {
        self.program = program
        self.summary = summary
        self.operands = operands
        self.options = options + [CommandLineOption("--help", help: "Show this text.")]
    }

    /// Parses arguments; `--option value` and `--option=value` mean the same, and `--` ends the options.
    ///
    /// - Throws: ``UsageError`` that names the first argument that is not valid.
    public func parse(_ arguments: [String]) throws(UsageError) -> CommandLineArguments {
        var result = CommandLineArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                result.operands += rest
                break
            }
            guard argument.hasPrefix("--") else {
                result.operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw UsageError(parts[0], "no such option. --help lists them.")
            }
            result.values[option.name] = try value(of: option, inline: parts.dropFirst().first, rest: &rest)
        }
        if operands == nil, let operand = result.operands.first {
            throw UsageError(operand, "unexpected argument. --help lists the options.")
        }
        return result
    }

    private func value(
        of option: CommandLineOption,
        inline: String?,
        rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = option.value else {
            guard inline == nil else { throw UsageError(option.name, "takes no value.") }
            return ""
        }
        // A value may begin with a minus sign, as a southern latitude does, but not with two.
        if let inline, !inline.isEmpty { return inline }
        guard inline == nil, let next = rest.first, !next.hasPrefix("--") else {
            throw UsageError(option.name, "needs a value: \(option.name) \(placeholder)")
        }
        rest.removeFirst()
        return next
    }

    /// The text of `--help`.
    public var help: String {
        let names = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
        let width = names.map(\.count).max() ?? 0
        let lines = zip(names, options)
            .map { name, option in
                "  \(name)\(String(repeating: " ", count: width - name.count))  \(option.help)"
            }
        let usage = (["Usage:", program, operands, "[OPTIONS]"] as [String?]).compactMap(\.self).joined(separator: " ")
        return ([summary, "", usage, ""] + lines).joined(separator: "\n")
    }
}

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

/// An error in the use of the command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The argument that is not valid, as it was typed.
    public let argument: String

    /// The reason why it is not valid.
    public let reason: String

    /// Creates an error about an argument.
    public init(_ argument: String, _ reason: String) {
        self.argument = argument
        self.reason = reason
    }

    /// The argument and the reason.
    public var description: String { "\(argument): \(reason)" }
}
