extension AnimatedSVG {
    /// The terminal's colours, on paper and, where the reader's system is dark, on slate.
    ///
    /// `f` and `b` are the terminal's own foreground and background, `c0` to `c15` its palette.
    static let colors = """
            svg { --f: #1f2430; --b: #fbfaf7; --c0: #1f2430; --c1: #b3362b; --c2: #2f7d4f;
              --c3: #8a6200; --c4: #2a5db0; --c5: #8b3f9e; --c6: #16747c; --c7: #6a7182;
              --c8: #7d8494; --c9: #c8473b; --c10: #3a935f; --c11: #9c7200; --c12: #3b70c6;
              --c13: #a050b4; --c14: #20878f; --c15: #3a4050; }
            @media (prefers-color-scheme: dark) {
              svg { --f: #e8ebf2; --b: #1c2029; --c0: #4a5162; --c1: #f08a7e; --c2: #7fd3a0;
                --c3: #e5c167; --c4: #8fb8f5; --c5: #d69ae6; --c6: #74d0d6; --c7: #c3c9d6;
                --c8: #99a1b3; --c9: #ffa297; --c10: #96e4b4; --c11: #f3d383; --c12: #a9caff;
                --c13: #e5b2f2; --c14: #8ee0e6; --c15: #ffffff; } }
            .glass { fill: var(--b); stroke: var(--c8); }
            .cursor { fill: var(--f); opacity: 0.4; }
            .caption { fill: var(--c4); font-weight: 600; }
            text { white-space: pre; fill: var(--f); }
        """
}
