extension PageScript {
    /// The table of packages: filtered, sorted, and shown in portions.
    static let table = """
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
            : found.length === 0 ? "No matches" : found.length + " of " + all;
          listed = address();
          shown = 0;
          body.replaceChildren();
          more(100);
          filterGroups();
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

    /// The views, one of which is shown, and the groups in them that have a package of the list.
    static let views = """
        const titles = [...document.querySelectorAll(".view > h2")];
        const links = [...document.querySelectorAll("nav a")];
        let view = "packages";

        function show(name) {
          view = titles.some((title) => title.id === name) ? name : "packages";
          for (const title of titles) title.parentElement.hidden = title.id !== view;
          for (const link of links) {
            link.ariaCurrent = link.hash === "#" + view ? "true" : "false";
          }
        }

        function filterGroups() {
          const sources = new Set(found.map((item) => item.source));
          const licenses = new Set(found.flatMap((item) =>
            item.licenses.length > 0 ? item.licenses : [""]));
          const groups = { source: sources, license: licenses };
          for (const kind of ["source", "license"]) {
            for (const row of document.querySelectorAll("[data-" + kind + "]")) {
              row.hidden = !groups[kind].has(row.dataset[kind]);
            }
          }
        }

        function visit(place) {
          const title = place.closest(".view")?.querySelector("h2");
          if (title) show(title.id);
          if (place.localName === "details") place.open = true;
          listed = address();
          place.scrollIntoView();
        }

        """

    /// The list as a file for spreadsheets, with the quotes and apostrophes of ``CSVReport``.
    static let saving = """
        function cell(text) {
          const sign = /(^|[,;\\t\\r\\n])("*)(?=[-=+@\\uFF1D\\uFF0B\\uFF0D\\uFF20])/g;
          const safe = text.replace(sign, "$1$2'").replace(/^[\\t\\r\\n]/, "'$&");
          return /[",;\\n\\r\\t]/.test(safe) ? '"' + safe.replaceAll('"', '""') + '"' : safe;
        }

        function save() {
          const rows = found.map((item) => {
            const parts = item.source.split(" ");
            const sourceVersion = parts.pop();
            return [item.name, item.version, item.arch, parts.join(" "), sourceVersion,
              item.section, item.row.cells[4].className, item.unknown ? "yes" : "",
              item.spdx || item.expression,
              item.concluded, item.basis, item.file];
          });
          const head = ["package", "version", "architecture", "source", "sourceVersion", "section",
            "category", "unknown", "license", "concludedLicense", "basis", "copyrightFile"];
          const text = [head, ...rows].map((row) => row.map(cell).join(",") + "\\n").join("");
          const link = element("a");
          link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
          link.download = "licenses.csv";
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        }

        """
}
