extension Stylesheet {
    /// The rules of a page with one screen at a time: the screens and their states at the side, or above on a narrow page.
    static let site = """
        .side { padding: 1rem var(--gutter) 0; }
        .side > header { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; }
        .side h1 { font-size: clamp(1.125rem, 4.5vw, 1.375rem); }
        .side .themes span { font-size: .8125rem; padding-inline: .3rem; min-width: 2.75rem; }
        .fading {
          display: flex; gap: .375rem; overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none;
          padding: .375rem var(--gutter); margin-inline: calc(-1 * var(--gutter));
        }
        .fading .chip { white-space: nowrap; padding-inline: .85rem; justify-content: center; }
        .gallery main { padding-bottom: 2rem; }
        .gallery h2 { font-size: 1.25rem; }
        section { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; }
        .view { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; justify-items: center; }
        .view, section { scroll-margin-top: 100vh; }
        .view-bar {
          display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; justify-items: center;
          text-align: center; width: 100%; max-width: 46rem;
        }
        .step {
          display: grid; place-items: center; width: 44px; height: 44px; border-radius: 999px; padding-bottom: .2em;
          color: inherit; text-decoration: none; font-size: 1.75rem; line-height: 1;
        }
        a.step:hover { background: var(--surface); }
        .view-screen { display: block; font-size: .8125rem; font-weight: 450; color: var(--quiet); }
        .languages { grid-column: 1 / -1; max-width: 100%; min-width: 0; }
        .languages .fading { margin: 0; padding-block: 0; padding-inline: .5rem; }
        .languages a {
          display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; justify-content: center;
          padding-inline: .5rem; color: inherit; text-decoration: none; white-space: nowrap;
        }
        .languages a[aria-current] { font-weight: 650; text-decoration: underline; text-underline-offset: .3em; }
        .board { display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: center; align-items: flex-start; }
        .board .sample { container-type: normal; width: auto; max-width: 100%; }
        .board > .view-bar { flex: 1 0 100%; max-width: 100%; }
        .sample-title { font-size: .875rem; color: var(--quiet); padding: 0 .25rem .4rem; }
        .gallery footer { padding-block: 1rem 2rem; font-size: .875rem; }
        @supports selector(:has(*)) {
          @media screen {
            main > section, .view { display: none; }
            main > section:is(:target, :has(:target)), main:not(:has(:target)) > section:first-of-type { display: grid; }
            .view:is(:target, :has(:target)), section:target > .view:first-of-type,
            main:not(:has(:target)) > section:first-of-type > .view:first-of-type { display: grid; }
            .board:is(:target, :has(:target)), section:target > .board:first-of-type { display: flex; }
          }
          body:has(main :target) .skip { display: none; }
        }
        @media (max-width: 63.99rem) {
          .gallery h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        }
        @media (min-width: 64rem) {
          .view-screen { display: none; }
          .gallery { display: grid; grid-template-columns: 14rem minmax(0, 1fr); grid-template-rows: 1fr auto; min-height: 100vh; }
          .side {
            grid-row: 1 / 3; position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem;
            border-inline-end: 1px solid var(--edge-plain); background: var(--raised);
          }
          .gallery main, .gallery footer { max-width: none; width: 100%; margin: 0; padding-inline: 1.5rem; }
          .gallery h2 { grid-column: 1; padding: 0 .85rem; font-size: 1.25rem; }
          section { grid-template-columns: 13rem minmax(0, 1fr); grid-template-rows: auto 1fr; gap: .5rem 1.5rem; padding-top: 1.5rem; }
          .states { grid-row: 2; }
          .states > ul { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); }
          .view { grid-column: 2; grid-row: 1 / 3; align-content: start; }
          .board:has(.widget.large):is(:target, :has(:target)), section:target > .board:has(.widget.large):first-of-type { display: grid; }
          .board:has(.widget.large) {
            grid-template: auto repeat(5, max-content) 1fr / auto auto; gap: 1rem 2rem; justify-content: center; justify-items: start;
          }
          .board:has(.widget.large) > .view-bar { grid-column: 1 / -1; }
          .board:has(.widget.large) > .sample { grid-column: 1; }
          .board > .sample:has(.widget.large) { grid-column: 2; grid-row: 2 / -1; }
          .side .fading, .states .fading { display: grid; gap: .125rem; margin: 0; padding: 3px; overflow: hidden auto; scrollbar-width: thin; }
          .side .fading { padding-top: 1.5rem; }
          :is(.screens, .states) .chip { width: 100%; border-color: transparent; background: none; border-radius: 12px; white-space: normal; }
          :is(.screens, .states) .chip:hover { background: var(--surface); }
        }
        """

    /// Returns the rules that mark the links to the screen and the state that are shown.
    static func marks(_ sections: [ScreenSection]) -> String {
        var targets: [String] = []
        for (index, section) in sections.enumerated() {
            let isFirst = index == 0 ? ["\(nothing) .screens a[href='#\(section.id)']"] : []
            targets +=
                isFirst + [":root:has(#\(section.id):target,#\(section.id) :target) .screens a[href='#\(section.id)']"]
            for (number, view) in section.views.enumerated() {
                let link = ".states a[href='#\(view.id)']"
                if number == 0 { targets.append(":root:has(#\(section.id):target) \(link)") }
                if number == 0, index == 0 { targets.append("\(nothing) \(link)") }
                targets.append(":root:has(#\(view.id):target) \(link)")
            }
        }
        return """
            :is(\(targets.joined(separator: ",\n"))) {
              background: var(--accent) !important; color: var(--on-accent); border-color: transparent;
            }
            """
    }

    private static let nothing = ":root:not(:has(main :target))"
}
