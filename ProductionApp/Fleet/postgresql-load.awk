# Makes a day's lines small for postgresql-load.sql: ten thousand hosts send the same facts, so each
# is passed on once, with a number; and so is the beginning of a host's lines, `{"host":"…","day":"…"`.
#
# A line of the output has three values: SENDER, FACT, TEXT.
#   1        the first sender's text
#     1      the first fact's text, from `,"factKey"` on
#   1 1      a line of the input
#   0        a line that is none
#            the word `end`, if it ended the input
BEGIN {
    OFS = "\037"
}

$0 == "end" {
    end = NR
    next
}

{
    mark = index($0, ",\"factKey\":\"")
    sender = substr($0, 1, mark - 1)
    fact = substr($0, mark)
    if (!mark) {
        print 0, "", printable($0)
        next
    }
    if (!(sender in senders)) {
        senders[sender] = ++sender_count
        print sender_count, "", printable(sender)
    }
    if (!(fact in facts)) {
        facts[fact] = ++fact_count
        print "", fact_count, printable(fact)
    }
    print senders[sender], facts[fact], ""
}

END {
    if (end == NR) {
        print "", "", "end"
    }
}

# JSON has no bare control characters. Without them the text is one value, but has another digest.
function printable(text) {
    gsub(/[\001-\037]/, "?", text)
    return text
}
