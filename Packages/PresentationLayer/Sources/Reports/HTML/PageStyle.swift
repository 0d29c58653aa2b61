/// What all pages look like: colours for light and dark, and for paper.
enum PageStyle {
    static let common = """

        :root {
          color-scheme: light dark;
          --paper: #fbfaf7; --raised: #ffffff; --ink: #1f2328; --quiet: #5c6470;
          --line: #dcd8cf; --accent: #8c1d40; --bar: #b23a5e; --track: #eeeae2;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #16181c; --raised: #1e2126; --ink: #e6e4df; --quiet: #9da5b1;
            --line: #353a42; --accent: #f090ae; --bar: #d1608a; --track: #2a2e35;
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
            --line: #bbb; --accent: #000; --bar: #555; --track: #e5e5e5;
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

    static let inventory = """
        button, input, select { font: inherit; color: inherit; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { left: 1rem; top: 1rem; }
        .figures {
          display: grid; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
          gap: 1.5rem 2.5rem; margin-top: 2rem;
        }
        .bars { width: 100%; border-collapse: collapse; table-layout: fixed; align-self: start; }
        .bars caption { padding-bottom: .4rem; text-align: left; font-weight: 600; }
        .bars th { width: 46%; padding: .1rem 0; text-align: left; font-weight: 400; }
        .bars td { width: 14%; padding: .1rem .75rem; text-align: right; color: var(--quiet); }
        .bars td:last-child { width: 40%; padding: 0; }
        .bars button {
          display: block; max-width: 100%; padding: 0; border: 0; background: none; cursor: pointer;
          overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
        }
        .bars button:hover { color: var(--accent); text-decoration: underline; }
        svg { display: block; width: 100%; height: .7rem; border-radius: .2rem; fill: var(--track); }
        svg .part { fill: var(--bar); }
        .system { margin-top: 2rem; padding: 0 1.25rem .5rem; border-left: 3px solid var(--bar); }
        .system h2 { margin-top: 0; }
        #filter { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; }
        #filter label { display: grid; gap: .2rem; font-size: .85rem; color: var(--quiet); }
        #filter .check { display: flex; align-items: center; padding-bottom: .5rem; }
        #filter label:first-child { flex: 1 1 16rem; }
        #filter input[type="search"], #filter select, #filter button {
          height: 2.6rem; padding: 0 .7rem; border: 1px solid var(--line); border-radius: .4rem;
          background: var(--raised); color: var(--ink); font-size: 1rem;
        }
        #count { margin: 1rem 0 .5rem; color: var(--quiet); }
        .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
        #packages { width: 100%; border-collapse: collapse; background: var(--raised); }
        #packages th, #packages td {
          padding: .4rem .75rem; text-align: left; vertical-align: top;
          border-bottom: 1px solid var(--line);
        }
        #packages thead th { background: var(--paper); white-space: nowrap; }
        #packages tbody th { font-weight: 600; }
        #packages td { overflow-wrap: break-word; }
        #packages td:nth-child(2), #packages td:nth-child(3) { color: var(--quiet); }
        #packages td:nth-child(4) { min-width: 14rem; overflow-wrap: anywhere; }
        #packages tbody tr:hover { background: var(--track); }
        #packages button {
          padding: 0; border: 0; background: none; cursor: pointer; font-weight: 600;
          text-align: left;
        }
        #packages tbody button { color: var(--accent); }
        th[aria-sort="ascending"] button::after { content: " ▲"; }
        th[aria-sort="descending"] button::after { content: " ▼"; }
        dialog {
          width: min(60rem, 94vw); max-height: 90vh; padding: 1.5rem; overflow-y: auto;
          border: 1px solid var(--line); border-radius: .75rem;
          background: var(--paper); color: var(--ink);
        }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog h2 { margin: 0 2.5rem 1rem 0; overflow-wrap: anywhere; }
        dialog h3 { margin: 1.5rem 0 .5rem; }
        #close {
          float: right; width: 2.2rem; height: 2.2rem; border: 1px solid var(--line);
          border-radius: 50%; background: var(--raised); font-size: 1.2rem; cursor: pointer;
        }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
        dt { color: var(--quiet); }
        dd { margin: 0; overflow-wrap: anywhere; }
        .statement { padding: .75rem 0; border-top: 1px solid var(--line); }
        .statement strong { overflow-wrap: anywhere; }
        .statement p { margin: .2rem 0; color: var(--quiet); overflow-wrap: anywhere; }
        summary { padding: .3rem 0; cursor: pointer; overflow-wrap: anywhere; }
        @media (max-width: 40rem) {
          #packages th:nth-child(3), #packages td:nth-child(3),
          #packages th:nth-child(5), #packages td:nth-child(5) { display: none; }
          #packages td:nth-child(4) { min-width: 9rem; }
          dl { grid-template-columns: 1fr; }
          dd { margin-bottom: .4rem; }
        }
        @media print {
          #filter, .skip, #close, noscript { display: none; }
          .scroll { overflow: visible; border: 0; }
          #packages thead { display: table-header-group; }
          #packages tr { break-inside: avoid; }
          body:has(dialog[open]) > :not(dialog) { display: none; }
          dialog { position: static; width: auto; max-height: none; border: 0; padding: 0; }
        }

        """
}

extension DigestedSource {
    // The digest of a source that was changed is what a browser's console asks for instead.
    static let noticesStyle = DigestedSource(
        text: PageStyle.common + PageStyle.notices,
        digest: "sha256-wH3lUGyp8QDizMzwrHwHStGyt3vlQxL2xxoU85eAmGs=")

    static let inventoryStyle = DigestedSource(
        text: PageStyle.common + PageStyle.inventory,
        digest: "sha256-OEeIcFG9UjeGbbe/YV0omEh6wlkdUhQX7ncQV+VrFT0=")

    static let inventoryScript = DigestedSource(
        text: PageScript.inventory,
        digest: "sha256-qAeC5OtzTxLc2FZRX9mj9S6ybxg4L1xzE7cMHAW/bzM=")
}
