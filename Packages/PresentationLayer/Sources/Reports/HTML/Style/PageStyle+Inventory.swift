extension PageStyle {
    /// The style in the page of an inventory, without what all pages have.
    static let inventory = overview + views + detail + narrow + printed

    /// What everything on the page shares, and what comes before the views.
    private static let overview = """
        .public-domain { --mark: light-dark(#6f9a1f, #a9d65e); }
        .permissive { --mark: light-dark(#2f7d3a, #74c67a); }
        .font { --mark: light-dark(#2a9d9d, #7fd8d8); }
        .documentation { --mark: light-dark(#1f7a8c, #4cb7c9); }
        .weak-copyleft { --mark: light-dark(#b57a0b, #e8b84d); }
        .strong-copyleft { --mark: light-dark(#8e4bb3, #c795e6); }
        .network-copyleft { --mark: light-dark(#3b6fc4, #86aef5); }
        .restricted { --mark: light-dark(#c2302d, #ff7a70); }
        .unknown { --mark: light-dark(#8b919b, #8b93a1); }
        [hidden] { display: none !important; }
        button, input, select { font: inherit; color: inherit; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { left: 1rem; top: 1rem; }
        header dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 1rem 0 0; }
        header dl > * { display: inline; }
        header dt { margin-right: -1.5rem; color: var(--quiet); }
        header .attention {
          margin-top: 1rem; padding: .6rem 1rem; border-left: .5rem solid var(--mark);
          background: var(--raised); color: var(--ink); font-size: 1.15rem; font-weight: 600;
        }
        .violated { --mark: light-dark(#c2452d, #f0836c); }
        .unsettled { --mark: light-dark(#a8730a, #e8b84d); }
        .settled { --mark: light-dark(#3f8f46, #74c67a); }
        #verdict details { margin-top: 1rem; }
        #verdict summary h3 { display: inline; }
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
        .legend dt[class]::before {
          content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .45rem;
          border-radius: 50%; background: var(--mark);
        }
        .legend { margin-top: 1.5rem; color: var(--quiet); }
        .legend dl {
          display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem;
          margin-top: .5rem;
        }
        .legend dt { color: var(--ink); }
        .running { display: none; }

        """
}
