/// The script in the page of an inventory. It shows all data as text, and has no other way to show
/// it.
///
/// The state of the page is in the fragment of its address: the view, the filters, the order, and
/// the open package or license. Opening one adds a step to the browser's history, so Back closes
/// it.
enum PageScript {
    static let inventory = "\n" + beginning + table + views + saving + detail + start

    /// The rows and the other data of packages.
    private static let beginning = """
        "use strict";
        const byID = (id) => document.getElementById(id);
        const dialog = byID("detail");
        const query = byID("query");
        const choices = ["category", "license", "basis", "finding"].map(byID);
        const keys = ["name", "version", "arch", "expression", "category", "basis", "flaws",
          "concluded"];
        const heads = [...byID("package-table").tHead.rows[0].cells];
        const body = byID("package-table").tBodies[0];
        const facts = JSON.parse(byID("data").textContent);
        const items = [...body.rows].map((row, place) => {
          const cells = [...row.cells];
          const [name, version, arch, main, , basis] = cells.map((cell) => cell.textContent);
          const item = { concluded: "", ...facts[place], row, place, name, version, arch, basis };
          item.category = cells[4].firstChild.textContent;
          item.unknown = cells[4].querySelector("small")?.textContent.replace(/^ unknown: /, "");
          const whole = row.querySelector(".whole")?.textContent;
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
        const listedLicenses = new Map([...document.querySelectorAll("[data-license]")]
          .filter((row) => row.dataset.license)
          .map((row) => [row.dataset.license, {
            id: row.dataset.license,
            label: row.cells[0].firstChild.textContent,
            category: row.cells[1].firstChild.textContent,
            terms: row.cells[1].querySelector("small")?.textContent,
            texts: [...row.cells[3].querySelectorAll("a")]
              .map((link) => Number(link.hash.slice(6)) - 1),
          }]));
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
          if (view !== "packages") state.set("view", view);
          for (const field of [query, ...choices]) if (field.value) state.set(field.id, field.value);
          if (order.key !== "name" || order.down) {
            state.set("sort", (order.down ? "-" : "") + order.key);
          }
          if (item) state.set("open", item.name + ":" + item.arch);
          return "#" + state;
        }

        """
}
