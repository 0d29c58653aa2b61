extension PageStyle {
    /// The details of a package, in a dialog or on paper.
    static let detail = """
        dialog {
          width: min(60rem, 94vw); max-height: 90vh; padding: 1.5rem; overflow-y: auto;
          border: 1px solid var(--edge); border-radius: .75rem;
          background: var(--paper); color: var(--ink);
        }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog form { position: sticky; top: 0; float: right; }
        #close {
          width: 2.2rem; height: 2.2rem; border: 1px solid var(--edge);
          border-radius: 50%; background: var(--raised); font-size: 1.2rem; cursor: pointer;
        }
        :is(dialog, #printed) h2 { margin: 0 2.5rem 1rem 0; overflow-wrap: anywhere; }
        :is(dialog, #printed) h2 small { color: var(--quiet); font-size: 1rem; font-weight: 400; }
        :is(dialog, #printed) h3 { margin: 1.75rem 0 .5rem; }
        :is(dialog, #printed) dl {
          display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem;
        }
        :is(dialog, #printed) section > div { overflow-wrap: anywhere; }
        dl { margin: 0; }
        dt { color: var(--quiet); }
        dd { margin: 0; overflow-wrap: anywhere; }
        .statement { padding: .75rem 0; border-top: 1px solid var(--line); }
        .statement strong { overflow-wrap: anywhere; }
        .statement p { margin: .2rem 0; color: var(--quiet); overflow-wrap: anywhere; }
        .statement div { overflow-wrap: anywhere; }
        summary { padding: .3rem 0; cursor: pointer; overflow-wrap: anywhere; }
        #printed { display: none; }

        """
}
