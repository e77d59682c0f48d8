import OpenWeatherCore

/// The options and operands that a program accepts, and its help.
public struct CommandLineSyntax: Sendable {
    /// The name of the program.
    public let program: String
    /// One sentence about the program.
    public let summary: String
    /// The placeholder of the operands in the help, such as `COMMAND [PLACE]`; `nil` when there may be none.
    public let operands: String?
    /// The values that the first operand may have; empty when it is free text or there is none.
    public let commands: [Command]
    /// The options.
    public let options: [CommandLineOption]
    /// The meaning of exit status 1.
    public let failure: String
    /// The meaning of exit status 3; `nil` when the program has none.
    public let news: String?
    /// The sections of the manual that the help does not have.
    public let sections: [ManualPage.Section]

    /// Creates a syntax; it always includes `--help`, `--man`, `--version`, and `--completion`.
    public init(
        program: String,
        summary: String,
        operands: String? = nil,
        commands: [Command] = [],
        options: [CommandLineOption],
        failure: String = "A failure; standard error has the reason.",
        news: String? = nil,
        sections: [ManualPage.Section] = []
    ) {
        self.program = program
        self.summary = summary
        self.operands = operands
        self.commands = commands
        self.options =
            options + [
                .completion,
                CommandLineOption("--man", help: "Print the manual, for man -l -."),
                CommandLineOption("--version", help: "Show the version."),
                CommandLineOption("--help", help: "Show this text; -h does, too."),
            ]
        self.failure = failure
        self.news = news
        self.sections = sections
    }

    /// Parses arguments; `--option value` and `--option=value` mean the same, and `--` ends the options.
    ///
    /// An option that is given twice is an error unless it is repeatable.
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
            if argument == "-h" {
                result.options.append(.init("--help"))
                continue
            }
            // A southern latitude begins with a minus sign, too.
            let isShortOption = argument.hasPrefix("-") && argument.dropFirst().first?.isLetter == true
            guard argument.hasPrefix("--") || isShortOption else {
                result.operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw UsageError(parts[0], "no such option. --help lists them.")
            }
            guard option.isRepeatable || !result.has(option.name) else {
                throw UsageError(option.name, "is given twice.")
            }
            let value = try value(of: option, inline: parts.dropFirst().first, rest: &rest)
            result.options.append(.init(option.name, value))
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
        let usage = (["Usage:", program, operands, "[OPTIONS]"] as [String?]).compactMap(\.self).joined(separator: " ")
        let commands = Self.table("Commands:", commands.map { ($0.usage, $0.help) })
        let options = Self.table(
            "Options:",
            options.map { ($0.usage, $0.help) }
        )
        let statuses = Self.table("Exit status:", statuses)
        return ([summary, "", usage] + commands + options + statuses).joined(separator: "\n")
    }

    /// The exit statuses with their meaning.
    var statuses: [(name: String, help: String)] {
        [("0", "Success."), ("1", failure), ("2", "An argument is not valid.")] + (news.map { [("3", $0)] } ?? [])
    }

    /// The text of `--version`.
    public var version: String { "\(program) \(SDKVersion.current)" }

    private static func table(_ title: String, _ rows: [(name: String, help: String)]) -> [String] {
        guard let width = rows.map(\.name.count).max() else { return [] }
        return ["", title]
            + rows.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.help)" }
    }
}

extension CommandLineSyntax {
    /// A value of the first operand, such as `search`.
    public struct Command: Sendable {
        /// The name, as it is typed.
        public let name: String
        /// Other names with the same meaning.
        public let aliases: [String]
        /// The placeholder of the operands that follow; `nil` for none.
        public let operands: String?
        /// The line of help.
        public let help: String

        /// Creates a command.
        public init(_ name: String, aliases: [String] = [], _ operands: String? = nil, help: String) {
            self.name = name
            self.aliases = aliases
            self.operands = operands
            self.help = help
        }

        /// The name and its aliases.
        public var names: [String] { [name] + aliases }

        /// The names and the operands, as the help shows them.
        var usage: String {
            [names.joined(separator: ", "), operands].compactMap(\.self).joined(separator: " ")
        }
    }
}

/// An option of a program, such as `--city NAME`.
public struct CommandLineOption: Sendable {
    /// The name with its dashes, such as `--city`.
    public let name: String

    /// The placeholder of the value in the help, such as `NAME`; `nil` for a switch.
    public let value: String?

    /// The values that a shell suggests; empty when they cannot be listed.
    public let choices: [String]

    /// The line of help.
    public let help: String

    /// Whether the option may be given more than once.
    public private(set) var isRepeatable = false

    /// The option as one that may be given more than once.
    public var repeatable: CommandLineOption {
        var option = self
        option.isRepeatable = true
        return option
    }

    /// The name and the value, as the help shows them.
    var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }

    /// Creates an option; without a `value`, it is a switch.
    public init(_ name: String, _ value: String? = nil, choices: [String] = [], help: String) {
        self.name = name
        self.value = value
        self.choices = choices
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
