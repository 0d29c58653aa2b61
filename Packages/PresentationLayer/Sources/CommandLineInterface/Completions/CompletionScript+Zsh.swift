/// The script for zsh: a function that zsh's completion system loads from the file
/// `_debian-licenses`.
extension CompletionScript {
    var zsh: String {
        #"""
        #compdef \#(Self.program)
        # zsh completion for \#(Self.program), which '\#(Self.program) completions zsh' writes.

        # Installed packages of the system that --root names; what begins with / is a file.
        _debian_licenses_packages() {
            local root=${(Q)opt_args[--root]}
            local -a packages
            root=${root/#\~\//$HOME/}
            if [[ $PREFIX == /* ]]; then
                _files
            else
                packages=(${(f)"$(_call_program packages dpkg-query \
                    --admindir=${(q)${root%/}}/var/lib/dpkg --show \
                    --showformat=${(q):-'\#(Self.queryFormat)'} 2>/dev/null |
                    sed -n '\#(Self.installedNames)')"})
                _wanted packages expl 'installed package' compadd -a packages
            fi
        }

        _debian_licenses_licenses() {
            compadd "$@" - \#(Self.licenseIDs.spaced)
        }

        _debian_licenses_patterns() {
            compadd "$@" - \#(Self.licenseIDs.spaced) \
                \#(Self.categoryPatterns.spaced)
        }

        _debian_licenses_commands() {
            local -a commands=(
        \#(commands.map { zshQuoted("        ", "\($0.name):\(zshEscaped($0.summary))") }.joined())    )
            _describe -t commands command commands
        }

        _debian_licenses() {
            local command= awaited= word
            local -a arguments
            local -A opt_args
            for word in $words[2,CURRENT-1]; do
                if [[ -n $awaited ]]; then
                    awaited=
                    continue
                fi
                case $word in
                    (\#(spellingsBeforeValues.joined(separator: "|"))) awaited=1 ;;
                    (-*) ;;
                    (*) command=$word; break ;;
                esac
            done
            case ${command:-\#(Command.list.name)} in
        \#(commands.map(zshArguments).joined())    esac
            _arguments -s -S : '1:command:_debian_licenses_commands' $arguments
        }

        _debian_licenses "$@"

        """#
    }

    /// The branch of a command: a specification for each option and for the operand.
    private func zshArguments(of command: Command) -> String {
        let indentation = "            "
        var text = "        (\(command.name)) arguments=(\n"
        for option in command.options.map(Option.row) {
            text += zshQuoted(indentation, zshSpecification(of: option, in: command))
        }
        if let operand = command.operand {
            let place = operand.count.upperBound == 1 ? "2" : "*"
            let action = zshAction(for: operand.words, or: operand.kind)
            text += zshQuoted(indentation, "\(place):\(operand.placeholder):\(action)")
        }
        return text + "        ) ;;\n"
    }

    private func zshSpecification(of option: Option, in command: Command) -> String {
        let explanation = "[\(zshEscaped(option.help.replacing("]", with: "\\]")))]"
        var value = ""
        if let placeholder = option.value.placeholder {
            let action = zshAction(for: command.words(for: option), or: option.kind)
            value = ":\(placeholder):" + (option.value.isList ? zshSequence(of: action) : action)
        }
        let equals = value.isEmpty ? "" : "="
        guard let short = option.short else {
            return (option.value.repeats ? "*" : "") + option.name.word + equals + explanation
                + value
        }
        let plus = value.isEmpty ? "" : "+"
        let both = "(-\(short) \(option.name.word))"
        return "\(both)'{-\(short)\(plus),\(option.name.word)\(equals)}'\(explanation)\(value)"
    }

    /// The action of `_arguments` that offers a single value.
    private func zshAction(for words: [String]?, or kind: WordKind) -> String {
        if let words { return "(\(words.spaced))" }
        return switch kind {
        case .any: ""
        case .file: "_files"
        case .package: "_debian_licenses_packages"
        case .license: "_debian_licenses_licenses"
        case .policyPattern: "_debian_licenses_patterns"
        case .command: "_debian_licenses_commands"
        }
    }

    /// The action for several values separated by commas.
    private func zshSequence(of action: String) -> String {
        let words = action.hasPrefix("(") ? "compadd - " + action.dropFirst().dropLast() : action
        return "_sequence " + words
    }

    /// The text, escaped for single quotes.
    private func zshEscaped(_ text: String) -> String {
        text.replacing("'", with: #"'\''"#)
    }

    /// A line with a word in single quotes; the word is escaped already.
    private func zshQuoted(_ indentation: String, _ word: String) -> String {
        "\(indentation)'\(word)'\n"
    }
}
