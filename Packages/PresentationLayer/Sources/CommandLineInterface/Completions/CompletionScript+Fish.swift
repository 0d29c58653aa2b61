/// The script for fish, 3.1 and later.
extension CompletionScript {
    var fish: String {
        #"""
        # fish completion for \#(Self.program), which '\#(Self.program) completions fish' writes.

        set -g __debian_licenses_ids \#(Self.licenseIDs.spaced)

        # The command in front of the cursor; an empty line where none is named.
        function __debian_licenses_command
            set -l awaited no
            for word in (commandline -opc)[2..]
                if test $awaited = yes
                    set awaited no
                    continue
                end
                switch $word
                    case \#(spellingsBeforeValues.spaced)
                        set awaited yes
                    case '-*'
                    case '*'
                        echo $word
                        return
                end
            end
            echo
        end

        # Whether the command is one of these.
        function __debian_licenses_in
            contains -- (__debian_licenses_command) $argv
        end

        # The names of the packages installed in the system that --root names.
        function __debian_licenses_packages
            set -l root ''
            set -l awaited no
            for word in (commandline -opc)
                if test $awaited = yes
                    set root $word
                    set awaited no
                else if test "$word" = --root
                    set awaited yes
                else if string match -q -- '--root=*' $word
                    set root (string replace -- --root= '' $word)
                end
            end
            set root (string replace -r '^~/' "$HOME/" -- $root)
            set root (string trim -r -c / -- $root)
            dpkg-query --admindir="$root/var/lib/dpkg" --show \
                --showformat='\#(Self.queryFormat)' 2>/dev/null |
                sed -n '\#(Self.installedNames)'
        end

        complete -c \#(Self.program) -f
        \#(commands.map(fishName).joined())\#(commands.map(fishOperand).joined())\#
        \#(commands.options.map(fishOption).joined())
        """#
    }

    private func fishName(of command: Command) -> String {
        complete(in: ["''"], "-a \(command.name) -d \(fishQuoted(command.summary))")
    }

    private func fishOperand(of command: Command) -> String {
        guard let operand = command.operand else { return "" }
        let offer = fishOffer(of: operand.words, or: operand.kind)
        if offer.isEmpty { return "" }
        let line = complete(in: [command.name.rawValue], offer)
        guard operand.kind == .package else { return line }
        let isPath =
            "__debian_licenses_in \(command.name); and string match -q '/*' (commandline -ct)"
        return line + "complete -c \(Self.program) -n \(fishQuoted(isPath)) -F\n"
    }

    /// A line for each set of commands in which the option has one set of values.
    private func fishOption(_ option: Option) -> String {
        var groups: [(names: [String], words: [String]?)] = []
        for command in commands where command.options.contains(option.name) {
            // Options without a command are those of the default command.
            let names = command.name == .list ? ["''", "list"] : [command.name.rawValue]
            let words = command.words(for: option)
            if let same = groups.firstIndex(where: { $0.words == words }) {
                groups[same].names += names
            } else {
                groups.append((names, words))
            }
        }
        return groups.map { group in
            var words = "-l \(option.name.rawValue)"
            if let short = option.short { words += " -s \(short)" }
            if option.value.placeholder != nil {
                words += (option.kind == .file ? " -r " : " -x ")
                words += fishOffer(
                    of: group.words, or: option.kind, isList: option.value.isList)
            }
            return complete(in: group.names, words + " -d \(fishQuoted(option.help))")
        }.joined()
    }

    private func complete(in names: [String], _ words: String) -> String {
        let condition = "__debian_licenses_in \(names.spaced)"
        return "complete -c \(Self.program) -n \"\(condition)\" \(words)\n"
    }

    /// The arguments of `complete` with what to offer.
    private func fishOffer(
        of words: [String]?, or kind: WordKind, isList: Bool = false
    ) -> String {
        if let words {
            return isList ? fishList(words.spaced) : "-a '\(words.spaced)'"
        }
        return switch kind {
        case .any: ""
        case .file: "-F"
        case .package: "-a '(__debian_licenses_packages)'"
        case .license: fishList("$__debian_licenses_ids")
        case .policyPattern: fishList("$__debian_licenses_ids \(Self.categoryPatterns.spaced)")
        case .command: "-a '\(commands.map(\.name.rawValue).spaced)'"
        }
    }

    /// Offers the words for the last of several values separated by commas.
    private func fishList(_ words: String) -> String {
        "-a '(__fish_append , \(words))'"
    }

    private func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
