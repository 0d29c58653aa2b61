/// A starter policy, explained in comments.
public enum PolicyExample {
    /// The text of the policy file. Its only rules that aren't comments deny licenses that reach
    /// over a network, and warn of unknown ones.
    public static let text = """
        # Which licenses may be installed here. 'check' finds this file if it is called
        # .debian-licenses.policy in the current folder, or /etc/debian-licenses/policy.
        #
        # Stanzas stand apart by empty lines, as in Debian's control files; an indented line
        # continues the field above, and lines like this one are comments.
        #
        # The first stanza is for all packages. A license is an id of the SPDX list, in which *
        # stands for any text and ? for one character, a short name of Debian's such as GPL-3+, or
        # a category: permissive, weak-copyleft, strong-copyleft, network-copyleft, public-domain,
        # documentation, font, restricted, unknown.
        # Separate entries with blanks or commas. GPL-2.0-only, GPL-2.0-or-later and GPL-2.0-only WITH
        # Classpath-exception-2.0 are three licenses; to name one is not to name another.
        #
        # With Deny alone everything else is allowed. With Allow nothing else is; a license that
        # both name is denied. Of licenses to choose from, one has to pass.

        Deny: category:network-copyleft
        # Allow: category:permissive, category:public-domain, MIT, BSD-*-Clause
        #
        # Exceptions with which every license is allowed.
        # Allow-Exceptions: Classpath-exception-2.0, GCC-exception-*
        #
        # What becomes of packages without a license, and of licenses that SPDX has no id for:
        # fail or warn. Default: fail if Allow is set, otherwise warn.
        Unknown: warn
        #
        # Whether a license that no list has is known by its text: unknown, or terms if what the
        # program reads there counts. What reads as restricted fails a denial of that in any case.
        # Unlisted: terms
        #
        # Which licenses of a package are judged: all; shipped, without those of packaging and
        # build machinery; or main, those of the work as a whole. Machinery may list other files:
        # a pattern with a slash is a path, one without the name of files in any folder.
        # Scope: shipped
        # Machinery: debian/*, m4/*, *.m4, configure, install-sh, tests/*

        # A stanza with Sections is for the packages of these sections, in the place of the first.
        # What the first denies stays denied, unless the stanza overrides it.
        #
        # Sections: doc, non-free/*
        # Allow: *, * WITH *
        # Overrides: deny

        # A stanza with Package or Source exempts some packages, or those of some source packages:
        # they may also have what it allows, though the first stanza denies it. With Files it
        # excuses a license only if no statement about other files states it. Versions and the last
        # day of its validity may be given.
        #
        # Package: ghostscript, libgs*
        # Version: 10.*
        # Allow: AGPL-3.0-or-later
        # Reason: prints invoices, and nobody reaches it over the network
        # Expires: 2030-12-31
        #
        # Source: gcc-*
        # Files: libiberty/*, debian/*
        # Allow: GPL-3.0-or-later

        # A stanza with License judges a text that SPDX has no id for, once for all packages that
        # have it: it is of a category, or passes whatever it asks. check --review writes a stanza
        # for each such text of the system.
        #
        # License: LicenseRef-deb-3e7a51c9d2084bf6a15c7e90
        # Category: permissive
        # Reason: read by Ada on a rainy day

        # A stanza with Expression says what packages are under, where their copyright file does not
        # say it well enough. It holds for versions that match, or for one copyright file: list
        # --digests --format json tells its digest. With --policy and this file, list, show,
        # summary, browse and export show the license as the concluded one, beside the declared.
        #
        # Package: example
        # Version: 1.2-3
        # Expression: MIT OR Apache-2.0
        # Reason: stated in the sources, see ticket 17
        # Expires: 2030-12-31

        """
}
