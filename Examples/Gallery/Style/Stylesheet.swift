/// The stylesheet of the site.
///
/// Colors are pairs for light and dark, selected by the system or by the switch at the top of the page. Text sizes are
/// relative, so that they follow the settings of the user.
enum Stylesheet: Sendable {
    /// All rules.
    static let all = [page, parts, controls, weather, forecast, air, widget, lists].joined(separator: "\n")
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
          --on: var(--text);
          --focus: light-dark(#0b5cc0, #ffffff);
        }
        :root:has(#theme-light:checked) { color-scheme: light; }
        :root:has(#theme-dark:checked) { color-scheme: dark; }
        * { box-sizing: border-box; margin: 0; }
        html { scroll-behavior: smooth; scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
        body {
          font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP",
            "Noto Sans Arabic", sans-serif;
          line-height: 1.4; color: var(--text); background: var(--page); overflow-wrap: break-word; hyphens: auto;
        }
        :lang(ja), :lang(ar) { line-height: 1.55; }
        ul, ol { list-style: none; padding: 0; }
        h1 { font-size: clamp(2rem, 5vw, 3.25rem); letter-spacing: -.02em; line-height: 1.1; }
        h2 { font-size: clamp(1.6rem, 3.4vw, 2.25rem); letter-spacing: -.015em; }
        :lang(ja), :lang(ar) { letter-spacing: 0 !important; }
        h3 { font-size: 1rem; font-weight: 600; color: var(--quiet); padding: 0 .25rem .6rem; }
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
        .masthead, main, .sections, footer { max-width: 88rem; margin-inline: auto; padding-inline: clamp(.75rem, 3vw, 3rem); }
        .masthead { display: grid; gap: 1.5rem; padding-block: clamp(2rem, 5vw, 4rem) 1.25rem; }
        .masthead p { color: var(--quiet); font-size: 1.125rem; max-width: 42rem; margin-top: .6rem; }
        .choices { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; justify-content: space-between; }
        .languages ul, .sections ul, .chips { display: flex; flex-wrap: wrap; gap: .5rem; }
        .sections { position: sticky; top: 0; z-index: 2; padding-block: .6rem; }
        .sections ul {
          flex-wrap: nowrap; overflow-x: auto; width: fit-content; max-width: 100%; padding: .3rem; border-radius: 999px;
          background: light-dark(rgb(255 255 255/.82), rgb(18 27 39/.84)); backdrop-filter: blur(18px);
          box-shadow: 0 1px 2px rgb(8 24 44/.08), 0 8px 24px rgb(8 24 44/.1); scrollbar-width: none;
        }
        .sections .chip { background: none; border-color: transparent; white-space: nowrap; }
        .sections .chip:hover { background: var(--raised); }
        .chip {
          max-width: 100%; display: inline-flex; align-items: center; min-height: 44px; padding: .35rem 1rem; border-radius: 999px;
          border: 1px solid var(--edge-plain); background: var(--surface); color: var(--text); font: inherit;
          font-weight: 550; text-decoration: none; cursor: pointer;
        }
        .languages .chip[aria-current] { background: var(--accent); color: var(--on-accent); border-color: transparent; }
        section { padding-block: 2.5rem 1rem; }
        .samples { columns: 20rem; column-gap: 1.75rem; margin-top: 1.25rem; }
        .sample { container: screen / inline-size; break-inside: avoid; width: 100%; max-width: 30rem; margin-inline: auto; padding-bottom: 1.75rem; }
        footer { padding-block: 2rem 4rem; color: var(--quiet); }
        .doors { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding-block: 1rem; }
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
          html { scroll-behavior: auto; }
          *, ::before, ::after { animation: none !important; transition: none !important; }
        }
        @media (max-width: 30rem) { .sections { position: static; } }
        """
}
