extension PageStyle {
    /// The filters, and the packages, sources, licenses and texts.
    static let views = """
        .view h2 { outline-offset: .5rem; }
        #filter {
          display: grid; grid-template-columns: 2fr repeat(4, 1fr) auto auto; gap: .75rem;
          margin-top: 2.5rem;
        }
        #filter label { min-width: 0; font-size: .85rem; color: var(--quiet); }
        #filter input, #filter select, #filter button {
          width: 100%; height: 2.6rem; padding: 0 .7rem; border: 1px solid var(--edge);
          border-radius: .4rem; background: var(--raised); color: var(--ink); font-size: 1rem;
        }
        #filter ::placeholder { color: var(--quiet); opacity: 1; }
        #filter button { align-self: end; cursor: pointer; }
        #count { grid-column: 1 / -1; margin: .5rem 0 0; color: var(--quiet); }
        main nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 1.5rem; }
        main nav a[aria-current="true"] {
          color: var(--ink); font-weight: 600; text-decoration: none;
        }
        #package-table, .rows { width: 100%; border-collapse: collapse; table-layout: fixed; }
        #package-table :is(th, td), .rows :is(th, td) {
          padding: .45rem .6rem; text-align: left; vertical-align: baseline;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere;
        }
        #package-table thead th, .rows thead th {
          position: sticky; top: 0; z-index: 1; background: var(--paper);
          color: var(--quiet); font-size: .85rem; font-weight: 600; overflow-wrap: normal;
        }
        #package-table thead th:nth-child(1) { width: 19%; }
        #package-table thead th:nth-child(2) { width: 14%; }
        #package-table thead th:nth-child(3) { width: 7%; }
        #package-table thead th:nth-child(5) { width: 15%; }
        #package-table thead th:nth-child(6) { width: 8%; }
        #package-table thead th:nth-child(7) { width: 8%; }
        #package-table tbody tr:hover { background: var(--track); }
        #package-table tbody a { display: block; color: inherit; text-decoration: none; }
        #package-table tbody tr:hover a { color: var(--accent); text-decoration: underline; }
        .rows span { display: inline-block; max-width: 100%; }
        .rows small { display: block; color: var(--quiet); }
        #package-table small { display: block; color: var(--quiet); }
        @media screen and (scripting: enabled) {
          #package-table .whole { display: none; }
        }
        @media (scripting: none) {
          .bars a { pointer-events: none; }
        }
        #package-table td { color: var(--quiet); font-size: .9rem; }
        #package-table td:nth-child(4) { color: var(--ink); font-size: 1rem; }
        #package-table td:nth-child(3), #package-table td:nth-child(n+5) { overflow-wrap: normal; }
        #package-table td span, dd span, strong span { display: inline-block; max-width: 100%; }
        #package-table em { color: var(--quiet); }
        #package-table span + em {
          padding: .05rem .35rem; border-radius: .5rem; background: var(--track);
          font-size: .8rem; font-style: normal;
        }
        #package-table td:nth-child(5)::before, .view .rows td[class]::before {
          content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .45rem;
          border-radius: 50%; background: var(--mark);
        }
        #package-table button {
          padding: 0; border: 0; background: none; cursor: pointer; font-weight: inherit;
          text-align: left;
        }
        #package-table button:hover { color: var(--accent); }
        th[aria-sort="ascending"] button::after { content: " ▲"; }
        th[aria-sort="descending"] button::after { content: " ▼"; }

        """
}
