/// The style of all pages: colors for light and dark mode, and for paper.
enum PageStyle {
    static let common = """

        :root {
          color-scheme: light dark;
          --paper: #fbfaf7; --raised: #ffffff; --ink: #1f2328; --quiet: #5c6470;
          --line: #dcd8cf; --edge: #857e72; --accent: #8c1d40; --bar: #b23a5e; --track: #eeeae2;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #16181c; --raised: #1e2126; --ink: #e6e4df; --quiet: #9da5b1;
            --line: #353a42; --edge: #7f8794; --accent: #f090ae; --bar: #d1608a; --track: #2a2e35;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; max-width: 84rem;
          background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, "Segoe UI", "Noto Sans", sans-serif;
        }
        header { padding: 2.5rem 0 1.5rem; border-bottom: 3px solid var(--accent); }
        h1 { margin: 0; font-size: clamp(1.5rem, 4vw, 2.25rem); line-height: 1.2; }
        header p { margin: .5rem 0 0; color: var(--quiet); }
        h2 { margin: 2.5rem 0 1rem; font-size: 1.35rem; }
        h3 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
        h4 { margin: 1rem 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; }
        a { color: var(--accent); overflow-wrap: anywhere; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        pre {
          margin: .75rem 0 0; padding: 1rem; max-height: 28rem; overflow: auto;
          background: var(--raised); border: 1px solid var(--line); border-radius: .5rem;
          font: .85rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace;
          white-space: pre-wrap; overflow-wrap: anywhere;
        }
        @media print {
          :root {
            --paper: #fff; --raised: #fff; --ink: #000; --quiet: #444;
            --line: #bbb; --edge: #777; --accent: #000; --bar: #555; --track: #e5e5e5;
          }
          body { padding: 0; max-width: none; font-size: 10pt; }
          pre { max-height: none; border: 0; padding: 0; }
          h2, h3, h4 { break-after: avoid; }
        }

        """

    static let notices = """
        header nav { display: flex; gap: 1.5rem; margin-top: 1rem; }
        section { padding: 1.25rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
        section p { margin: .25rem 0; color: var(--quiet); overflow-wrap: anywhere; }
        section ul { margin: 0; padding-left: 1.25rem; overflow-wrap: anywhere; }

        """
}
