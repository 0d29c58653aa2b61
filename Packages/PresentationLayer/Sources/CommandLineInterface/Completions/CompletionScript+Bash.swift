/// The script for bash, 3.2 and later. It doesn't need the package bash-completion.
extension CompletionScript {
    var bash: String {
        #"""
        # bash completion for \#(Self.program), which '\#(Self.program) completions bash' writes.

        __debian_licenses_ids='\#(Self.licenseIDs.spaced)'

        # The names of the packages installed in the system at $1.
        __debian_licenses_packages() {
            dpkg-query --admindir="${1%/}/var/lib/dpkg" --show \
                --showformat='\#(Self.queryFormat)' 2>/dev/null |
                sed -n '\#(Self.installedNames)'
        }

        _debian_licenses() {
            local IFS=$' \t\n' command= option= root= glued= kind= offered= list=
            local piece word typed current before
            local -a words=()
            COMPREPLY=()

            # Bash breaks words at = and : too; here they are whole again.
            for piece in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
                if [[ ${#words[@]} -gt 0 && ($glued || $piece == [=:]*) ]]; then
                    words[${#words[@]} - 1]+=$piece
                else
                    words+=("$piece")
                fi
                glued=
                [[ $piece == [=:]* ]] && glued=1
            done
            typed=${words[${#words[@]} - 1]}

            for word in "${words[@]:0:${#words[@]} - 1}"; do
                if [[ $option ]]; then
                    [[ $option == --root ]] && root=$word
                    option=
                    continue
                fi
                case $word in
                    --root=*) root=${word#*=} ;;
                    \#(spellingsBeforeValues.joined(separator: " | "))) option=$word ;;
                    -*) ;;
                    *) [[ $command ]] || command=$word ;;
                esac
            done
            [[ $root == '~/'* ]] && root=$HOME${root:1}

            current=$typed
            if [[ ! $option && $current == --*=* ]]; then
                option=${current%%=*}
                current=${current#*=}
            fi
            if [[ $option ]]; then
                case $option in
        \#(bashValues)
                esac
            elif [[ $current == -* ]]; then
                case ${command:-\#(Command.list.name)} in
        \#(bashOptions)
                esac
            else
                case $command in
                    '') offered='\#(commands.map(\.name.rawValue).spaced)' ;;
        \#(bashOperands)
                esac
            fi

            [[ $kind == packages && $current == /* ]] && kind=files
            case $kind in
                files) compopt -o default 2>/dev/null ;;
                packages) offered=$(__debian_licenses_packages "$root") ;;
                licenses) offered=$__debian_licenses_ids ;;
                patterns) offered="$__debian_licenses_ids \#(Self.categoryPatterns.spaced)" ;;
            esac
            [[ $offered ]] || return 0

            # Of a list, all but the last is there already; and readline replaces no more than what
            # stands behind the last break.
            [[ $list ]] && current=${current##*,}
            before=${typed%"$current"}
            word=$typed
            for piece in = :; do
                [[ $COMP_WORDBREAKS == *$piece* ]] && word=${word##*$piece}
            done
            while IFS= read -r piece; do
                piece=$before$piece
                COMPREPLY+=("${piece#"${typed%"$word"}"}")
            done < <(compgen -W '$offered' -- "$current")
        }

        complete -F _debian_licenses \#(Self.program)

        """#
    }

    /// The possible values of each option, one line of `case` each.
    private var bashValues: String {
        commands.options.filter { $0.value.placeholder != nil }.map { option in
            let label = indentation + option.spellings.joined(separator: " | ")
            guard option.name == .format else { return label + ") \(bashOffer(of: option)) ;;" }
            return label + ") case ${command:-\(Command.list.name)} in\n"
                + commands.filter { $0.options.contains(.format) }.map { command in
                    let words = command.formats.map(\.rawValue).spaced
                    return "    \(indentation)\(command.name)) offered='\(words)' ;;\n"
                }.joined() + indentation + "esac ;;"
        }.joined(separator: "\n")
    }

    /// The options of each command.
    private var bashOptions: String {
        commands.map { command in
            let words = command.options.flatMap { Option.row($0).spellings }.spaced
            return "\(indentation)\(command.name)) offered='\(words)' ;;"
        }.joined(separator: "\n")
    }

    /// The operands of each command that takes some.
    private var bashOperands: String {
        commands.compactMap { command in
            guard let operand = command.operand else { return nil }
            guard let offer = bashOffer(of: operand.words, or: operand.kind) else { return nil }
            let file =
                operand.takesFile
                ? "[[ $current == *=* ]] && current=${current#*=} kind=files || " : ""
            return "\(indentation)\(command.name)) \(file)\(offer) ;;"
        }.joined(separator: "\n")
    }

    private func bashOffer(of option: Option) -> String {
        let offer = bashOffer(of: option.value.words, or: option.kind) ?? ""
        return offer + (option.value.isList ? " list=1" : "")
    }

    /// The assignment with what to offer; nil if there is nothing to offer.
    private func bashOffer(of words: [String]?, or kind: WordKind) -> String? {
        if let words { return "offered='\(words.spaced)'" }
        return switch kind {
        case .any: nil
        case .file: "kind=files"
        case .package: "kind=packages"
        case .license: "kind=licenses"
        case .policyPattern: "kind=patterns"
        case .command: "offered='\(commands.map(\.name.rawValue).spaced)'"
        }
    }

    private var indentation: String { "            " }
}
