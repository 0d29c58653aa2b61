/// What drives each shell.
extension CompletionsCheck {
    /// Makes a system with a package and one that was removed, in a folder of the one it is given.
    static let system = """
        set -e
        mkdir -p "$1/rooms/var/lib/dpkg"
        for package in "anchor install installed" "anvil deinstall config-files"; do
            set -- "$1" $package
            printf '%s\\n' "Package: $2" "Status: $3 ok $4" "Version: 1" "Architecture: all" \\
                "Maintainer: Ada <ada@example.org>" "Description: a package" ""
        done > "$1/rooms/var/lib/dpkg/status"
        """

    /// The words that make the shell complete. Behind them stand the script's path, the folder to
    /// be in, and the lines; each gives a line with its last word as it is then.
    var harness: [String] {
        switch shell {
        case "bash": ["--norc", "-c", Self.bash, "bash"]
        case "zsh": ["-f", "-c", Self.zsh, "zsh"]
        default: ["--no-config", "--command", Self.fish]
        }
    }

    /// Readline gives the function the words, broken at `=` and `:` too, and replaces the last.
    private static let bash = #"""
        . "$1"
        cd "$2"
        shift 2
        read -r _ _ function _ <<< "$(complete -p debian-licenses)"
        for line in "$@"; do
            read -ra COMP_WORDS <<< "${line//[=:]/ & }"
            last=${line##*[ =:]}
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            "$function" debian-licenses "$last" "${COMP_WORDS[COMP_CWORD - 1]}"
            word=${line##* }
            echo "${word%"$last"}${COMPREPLY[*]:-$last}"
        done
        """#

    /// A zsh in a pseudo-terminal of zsh's own, in which somebody types the line, tab and return.
    private static let zsh = #"""
        zmodload zsh/zpty
        zpty typist TERM=dumb zsh -f -i
        zpty -w typist "PROMPT=; autoload -Uz compinit && compinit -D -u
            . ${(q)1}; compdef _debian_licenses debian-licenses; cd ${(q)2}
            debian-licenses() { print -r -- '<'\$*'>' }; print RE''ADY"
        zpty -r -m typist output '*READY*'
        for line in "${@[3,-1]}"; do
            zpty -n -w typist "$line"$'\t\n'
            zpty -r -m typist output '*<*>*'
            output=${${output##*<}%%>*}
            print -r -- ${output##* }
        done
        zpty -d typist
        """#

    /// fish answers the question itself: candidates for the last word, or none.
    private static let fish = #"""
        source $argv[1]
        cd $argv[2]
        for line in $argv[3..]
            set -l candidates (complete --do-complete $line | string replace -r '\t.*' '')
            test -n "$candidates"; or set candidates (string split ' ' $line)[-1]
            echo $candidates
        end
        """#
}
