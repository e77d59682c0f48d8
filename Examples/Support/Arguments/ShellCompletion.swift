/// A shell that completes the options of an example, and the script that makes it do so.
public enum ShellCompletion: String, CaseIterable, Sendable {
    /// The GNU Bourne-Again Shell.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish

    /// Returns the script for a program; a user loads it in the shell's startup file.
    public func script(for syntax: CommandLineSyntax) -> String {
        switch self {
        case .bash: Self.bash(syntax)
        case .zsh: Self.zsh(syntax)
        case .fish: Self.fish(syntax)
        }
    }

    private static func bash(_ syntax: CommandLineSyntax) -> String {
        let program = syntax.program
        let cases = syntax.options.filter { $0.value != nil }
            .map { option in
                let words =
                    option.isDirectory || option.isFile
                    ? "$(compgen \(option.isDirectory ? "-d" : "-f") -- \"$word\")"
                    : "$(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$word\")"
                return "        \(option.name)) COMPREPLY=(\(words)); return ;;"
            }
        let words = (syntax.commands.flatMap(\.names) + syntax.options.map(\.name)).joined(separator: " ")
        let files = syntax.commandsOfFiles.map { name in
            "\n    [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == \(name) && $word != -* ]]"
                + " && COMPREPLY=($(compgen -f -- \"$word\"))"
        }
        return """
            # Completes \(program) in bash. Load it with: source <(\(program) --completion bash)
            _\(program)() {
                local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
                # bash splits --option=value into three words.
                [[ $word == "=" ]] && word=""
                [[ $before == "=" ]] && before="${COMP_WORDS[COMP_CWORD-2]}"
                case "$before" in
            \(cases.joined(separator: "\n"))
                esac
                COMPREPLY=($(compgen -W "\(words)" -- "$word"))\(files.joined())
            }
            complete -F _\(program) \(program)
            """
    }

    private static func zsh(_ syntax: CommandLineSyntax) -> String {
        func quoted(_ text: String) -> String {
            let escaped = text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
                .replacing("[", with: "\\[").replacing("]", with: "\\]")
            return escaped.replacing("'", with: "'\\''")
        }
        let options = syntax.options.map { option in
            let name = option.name + (option.value == nil ? "" : "=")
            let action =
                option.isDirectory
                ? "_files -/" : option.isFile ? "_files" : "(\(option.choices.joined(separator: " ")))"
            let value = option.value.map { ":\(quoted($0)):\(action)" } ?? ""
            return "        '\(name)[\(quoted(option.help))]\(value)'"
        }
        let commands = syntax.commands
            .flatMap { command in command.names.map { "'\($0):\(quoted(command.help))'" } }
            .joined(separator: " ")
        let operands = syntax.commands.isEmpty ? [] : ["        '1:command:->commands'", "        '*:text:->operands'"]
        let files = syntax.commandsOfFiles.map { "\n    [[ $state == operands && $words[2] == \($0) ]] && _files" }
        return """
            #compdef \(syntax.program)
            # Completes \(syntax.program) in zsh. Load it with: source <(\(syntax.program) --completion zsh)
            _\(syntax.program)() {
                local context state line
                local -A opt_args
                local -a commands=(\(commands))
                _arguments \\
            \((options + operands).joined(separator: " \\\n"))
                [[ $state == commands ]] && _describe command commands\(files.joined())
            }
            # A directory of completions makes this file the function itself, which has to complete the first time, too.
            if [[ ${funcstack[1]:-} == _\(syntax.program) ]]; then
                _\(syntax.program) "$@"
            else
                compdef _\(syntax.program) \(syntax.program)
            fi
            """
    }

    private static func fish(_ syntax: CommandLineSyntax) -> String {
        func quoted(_ text: String) -> String {
            "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
        let start = "complete -c \(syntax.program)"
        let commands = syntax.commands.flatMap { command in
            command.names.map { "\(start) -n __fish_use_subcommand -a \($0) -d \(quoted(command.help))" }
        }
        let options = syntax.options.map { option in
            let values =
                switch option.value {
                case nil: ""
                case _? where option.isDirectory: " -x -a '(__fish_complete_directories)'"
                case _? where option.isFile: " -r -F"
                default: " -x -a \(quoted(option.choices.joined(separator: " ")))"
                }
            return "\(start) -l \(option.name.dropFirst(2))\(values) -d \(quoted(option.help))"
        }
        let files = syntax.commandsOfFiles.map { "\(start) -n '__fish_seen_subcommand_from \($0)' -F" }
        let head = "# Completes \(syntax.program) in fish. Load it with: \(syntax.program) --completion fish | source"
        return ([head, "\(start) -f"] + commands + files + options).joined(separator: "\n")
    }
}

extension CommandLineSyntax {
    /// The names of the commands whose operand is a file.
    fileprivate var commandsOfFiles: [String] {
        commands.filter { $0.operands?.hasPrefix("FILE") == true }.flatMap(\.names)
    }
}

extension CommandLineOption {
    /// The option that prints the script of a shell.
    static let completion = CommandLineOption(
        "--completion",
        "SHELL",
        choices: ShellCompletion.allCases.map(\.rawValue),
        help: "Print the completion script for bash, zsh or fish."
    )

    fileprivate var isDirectory: Bool { value == "DIR" }
    fileprivate var isFile: Bool { value == "FILE" }
}
