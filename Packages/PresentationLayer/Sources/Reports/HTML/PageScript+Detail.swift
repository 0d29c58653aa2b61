extension PageScript {
    /// The details that a package's or a license's name opens: facts, evidence, findings, texts.
    static let detail = """
        let phrases;

        function stored(kind, place) {
          return JSON.parse(document.getElementsByClassName(kind)[place].textContent);
        }

        function phrase(number) {
          phrases ??= JSON.parse(byID("phrases").textContent);
          return phrases[number];
        }

        function open(item) {
          const answer = stored("answer", item.answer);
          const pane = begin(item.name, item.version);
          tell(pane, [["License", item.expression], ["Main license", item.main],
            ["Concluded", item.concluded], ["Review", item.review],
            ["Category", item.category], ["Unknown", item.unknown], ["Basis", item.basis],
            ["Reason", item.reason],
            ["Architecture", item.arch], ["Source", item.source], ["Section", item.section],
            ["Maintainer", item.maintainer], ["Copyright file", item.file],
            ["Format", item.format], ["Unexplained", item.unexplained],
            ["Package URL", item.purl]]);
          section("Findings", item.findings, pane, ([kind, sentence], part) => {
            element("p", kind + ": " + sentence, part);
          });
          section("Statements", answer.statements, pane, statement);
          section("Copyright", answer.holders.map(phrase), pane, (holder, part) => {
            element("div", holder, part);
          });
          printed(answer.texts, pane);
          end();
        }

        function about(license) {
          const data = stored("license", license.place);
          const pane = begin(license.label, license.label === license.id ? "" : license.id);
          const users = items.filter((item) => item.licenses.includes(license.id));
          tell(pane, [["Category", license.category], ["Terms", data.reading],
            ["Packages", String(users.length)]]);
          if (data.body) {
            section("Text", [data.body], pane, (body, part) => {
              element("pre", body, part).tabIndex = 0;
            });
          } else {
            printed(data.texts.slice(0, 20), pane);
          }
          section("Packages", users, pane, (item, part) => {
            const line = element("div", undefined, part);
            element("a", item.name, line).href = address(item);
            line.append(" " + item.version);
          });
          end();
        }

        function begin(name, note) {
          byID("detail-name").replaceChildren(element("span", name), " ");
          element("small", note, byID("detail-name"));
          byID("detail-body").replaceChildren();
          return byID("detail-body");
        }

        function end() {
          if (!dialog.open) dialog.showModal();
          dialog.scrollTop = 0;
        }

        function tell(pane, entries) {
          const table = element("dl", undefined, pane);
          for (const [label, fact] of entries) {
            if (!fact) continue;
            element("dt", label, table);
            words(fact, element("dd", undefined, table));
          }
        }

        function printed(places, pane) {
          section("Texts", places, pane, (place, part) => {
            const text = stored("text", place);
            const fold = element("details", undefined, part);
            element("summary", text.name, fold);
            element("pre", text.body, fold).tabIndex = 0;
            fold.open = places.length === 1;
          });
        }

        function words(text, parent) {
          text.split(" ").forEach((word, place) => {
            if (place > 0) parent.append(" ");
            element("span", word, parent);
          });
        }

        function section(title, items, pane, show) {
          if (items.length === 0) return;
          const part = element("section", undefined, pane);
          element("h3", title, part);
          for (const item of items) show(item, part);
        }

        function statement(item, pane) {
          const part = element("div", undefined, pane);
          part.className = "statement";
          words(phrase(item.license), element("strong", undefined, part));
          const lines = item.first === item.last
            ? "line " + item.first : "lines " + item.first + "–" + item.last;
          const name = phrase(item.name);
          const grounds = [lines, phrase(item.basis), phrase(item.rule),
            name && "written as " + name];
          element("p", grounds.filter(Boolean).join(" · "), part);
          if (item.files.length > 0) element("p", "Files: " + item.files.join(" "), part);
          for (const holder of item.holders) element("div", phrase(holder), part);
        }

        """
}
