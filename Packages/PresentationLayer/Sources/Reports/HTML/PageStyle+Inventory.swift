extension PageStyle {
    static let inventory = wide + narrow

    /// On a wide screen.
    private static let wide = """
        .public-domain { --mark: light-dark(#6f9a1f, #a9d65e); }
        .permissive { --mark: light-dark(#2f7d3a, #74c67a); }
        .font { --mark: light-dark(#2a9d9d, #7fd8d8); }
        .documentation { --mark: light-dark(#1f7a8c, #4cb7c9); }
        .weak-copyleft { --mark: light-dark(#b57a0b, #e8b84d); }
        .strong-copyleft { --mark: light-dark(#8e4bb3, #c795e6); }
        .network-copyleft { --mark: light-dark(#3b6fc4, #86aef5); }
        .restricted { --mark: light-dark(#c2302d, #ff7a70); }
        .unknown { --mark: light-dark(#8b919b, #8b93a1); }
        button, input, select { font: inherit; color: inherit; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { left: 1rem; top: 1rem; }
        header .attention { color: var(--ink); font-size: 1.15rem; font-weight: 600; }
        header dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 1rem 0 0; }
        header dl > * { display: inline; }
        header dt { margin-right: -1.5rem; color: var(--quiet); }
        .figures {
          display: grid; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
          gap: 2rem 3rem; margin-top: 2rem;
        }
        .bars { width: 100%; border-collapse: collapse; table-layout: fixed; align-self: start; }
        .bars caption { padding-bottom: .4rem; text-align: left; font-weight: 600; }
        .bars th { width: 46%; padding: .15rem 0; text-align: left; font-weight: 400; }
        .bars td { width: 16%; padding: .15rem .75rem; text-align: right; color: var(--quiet); }
        .bars td:last-child { width: 38%; padding: 0; }
        .bars a {
          display: block; overflow: hidden; color: inherit; text-decoration: none;
          text-overflow: ellipsis; white-space: nowrap;
        }
        .bars a:hover { color: var(--accent); text-decoration: underline; }
        svg { display: block; width: 100%; height: .7rem; border-radius: .2rem; fill: var(--track); }
        svg .part { fill: var(--mark, var(--bar)); }
        .system { margin-top: 2.5rem; padding: 0 1.25rem; border-left: 3px solid var(--bar); }
        .system h2 { margin: 0; font-size: 1.1rem; }
        .system ul { margin: .25rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
        .unjudged { color: var(--quiet); }
        #verdict { margin-top: 2rem; padding: 0 1.25rem; border-left: .4rem solid #3f8f46; }
        #verdict.violates { border-color: #c2302d; }
        #verdict h2 { margin-top: 0; }
        .judged, .groups { width: 100%; margin: 1rem 0; border-collapse: collapse; }
        .judged caption { padding: .5rem 0; text-align: left; font-weight: 600; }
        :is(.judged, .groups) :is(th, td) {
          padding: .35rem .6rem; text-align: left; vertical-align: baseline; font-size: .9rem;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; color: var(--quiet);
        }
        :is(.judged, .groups) tbody th { color: var(--ink); font-size: 1rem; font-weight: 600; }
        :is(.judged, .groups) tbody a { color: inherit; }
        .groups td:nth-child(3) { text-align: right; }
        .groups td:last-child::before, .legend dt[class]::before {
          content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .45rem;
          border-radius: 50%; background: var(--mark);
        }
        .legend { margin-top: 1.5rem; color: var(--quiet); }
        .legend dl {
          display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin-top: .5rem;
        }
        .legend dt { color: var(--ink); }
        #views { display: flex; gap: .5rem; margin-top: 2.5rem; }
        #views[hidden] { display: none; }
        #views button {
          padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: .4rem;
          background: var(--raised); cursor: pointer;
        }
        #views [aria-pressed="true"] { background: var(--accent); color: var(--paper); }
        #list { outline-offset: .5rem; }
        #filter { display: grid; grid-template-columns: 2fr repeat(4, 1fr) auto auto; gap: .75rem; }
        #filter[hidden] { display: none; }
        #filter label { min-width: 0; font-size: .85rem; color: var(--quiet); }
        #filter input, #filter select, #filter button {
          width: 100%; height: 2.6rem; padding: 0 .7rem; border: 1px solid var(--edge);
          border-radius: .4rem; background: var(--raised); color: var(--ink); font-size: 1rem;
        }
        #filter button { align-self: end; cursor: pointer; }
        ::placeholder { color: var(--quiet); opacity: 1; }
        #count { margin: 1rem 0 .5rem; color: var(--quiet); }
        #packages { width: 100%; border-collapse: collapse; table-layout: fixed; }
        #packages th, #packages td {
          padding: .45rem .6rem; text-align: left; vertical-align: baseline;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere;
        }
        #packages thead th {
          position: sticky; top: 0; z-index: 1; background: var(--paper);
          color: var(--quiet); font-size: .85rem; font-weight: 600; overflow-wrap: normal;
        }
        #packages thead th:nth-child(1) { width: 19%; }
        #packages thead th:nth-child(2) { width: 14%; }
        #packages thead th:nth-child(3) { width: 7%; }
        #packages thead th:nth-child(5) { width: 15%; }
        #packages thead th:nth-child(6) { width: 8%; }
        #packages thead th:nth-child(7) { width: 8%; }
        #packages tbody tr:hover { background: var(--track); }
        #packages tbody a { display: block; color: inherit; text-decoration: none; }
        #packages tbody tr:hover a { color: var(--accent); text-decoration: underline; }
        #packages td { color: var(--quiet); font-size: .9rem; }
        #packages td:nth-child(4) { color: var(--ink); font-size: 1rem; }
        #packages td:nth-child(3), #packages td:nth-child(n+5) { overflow-wrap: normal; }
        #packages td span, dd span, strong span { display: inline-block; max-width: 100%; }
        #packages td i { display: block; font-size: .8rem; font-style: normal; }
        .running { display: none; }
        #packages em { color: var(--quiet); }
        #packages span + em {
          padding: .05rem .35rem; border-radius: .5rem; background: var(--track);
          font-size: .8rem; font-style: normal;
        }
        #packages td:nth-child(5)::before {
          content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .45rem;
          border-radius: 50%; background: var(--mark);
        }
        #packages button {
          padding: 0; border: 0; background: none; cursor: pointer; font-weight: inherit;
          text-align: left;
        }
        #packages button:hover { color: var(--accent); }
        th[aria-sort="ascending"] button::after { content: " ▲"; }
        th[aria-sort="descending"] button::after { content: " ▼"; }
        dialog {
          width: min(60rem, 94vw); max-height: 90vh; padding: 1.5rem; overflow-y: auto;
          border: 1px solid var(--line); border-radius: .75rem;
          background: var(--paper); color: var(--ink);
        }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog h2 { margin: 0 2.5rem 1rem 0; overflow-wrap: anywhere; }
        dialog h2 small { color: var(--quiet); font-size: 1rem; font-weight: 400; }
        dialog h3 { margin: 1.75rem 0 .5rem; }
        dialog form { position: sticky; top: 0; float: right; }
        #close {
          width: 2.2rem; height: 2.2rem; border: 1px solid var(--edge);
          border-radius: 50%; background: var(--raised); font-size: 1.2rem; cursor: pointer;
        }
        dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
        dl { margin: 0; }
        dt { color: var(--quiet); }
        dd { margin: 0; overflow-wrap: anywhere; }
        .statement { padding: .75rem 0; border-top: 1px solid var(--line); }
        .statement strong { overflow-wrap: anywhere; }
        .statement p { margin: .2rem 0; color: var(--quiet); overflow-wrap: anywhere; }
        .statement div, dialog section > div { overflow-wrap: anywhere; }
        summary { padding: .3rem 0; cursor: pointer; overflow-wrap: anywhere; }
        #packages small { display: block; color: var(--quiet); }

        """

    /// On a narrow screen, on paper, and without the script.
    private static let narrow = """
        @media screen and (scripting: enabled) {
          #packages small { display: none; }
        }
        @media (scripting: none) {
          :is(.bars, .judged, .groups) a { pointer-events: none; text-decoration: none; }
        }
        @media (max-width: 64rem) {
          #filter { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
          #filter label:first-child { grid-column: 1 / -1; }
        }
        @media screen and (max-width: 64rem) {
          .bars th { width: 58%; }
          .bars td:last-child { width: 26%; }
          #packages, #packages tbody { display: block; }
          #packages thead tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; }
          #packages thead tr::before { content: "Sort by"; color: var(--quiet); font-size: .85rem; }
          #packages thead th:nth-child(n) {
            position: static; width: auto; padding: 0; border: 0; line-height: 2;
          }
          #packages tbody tr {
            position: relative; display: flex; flex-wrap: wrap; gap: .15rem .9rem;
            align-items: baseline; margin-top: .6rem; padding: .75rem 1rem;
            border: 1px solid var(--line); border-radius: .6rem; background: var(--raised);
          }
          #packages tbody th, #packages td { width: auto; padding: 0; border: 0; }
          #packages tbody th { font-size: 1.05rem; }
          #packages tbody a::after { content: ""; position: absolute; inset: 0; }
          #packages td:nth-child(3) { order: 1; }
          #packages td:nth-child(4) { flex-basis: 100%; }
          #packages td:nth-child(7):not(:empty)::before { content: "Findings: "; }
          #packages td:nth-child(8):not(:empty)::before { content: "Concluded: "; }
          #packages td:nth-child(7) { order: 1; }
          #packages td:empty { display: none; }
        }
        @media screen and (max-width: 64rem) and (scripting: none) {
          #packages thead { display: none; }
        }
        @media (max-width: 40rem) {
          dialog {
            width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0;
            padding: 1.25rem 1rem; border: 0; border-radius: 0;
          }
          dialog dl { grid-template-columns: 1fr; gap: 0; }
          dialog dd { margin-bottom: .5rem; }
        }
        @media print {
          #filter, #views, .skip, dialog:not([open]) { display: none !important; }
          .running { display: table-row; }
          thead { display: table-header-group; }
          body:has(dialog[open]) > :not(dialog) { display: none; }
          dialog[open] {
            position: absolute; inset: 0 auto auto 0; width: 100%; max-width: none; height: auto;
            max-height: none; margin: 0; padding: 0; overflow: visible; border: 0;
          }
          dialog form { display: none; }
          details:not([open]) { display: none; }
          .figures { grid-template-columns: 1fr 1fr; }
          svg, #packages td::before { print-color-adjust: exact; }
          #packages thead th { position: static; }
          #packages :is(th, td):nth-child(n) { padding: .2rem .3rem; font-size: 8pt; }
          #packages small, #packages span + em { padding: 0; font-size: 7pt; }
          #packages tr { break-inside: avoid; }
          th button::after { content: "" !important; }
        }

        """
}
