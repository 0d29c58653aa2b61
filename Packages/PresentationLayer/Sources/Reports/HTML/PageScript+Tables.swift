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

    /// The choice of a view, and the file with what is filtered.
    static let views = """
        function turn(chosen) {
          view = views.some((part) => part.dataset.view === chosen) ? chosen : "packages";
          for (const part of views) part.hidden = part.dataset.view !== view;
          for (const button of byID("views").children) {
            button.ariaPressed = String(button.value === view);
          }
        }

        // A cell that begins like a formula would be one in a spreadsheet.
        function csv() {
          const columns = ["name", "version", "arch", "source", "expression", "concluded",
            "category", "unknown", "basis", "flaws", "maintainer"];
          const cell = (value) => {
            const text = String(value ?? "");
            const safe = /^[=+\\-@\\t\\r]/.test(text) ? "'" + text : text;
            return '"' + safe.replaceAll('"', '""') + '"';
          };
          const lines = [columns, ...found.map((item) => columns.map((column) => item[column]))];
          return lines.map((line) => line.map(cell).join(",") + "\\r\\n").join("");
        }

        function save(text) {
          const link = element("a");
          link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
          link.download = "packages.csv";
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href));
        }

        """
}
