extension PageStyle {
    /// Everything on a screen with little room.
    static let narrow = """
        @media (max-width: 64rem) {
          #filter { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
          #filter label:first-child { grid-column: 1 / -1; }
        }
        @media screen and (max-width: 64rem) {
          .bars th { width: 58%; }
          .bars td:last-child { width: 26%; }
          #package-table, #package-table tbody { display: block; }
          #package-table thead tr {
            display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem;
          }
          #package-table thead tr::before {
            content: "Sort by"; color: var(--quiet); font-size: .85rem;
          }
          #package-table thead th:nth-child(n) {
            position: static; width: auto; padding: 0; border: 0; line-height: 2;
          }
          #package-table tbody tr {
            position: relative; display: flex; flex-wrap: wrap; gap: .15rem .9rem;
            align-items: baseline; margin-top: .6rem; padding: .75rem 1rem;
            border: 1px solid var(--line); border-radius: .6rem; background: var(--raised);
          }
          #package-table tbody th, #package-table td { width: auto; padding: 0; border: 0; }
          #package-table tbody th { font-size: 1.05rem; }
          #package-table tbody a::after { content: ""; position: absolute; inset: 0; }
          #package-table td:nth-child(3) { order: 1; }
          #package-table td:nth-child(4) { flex-basis: 100%; }
          #package-table td:nth-child(7):not(:empty)::before { content: "Findings: "; }
          #package-table td:nth-child(8):not(:empty)::before { content: "Concluded: "; }
          #package-table td:nth-child(7) { order: 1; }
          #package-table td:empty { display: none; }
          .rows :is(th, td) { padding: .4rem .3rem; font-size: .85rem; }
        }
        @media screen and (max-width: 64rem) and (scripting: none) {
          #package-table thead { display: none; }
        }
        @media (max-width: 40rem) {
          dialog {
            width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0;
            padding: 1.25rem 1rem; border: 0; border-radius: 0;
          }
          dialog dl { grid-template-columns: 1fr; gap: 0; }
          dialog dd { margin-bottom: .5rem; }
        }

        """

    /// Everything on paper: each page begins with the name of the page, the host and the time. If
    /// the details of a package are open, only they are printed.
    static let printed = """
        @media print {
          #filter, .skip, main nav, dialog { display: none !important; }
          .sheet { display: table; width: 100%; table-layout: fixed; }
          .running {
            display: table-header-group; break-inside: avoid;
            color: var(--quiet); font-size: 8pt;
          }
          .content { display: table-row-group; }
          #printed { display: block; }
          .content:has(#printed:not(:empty)) > :not(#printed) { display: none; }
          header { padding-top: 1rem; }
          details::details-content { content-visibility: visible; }
          .figures { grid-template-columns: 1fr 1fr; }
          svg, td::before { print-color-adjust: exact; }
          #package-table thead th, .rows thead th { position: static; }
          :is(#package-table, .rows) :is(th, td):nth-child(n) {
            padding: .2rem .3rem; font-size: 8pt;
          }
          #package-table small, .rows small, #package-table span + em {
            padding: 0; font-size: 7pt;
          }
          tr { break-inside: avoid; }
          .rows tr:has(details) { break-inside: auto; }
          th button::after { content: "" !important; }
        }

        """
}
