import DomainLayer
import Reports
import Testing

struct HTMLReportNoticesTests {
    @Test func `sources and texts point to each other`() {
        let page = text { HTMLReport.write(Attribution.waders, to: &$0) }
        let body = page.split(separator: "<main>", maxSplits: 1).last.map(String.init)
        #expect(
            body == """

                <details><summary>Contents</summary>
                <ul><li><a href="#text-1">1: MIT</a></li>
                <li><a href="#text-2">2: Zlib</a></li>
                </ul>
                </details>
                <h2 id="sources">Source packages</h2>
                <section id="source-1"><h3>crane 1-1</h3>
                <p>Packages: crane:all</p>
                <h4>Copyright</h4>
                <ul><li>1999 Bo</li>
                </ul>
                <p>Texts: <a href="#text-1">1: MIT</a></p>
                </section>
                <section id="source-2"><h3>heron 1:1.2.13+dfsg-1</h3>
                <p>Packages: libheron1:amd64</p>
                <h4>Copyright</h4>
                <ul><li>Cy</li>
                </ul>
                <h4>GPL-2.0-or-later WITH Classpath-exception-2.0</h4>
                <ul><li>1995-2022 Ana Ruiz</li>
                <li>2001 &quot;Bo&quot; Lind</li>
                </ul>
                <h4>Zlib OR LicenseRef-deb-heron-0a1b2c3d</h4>
                <p>Texts: <a href="#text-1">1: MIT</a>, <a href="#text-2">2: Zlib</a></p>
                </section>
                <section id="source-3"><h3>stork 2-1</h3>
                <p>Packages: stork:all</p>
                <p>Nothing is stated.</p>
                </section>
                <h2 id="texts">Texts</h2>
                <section id="text-1"><h3>Text 1: MIT</h3>
                <p>Used by <a href="#source-1">crane 1-1</a>, <a href="#source-2">heron 1:1.2.13+dfsg-1</a></p>
                <pre tabindex="0">You may.
                </pre>
                </section>
                <section id="text-2"><h3>Text 2: Zlib</h3>
                <p>Used by <a href="#source-2">heron 1:1.2.13+dfsg-1</a></p>
                <pre tabindex="0">Fly.
                </pre>
                </section>
                <h2 id="missing-texts">Texts not found on this system</h2>
                <p>No copyright file prints these texts as the SPDX list has them, and the system holds no copy. If a file prints one in other words, those are among the texts above.</p>
                <section><h3>LicenseRef-deb-heron</h3>
                <p>named without a text, and no list knows it</p>
                <p>Used by <a href="#source-2">heron 1:1.2.13+dfsg-1</a></p>
                </section>
                <section><h3>Zlib</h3>
                <p><a href="https://spdx.org/licenses/Zlib.html">https://spdx.org/licenses/Zlib.html</a></p>
                <p>Used by <a href="#source-1">crane 1-1</a>, <a href="#source-2">heron 1:1.2.13+dfsg-1</a></p>
                </section>
                </main>
                </body>
                </html>

                """)
        #expect(!page.contains("script"))
    }
}
