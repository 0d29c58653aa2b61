extension PageScript {
    /// The details that a package's or a license's name opens: facts, evidence, findings, texts.
    static let detail = """
        let phrases;

        function open(item) {
          phrases ??= JSON.parse(byID("phrases").textContent);
          const [statements, holders, texts] =
            JSON.parse(document.getElementsByClassName("answer")[item.answer].textContent);
          const pane = begin(item.name, item.version);
          tell(pane, [["License", item.expression], ["SPDX", item.spdx],
            ["Main license", item.main], ["Concluded", item.concluded], ["Review", item.review],
            ["Category", item.category], ["Unknown", item.unknown], ["Basis", item.basis],
            ["Reason", item.reason],
            ["Architecture", item.arch], ["Source", item.source], ["Section", item.section],
            ["Maintainer", item.maintainer], ["Copyright file", item.file],
            ["Format", item.format], ["Unexplained", item.unexplained],
            ["Package URL", item.purl]]);
          section("Findings", item.findings, pane, ([kind, sentence], part) => {
            element("p", kind + ": " + sentence, part);
          });
          lastFile = "";
          section("Statements", statements, pane, statement);
          section("Copyright", holders, pane, (holder, part) => {
            element("div", phrases[holder], part);
          });
          copies(texts, pane);
          end();
        }

        function about(license) {
          const users = items.filter((item) => item.licenses.includes(license.id));
          const pane = begin(license.label, license.label === license.id ? "" : license.id);
          tell(pane, [["Category", license.category], ["Terms", license.terms],
            ["Packages", String(users.length)]]);
          copies(license.texts, pane);
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

        function copies(places, pane) {
          section("Texts", places, pane, (place, part) => {
            const text = byID("text-" + (place + 1)).cloneNode(true);
            text.removeAttribute("id");
            text.open = places.length === 1;
            part.append(text);
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

        function statement([license, name, basis, rule, first, last, files, holders], pane) {
          const part = element("div", undefined, pane);
          part.className = "statement";
          words(phrases[license], element("strong", undefined, part));
          const lines = first === last ? "line " + first : "lines " + first + "–" + last;
          const writing = phrases[name] && "written as " + phrases[name];
          const grounds = [lines, phrases[basis], phrases[rule], writing];
          element("p", grounds.filter(Boolean).join(" · "), part);
          if (files.length > 0) element("p", "Files: " + unpacked(files).join(" "), part);
          for (const holder of holders) element("div", phrases[holder], part);
        }

        let lastFile;

        // A file is what it shares with the file before, and the rest.
        function unpacked(files) {
          const whole = [];
          for (let place = 0; place < files.length; place += 2) {
            lastFile = lastFile.slice(0, files[place]) + files[place + 1];
            whole.push(lastFile);
          }
          return whole;
        }

        // The open package, for paper, on which a dialog can't go on to a second page.
        function printable() {
          return [byID("detail-name"), byID("detail-body")].map((part) => {
            const copy = part.cloneNode(true);
            copy.removeAttribute("id");
            for (const fold of copy.querySelectorAll("details")) fold.open = true;
            return copy;
          });
        }

        """
}
