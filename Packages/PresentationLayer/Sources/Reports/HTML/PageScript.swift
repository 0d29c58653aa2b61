/// The script in the page of an inventory. It shows all data as text, and has no other way to show
/// it.
///
/// The state of the page is in the fragment of its address: the filters, the order, and the open
/// package. Opening a package adds a step to the browser's history, so Back closes it.
enum PageScript {
    static let inventory = "\n" + beginning + rows + detail + start

    /// The rows and the other data of packages.
    private static let beginning = """
        "use strict";
        const byID = (id) => document.getElementById(id);
        const dialog = byID("detail");
        const query = byID("query");
        const choices = ["category", "license", "basis", "finding"].map(byID);
        const keys = ["name", "version", "arch", "expression", "category", "basis", "flaws",
          "concluded"];
        const heads = [...byID("packages").tHead.rows[0].cells];
        const body = byID("packages").tBodies[0];
        const facts = JSON.parse(byID("data").textContent);
        const items = [...body.rows].map((row, place) => {
          const [name, version, arch, main, category, basis] =
            [...row.cells].map((cell) => cell.textContent);
          const item = { concluded: "", ...facts[place], row, place, name, version, arch, category,
            basis };
          const whole = row.querySelector("small")?.textContent;
          item.expression = whole || main;
          item.main = whole && main.slice(0, -whole.length).replace(/ \\+\\d+ $/, "").trim();
          item.flaws = item.findings.length;
          item.words = [name, version, item.source, item.expression, item.concluded,
            item.maintainer].join("\\n").toLowerCase();
          item.values = {
            category: item.categories, license: item.licenses, basis: [basis],
            finding: item.flaws ? ["any finding", ...item.findings.map((finding) => finding[0])] : [],
          };
          return item;
        });
        const named = new Map(items.map((item) => [item.name + ":" + item.arch, item]));
        let order = { key: "name", down: false };
        let listed, found, shown, wasOpenedHere;

        function element(name, text, parent) {
          const made = document.createElement(name);
          if (text !== undefined) made.textContent = text;
          if (parent) parent.append(made);
          return made;
        }

        function address(item) {
          const state = new URLSearchParams();
          for (const field of [query, ...choices]) if (field.value) state.set(field.id, field.value);
          if (order.key !== "name" || order.down) {
            state.set("sort", (order.down ? "-" : "") + order.key);
          }
          if (item) state.set("open", item.name + ":" + item.arch);
          return "#" + state;
        }

        """

    /// The table: filtered, sorted, and shown in portions.
    private static let rows = """
        function list() {
          const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const chosen = choices.filter((choice) => choice.value);
          found = items.filter((item) =>
            chosen.every((choice) => item.values[choice.id].includes(choice.value))
            && words.every((word) => item.words.includes(word)));
          const sign = order.down ? -1 : 1;
          found.sort((one, other) => {
            const [left, right] = [one[order.key], other[order.key]];
            return (left < right ? -sign : left > right ? sign : 0) || one.place - other.place;
          });
          heads.forEach((head, place) => {
            head.ariaSort = keys[place] !== order.key ? "none"
              : order.down ? "descending" : "ascending";
          });
          const all = items.length + (items.length === 1 ? " package" : " packages");
          byID("count").textContent = found.length === items.length ? all
            : found.length === 0 ? "No packages match" : found.length + " of " + all;
          listed = address();
          shown = 0;
          body.replaceChildren();
          more(100);
        }

        function more(count) {
          const next = found.slice(shown, shown + count);
          shown += next.length;
          for (const item of next) {
            const head = item.row.cells[0];
            if (!head.firstElementChild) head.replaceChildren(element("a", item.name));
            head.firstElementChild.href = address(item);
          }
          body.append(...next.map((item) => item.row));
        }

        function relist() {
          list();
          history.replaceState(null, "", listed);
        }

        """

    /// The details that a package's name opens: facts, evidence, findings, texts.
    private static let detail = """
        function stored(kind, place) {
          return JSON.parse(document.getElementsByClassName(kind)[place].textContent);
        }

        function open(item) {
          const answer = stored("answer", item.answer);
          const view = byID("detail-body");
          byID("detail-name").replaceChildren(element("span", item.name), " ");
          element("small", item.version, byID("detail-name"));
          view.replaceChildren();
          const table = element("dl", undefined, view);
          for (const [label, fact] of [["License", item.expression], ["Main license", item.main],
            ["Concluded", item.concluded], ["Review", item.review],
            ["Category", item.category], ["Basis", item.basis], ["Reason", item.reason],
            ["Architecture", item.arch], ["Source", item.source], ["Section", item.section],
            ["Maintainer", item.maintainer], ["Copyright file", item.file],
            ["Format", item.format], ["Unexplained", item.unexplained],
            ["Package URL", item.purl]]) {
            if (!fact) continue;
            element("dt", label, table);
            words(fact, element("dd", undefined, table));
          }
          section("Findings", item.findings, view, ([kind, sentence], part) => {
            element("p", kind + ": " + sentence, part);
          });
          section("Statements", answer.statements, view, statement);
          section("Copyright", answer.holders, view, (holder, part) => {
            element("div", holder, part);
          });
          section("Texts", answer.texts, view, (place, part) => {
            const text = stored("text", place);
            const fold = element("details", undefined, part);
            element("summary", text.name, fold);
            element("pre", text.body, fold).tabIndex = 0;
            fold.open = answer.texts.length === 1;
          });
          if (!dialog.open) dialog.showModal();
          dialog.scrollTop = 0;
        }

        function words(text, parent) {
          text.split(" ").forEach((word, place) => {
            if (place > 0) parent.append(" ");
            element("span", word, parent);
          });
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
          words(item.license, element("strong", undefined, part));
          const lines = item.first === item.last
            ? "line " + item.first : "lines " + item.first + "–" + item.last;
          const grounds = [lines, item.basis, item.rule, item.name && "written as " + item.name];
          element("p", grounds.filter(Boolean).join(" · "), part);
          if (item.files.length > 0) element("p", "Files: " + item.files.join(" "), part);
          for (const holder of item.holders) element("div", holder, part);
        }

        """

    /// The reactions to input, and the start. Answers come after the script, so a package that is
    /// open from the start waits for them.
    private static let start = """
        function restore(event) {
          const state = new URLSearchParams(location.hash.slice(1));
          const item = named.get(state.get("open"));
          state.delete("open");
          if ("#" + state !== listed) {
            for (const field of [query, ...choices]) field.value = state.get(field.id) || "";
            const key = state.get("sort") || "name";
            order = { key: key.replace(/^-/, ""), down: key.startsWith("-") };
            list();
          }
          if (!item) return dialog.close();
          if (document.readyState === "loading") {
            return document.addEventListener("DOMContentLoaded", restore, { once: true });
          }
          wasOpenedHere = event?.type === "hashchange";
          open(item);
        }

        for (const choice of choices) {
          const values = new Set(items.flatMap((item) => item.values[choice.id]));
          for (const value of [...values].sort()) element("option", value, choice);
        }
        heads.forEach((head, place) => {
          const button = element("button", head.textContent);
          button.type = "button";
          button.addEventListener("click", () => {
            order = { key: keys[place], down: order.key === keys[place] && !order.down };
            relist();
          });
          head.replaceChildren(button);
        });
        byID("filter").hidden = false;
        byID("filter").addEventListener("input", relist);
        byID("filter").addEventListener("submit", (event) => event.preventDefault());
        byID("filter").addEventListener("reset", () => setTimeout(relist));
        document.querySelector(".figures").addEventListener("click", (event) => {
          if (!event.target.href) return;
          byID("list").focus();
          byID("list").scrollIntoView();
        });
        dialog.addEventListener("close", () => {
          if (!new URLSearchParams(location.hash.slice(1)).has("open")) return;
          if (wasOpenedHere) history.back(); else history.replaceState(null, "", listed);
        });
        new IntersectionObserver((entries) => {
          if (entries.some((entry) => entry.isIntersecting)) more(200);
        }, { rootMargin: "800px" }).observe(byID("end"));
        addEventListener("beforeprint", () => more(found.length));
        addEventListener("hashchange", restore);
        restore();

        """
}
