/// What the page of an inventory does: it shows data as text, and has no other way to show any.
enum PageScript {
    static let inventory = "\n" + beginning + rows + detail + start

    /// Data, elements, and what the address behind `#` says: the query, the order, the open
    /// package.
    private static let beginning = """
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const byID = (id) => document.getElementById(id);
        const fields = ["query", "category", "basis"];
        const body = document.querySelector("#packages tbody");
        const heads = [...document.querySelectorAll("#packages thead button")];
        const named = new Map();
        let order = { key: "name", down: false };
        let found = [];
        let shown = 0;

        data.packages.forEach((item, place) => {
          item.place = place;
          item.id = item.name + ":" + item.arch;
          item.flaws = item.findings.length;
          item.words = [item.name, item.version, item.source, item.license, item.maintainer]
            .concat(item.findings.map((finding) => finding[0])).join("\\n").toLowerCase();
          named.set(item.id, item);
        });

        function element(name, text, parent) {
          const made = document.createElement(name);
          if (text !== undefined) made.textContent = text;
          if (parent) parent.append(made);
          return made;
        }

        function remember(id) {
          const state = new URLSearchParams();
          for (const field of fields) if (byID(field).value) state.set(field, byID(field).value);
          if (byID("flawed").checked) state.set("flawed", "1");
          if (order.key !== "name" || order.down) {
            state.set("sort", (order.down ? "-" : "") + order.key);
          }
          if (id) state.set("open", id);
          history.replaceState(null, "", "#" + state);
        }

        """

    /// The table: filtered, sorted, and made a share at a time.
    private static let rows = """
        function filter() {
          const words = byID("query").value.toLowerCase().split(/\\s+/).filter(Boolean);
          const category = byID("category").value;
          const basis = byID("basis").value;
          const flawed = byID("flawed").checked;
          found = data.packages.filter((item) =>
            (!category || data.categories[item.category] === category)
            && (!basis || data.bases[item.basis] === basis)
            && (!flawed || item.flaws > 0)
            && words.every((word) => item.words.includes(word)));
          const sign = order.down ? -1 : 1;
          found.sort((one, other) => {
            const [left, right] = [one[order.key], other[order.key]];
            return (left < right ? -sign : left > right ? sign : 0) || one.place - other.place;
          });
          for (const head of heads) {
            const isKey = head.dataset.key === order.key;
            head.parentElement.setAttribute(
              "aria-sort", isKey ? (order.down ? "descending" : "ascending") : "none");
          }
          const total = data.packages.length;
          byID("count").textContent = found.length === total
            ? total + (total === 1 ? " package" : " packages")
            : found.length + " of " + total + (total === 1 ? " package" : " packages");
          byID("packages").setAttribute("aria-rowcount", found.length + 1);
          body.replaceChildren();
          shown = 0;
          more(100);
        }

        function more(count) {
          const rows = document.createDocumentFragment();
          for (const item of found.slice(shown, shown + count)) {
            const row = element("tr", undefined, rows);
            row.setAttribute("aria-rowindex", shown + 2);
            const head = element("th", undefined, row);
            head.scope = "row";
            const button = element("button", item.name, head);
            button.type = "button";
            button.dataset.id = item.id;
            for (const text of [item.version, item.arch, item.license, data.bases[item.basis],
              item.flaws || ""]) element("td", text, row);
            shown += 1;
          }
          body.append(rows);
        }

        """

    /// What opens with a row: facts, evidence, findings, texts.
    private static let detail = """
        function open(id) {
          const item = named.get(id);
          if (!item) return;
          const answer = data.answers[item.answer];
          byID("detail-name").textContent = item.name + " " + item.version;
          const view = byID("detail-body");
          view.replaceChildren();
          facts(item, view);
          section("Findings", item.findings, view, ([kind, sentence], part) => {
            element("p", kind + ": " + sentence, part);
          });
          section("Statements", answer.statements, view, statement);
          section("Copyright", answer.holders, view, (holder, part) => {
            element("div", holder, part);
          });
          section("Texts", answer.texts, view, (place, part) => {
            const fold = element("details", undefined, part);
            element("summary", data.texts[place].name, fold);
            fold.addEventListener("toggle", () => {
              element("pre", data.texts[place].body, fold).tabIndex = 0;
            }, { once: true });
            fold.open = answer.texts.length === 1;
          });
          if (!byID("detail").open) byID("detail").showModal();
          byID("detail").scrollTop = 0;
          remember(id);
        }

        function facts(item, view) {
          const list = element("dl", undefined, view);
          const rows = [["License", item.license], ["Main license", item.main],
            ["Basis", data.bases[item.basis]], ["Reason", item.reason], ["Architecture", item.arch],
            ["Source", item.source], ["Section", item.section], ["Maintainer", item.maintainer],
            ["Copyright file", item.file], ["Format", item.format], ["Package URL", item.purl]];
          for (const [label, fact] of rows) {
            if (!fact) continue;
            element("dt", label, list);
            element("dd", fact, list);
          }
        }

        function section(title, items, view, show) {
          if (items.length === 0) return;
          const part = element("section", undefined, view);
          element("h3", title, part);
          for (const item of items) show(item, part);
        }

        function statement(item, view) {
          const part = element("div", undefined, view);
          part.className = "statement";
          element("strong", item.license, part);
          const lines = item.first === item.last
            ? "line " + item.first : "lines " + item.first + "–" + item.last;
          const grounds = [lines, item.basis, item.rule, item.name && "written as " + item.name];
          element("p", grounds.filter(Boolean).join(" · "), part);
          if (item.files.length > 0) element("p", "Files: " + item.files.join(" "), part);
          for (const holder of item.holders) element("div", holder, part);
        }

        """

    /// What happens on input, and at first.
    private static let start = """
        function options(id, labels, isUsed) {
          labels.forEach((label, place) => {
            if (data.packages.some((item) => isUsed(item, place))) {
              element("option", label, byID(id)).value = label;
            }
          });
        }

        function restore() {
          const state = new URLSearchParams(location.hash.slice(1));
          for (const field of fields) byID(field).value = state.get(field) || "";
          byID("flawed").checked = state.has("flawed");
          const key = state.get("sort") || "name";
          const name = key.replace(/^-/, "");
          if (heads.some((head) => head.dataset.key === name)) {
            order = { key: name, down: key.startsWith("-") };
          }
          filter();
          if (state.has("open")) open(state.get("open"));
        }

        options("category", data.categories, (item, place) => item.category === place);
        options("basis", data.bases, (item, place) => item.basis === place);
        byID("filter").addEventListener("input", () => { filter(); remember(); });
        byID("filter").addEventListener("submit", (event) => event.preventDefault());
        byID("filter").addEventListener("reset", () => {
          setTimeout(() => { filter(); remember(); });
        });
        document.querySelector("#packages thead").addEventListener("click", (event) => {
          const key = event.target.dataset.key;
          if (!key) return;
          order = { key, down: order.key === key && !order.down };
          filter();
          remember();
        });
        document.querySelector(".figures").addEventListener("click", (event) => {
          const { field, value } = event.target.dataset;
          if (!field) return;
          byID("filter").reset();
          byID(field).value = value;
          setTimeout(() => { filter(); remember(); byID("list").focus(); });
        });
        body.addEventListener("click", (event) => {
          if (event.target.dataset.id) open(event.target.dataset.id);
        });
        byID("detail").addEventListener("close", () => remember());
        new IntersectionObserver((entries) => {
          if (entries.some((entry) => entry.isIntersecting)) more(200);
        }, { rootMargin: "800px" }).observe(byID("end"));
        addEventListener("beforeprint", () => more(found.length));
        addEventListener("hashchange", restore);
        restore();

        """
}
