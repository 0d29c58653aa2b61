import DebianRootFixtures

extension SystemFiles {
    /// A small invented Alpine system: an expression, words in its place with a text that the
    /// package ships, a name that no list has, and a package without a license.
    static var alpineOrchard: SystemFiles {
        var system = SystemFiles()
        system.file("etc/os-release", "ID=alpine\nVERSION_ID=3.22.0\nPRETTY_NAME=\"Orchard\"\n")
        system.file("etc/apk/world", "pear\n")
        system.file("usr/share/licenses/pear/COPYING", "Do with pears what you like.\n")
        system.file(
            "lib/apk/db/installed",
            """
            P:pear
            V:2.0-r1
            A:x86_64
            L:GPL2 rowan
            o:fruit
            D:so:libapple.so.1
            F:usr/share/licenses/pear
            R:COPYING

            P:apple
            V:1.0-r0
            A:x86_64
            L:MIT OR Zlib
            p:so:libapple.so.1=1.0
            F:usr/lib
            R:libapple.so.1

            P:quince
            V:1-r0
            A:noarch


            """)
        return system
    }
}
