/// The colours and letters of all drawings, on light pages and on dark ones.
enum Palette {
    /// Whatever the reader's system writes its own words in.
    static let fonts =
        "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"

    static let rules = """
                text { fill: #1f2430; }
                .clean { fill: #eaf6ee; stroke: #3f9a63; }
                .frames { fill: #fdf1e6; stroke: #cf7a33; }
                .clean.layer { fill: #d8eedf; }
                .frames.layer { fill: #fae0c8; }
                .clean.middle { fill: #d8eedf; }
        .clean.core { fill: #bfe3ca; }
                .area { stroke-width: 1.5; stroke-dasharray: 7 5; }
                .layer { stroke: none; }
                .ring { stroke-width: 1.5; }
                .card { fill: #ffffff; stroke: #8b94a7; stroke-width: 1.2; }
                .name { font-size: 14px; font-weight: 600; text-anchor: middle; }
                    .note { font-size: 12px; fill: #5a6478; text-anchor: middle; }
                .label { font-size: 13px; font-weight: 600; }
                .centred { text-anchor: middle; }
            .heading { font-size: 15px; font-weight: 600; }
                .key { font-size: 12px; fill: #5a6478; }
                .clean.label, .clean.heading { fill: #22693f; stroke: none; }
                .frames.label, .frames.heading { fill: #94490f; stroke: none; }
                .arrow { stroke: #5a6478; stroke-width: 1.6; fill: none; }
                .uses { marker-end: url(#head); }
                .conforms { marker-end: url(#hollow); stroke-dasharray: 5 4; }
                .head { fill: #5a6478; }
                .hollow { fill: #ffffff; stroke: #5a6478; stroke-width: 1.6; }
                @media (prefers-color-scheme: dark) {
                  text { fill: #e8ebf2; }
                  .clean { fill: #12241a; stroke: #57bd80; }
                  .frames { fill: #291a0d; stroke: #e09a58; }
                  .layer { stroke: none; }
              .clean.layer { fill: #193826; }
                  .frames.layer { fill: #3f2712; }
                  .clean.middle { fill: #193826; }
          .clean.core { fill: #235236; }
                  .card { fill: #20242e; stroke: #6f7a90; }
                  .note, .key { fill: #a7b0c2; }
                  .clean.label, .clean.heading { fill: #7fd7a1; }
                  .frames.label, .frames.heading { fill: #f0b27a; }
                  .arrow { stroke: #a7b0c2; }
                  .head { fill: #a7b0c2; }
                  .hollow { fill: #20242e; stroke: #a7b0c2; }
                }
        """
}

/// The two halves of the architecture.
enum Area: String, Sendable, CaseIterable {
    /// Knows no framework, and not Foundation.
    case clean
    /// Frameworks, and what is built upon them.
    case frames
}
