extension PageScript {
    /// The reactions to input, and the start. Answers come after the script, so a package that is
    /// open from the start waits for them.
    static let start = """
        function restore(event) {
          const state = new URLSearchParams(location.hash.slice(1));
          const item = named.get(state.get("open"));
          const license = listedLicenses.get(state.get("about"));
          state.delete("open");
          state.delete("about");
          if ("#" + state !== listed) {
            turn(state.get("view"));
            for (const field of [query, ...choices]) field.value = state.get(field.id) || "";
            const key = state.get("sort") || "name";
            order = { key: key.replace(/^-/, ""), down: key.startsWith("-") };
            list();
          }
          if (!item && !license) return dialog.close();
          if (document.readyState === "loading") {
            return document.addEventListener("DOMContentLoaded", restore, { once: true });
          }
          wasOpenedHere = event?.type === "hashchange";
          if (item) open(item); else about(license);
        }

        for (const choice of choices) {
          const values = new Set(items.flatMap((item) => item.values[choice.id]));
          const label = (value) => listedLicenses.get(value)?.label ?? value;
          for (const value of [...values].sort()) {
            element("option", label(value), choice).value = value;
          }
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
        byID("views").hidden = false;
        byID("views").addEventListener("click", (event) => {
          if (!event.target.value) return;
          turn(event.target.value);
          relist();
        });
        byID("csv").addEventListener("click", () => save(csv()));
        byID("filter").addEventListener("input", relist);
        byID("filter").addEventListener("submit", (event) => event.preventDefault());
        byID("filter").addEventListener("reset", () => setTimeout(relist));
        document.querySelector(".figures").addEventListener("click", (event) => {
          if (!event.target.href) return;
          byID("list").focus();
          byID("list").scrollIntoView();
        });
        dialog.addEventListener("close", () => {
          const state = new URLSearchParams(location.hash.slice(1));
          if (!state.has("open") && !state.has("about")) return;
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
