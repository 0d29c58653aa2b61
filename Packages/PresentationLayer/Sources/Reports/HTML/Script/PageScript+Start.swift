extension PageScript {
    /// The reactions to input, and the start. Answers come after the script, so a package that is
    /// open from the start waits for them.
    static let start = """
        function restore(event) {
          const place = location.hash.length > 1 && byID(location.hash.slice(1));
          if (place) {
            dialog.close();
            if (!found) list();
            return visit(place);
          }
          const state = new URLSearchParams(location.hash.slice(1));
          const item = named.get(state.get("open"));
          const license = listedLicenses.get(state.get("about"));
          state.delete("open");
          state.delete("about");
          if ("#" + state !== listed) {
            show(state.get("view"));
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
          const options = [...values].map((value) =>
            [choice.id === "license" && listedLicenses.get(value)?.label || value, value]);
          for (const [label, value] of options.sort()) {
            element("option", label, choice).value = value;
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
        byID("filter").addEventListener("input", relist);
        byID("filter").addEventListener("submit", (event) => event.preventDefault());
        byID("filter").addEventListener("reset", () => setTimeout(relist));
        byID("save").addEventListener("click", save);
        document.querySelector(".figures").addEventListener("click", (event) => {
          if (!event.target.href) return;
          byID("packages").focus();
          byID("packages").scrollIntoView();
        });
        for (const link of document.querySelectorAll(".rows a:not([href])")) {
          const item = named.get(link.textContent);
          if (item) link.href = address(item);
        }
        document.querySelector("main").addEventListener("click", (event) => {
          const item = event.target.matches(".rows a") && named.get(event.target.textContent);
          if (!item) return;
          event.preventDefault();
          location.hash = address(item);
        });
        dialog.addEventListener("close", () => {
          const state = new URLSearchParams(location.hash.slice(1));
          if (!state.has("open") && !state.has("about")) return;
          if (wasOpenedHere) history.back(); else history.replaceState(null, "", listed);
        });
        new IntersectionObserver((entries) => {
          if (entries.some((entry) => entry.isIntersecting)) more(200);
        }, { rootMargin: "800px" }).observe(byID("end"));
        addEventListener("beforeprint", () => {
          more(found.length);
          if (dialog.open) byID("printed").append(...printable());
        });
        addEventListener("afterprint", () => byID("printed").replaceChildren());
        addEventListener("hashchange", restore);
        restore();

        """
}
