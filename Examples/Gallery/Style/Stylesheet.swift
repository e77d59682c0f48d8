/// The stylesheet of the site.
///
/// Colors are pairs for light and dark, selected by the system or by the switch at the top of the page. Text sizes are
/// relative, so that they follow the settings of the user.
enum Stylesheet: Sendable {
    /// All rules.
    static let all = [
        page, parts, controls, weather, forecast, metrics, home, alerts, air, map, widget, lists, wide, large, looks,
    ]
    .joined(separator: "\n")
}

extension Stylesheet {
    /// The rules of the page around the screens.
    static let page = """
        :root {
          color-scheme: light dark;
          --page: light-dark(#eaf0f7, #070c13);
          --surface: light-dark(#ffffff, #16202d);
          --raised: light-dark(#f4f7fb, #0f1722);
          --text: light-dark(#0b1b2b, #f1f6fb);
          --quiet: light-dark(#46586b, #aebdce);
          --edge-plain: light-dark(#d9e2ec, #263445);
          --accent: light-dark(#0b5cc0, #8cc8ff);
          --on-accent: light-dark(#ffffff, #04182d);
          --on: var(--text); --gutter: clamp(.75rem, 3vw, 3rem);
          --focus: light-dark(#0b5cc0, #ffffff);
        }
        :root:has(#theme-light:checked) { color-scheme: light; }
        :root:has(#theme-dark:checked) { color-scheme: dark; }
        * { box-sizing: border-box; margin: 0; }
        html { -webkit-text-size-adjust: 100%; }
        body {
          font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP",
            "Noto Sans Arabic", sans-serif;
          line-height: 1.4; color: var(--text); background: var(--page); overflow-wrap: break-word; hyphens: auto;
        }
        :lang(ja), :lang(ar) { line-height: 1.55; }
        :lang(ja) { word-break: auto-phrase; }
        ul, ol { list-style: none; padding: 0; }
        h1 { font-size: clamp(2rem, 5vw, 3.25rem); letter-spacing: -.02em; line-height: 1.1; }
        h2 { font-size: clamp(1.6rem, 3.4vw, 2.25rem); letter-spacing: -.015em; }
        :lang(ja), :lang(ar) { letter-spacing: 0 !important; }
        h3 { font-size: 1.125rem; font-weight: 650; }
        h4 { font-size: 1.2rem; line-height: 1.25; }
        h5 { font-size: 1rem; font-weight: 650; }
        .spoken {
          position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap;
        }
        .sprite { position: absolute; }
        .skip {
          position: absolute; inset-inline-start: 1rem; top: -6rem; z-index: 3; padding: .75rem 1.25rem;
          border-radius: 999px; background: var(--accent); color: var(--on-accent);
        }
        .skip:focus { top: 1rem; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
        .masthead, main, footer { max-width: 88rem; margin-inline: auto; padding-inline: var(--gutter); }
        .masthead { display: grid; gap: 1.5rem; padding-block: clamp(2rem, 5vw, 4rem) 1.25rem; }
        .masthead p { color: var(--quiet); font-size: 1.125rem; max-width: 42rem; margin-top: .6rem; }
        .masthead .themes { justify-self: start; }
        .chips { display: flex; flex-wrap: wrap; gap: .5rem; }
        .chip {
          max-width: 100%; display: inline-flex; align-items: center; gap: .4rem; min-height: 44px; min-width: 44px; padding: .35rem 1rem; border-radius: 999px;
          border: 1px solid var(--edge-plain); background: var(--surface); color: var(--text); font: inherit;
          font-weight: 550; text-decoration: none; cursor: pointer;
        }
        .sample { container: screen / inline-size; width: 100%; max-width: 30rem; }
        footer { padding-block: 2rem 4rem; color: var(--quiet); }
        .doors { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; padding-block: 1rem; }
        .door {
          display: grid; gap: .25rem; padding: 1.75rem 1.5rem; border-radius: 20px; background: var(--surface);
          color: var(--text); text-decoration: none; box-shadow: 0 8px 30px rgb(8 24 44/.08);
        }
        .door strong { font-size: 1.5rem; }
        .door span { color: var(--quiet); }
        @media (prefers-reduced-motion: no-preference) {
          .door { transition: transform .2s ease; }
          .door:hover { transform: translateY(-3px); }
        }
        @media (prefers-reduced-motion: reduce) {
          *, ::before, ::after { animation: none !important; transition: none !important; }
        }
        """
}
