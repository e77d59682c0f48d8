extension Stylesheet {
    /// The rules of screens that have room for two columns, and for the places beside them.
    static let wide = """
        .column, .pane { display: contents; }
        .places { display: none; }
        .sample:has(> .spread) { max-width: 64rem; }
        @container screen (min-width: 44rem) {
          .spread { padding: 1.5rem; }
          .spread:not(.home), .pane { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .875rem 1rem; align-content: start; }
          :is(.spread:not(.home), .pane) > * { grid-column: 1 / -1; }
          .spread .column { display: flex; grid-column: auto; flex-direction: column; gap: .875rem; }
          .column > .hero { flex: 1 0 auto; align-content: center; }
          .column > .week-card { flex: 1 0 auto; display: grid; grid-template-rows: auto 1fr; }
          .column > .day:only-child { flex: 1 0 auto; display: grid; grid-template-rows: auto 1fr; }
          .column > .curve { flex: 1 0 auto; max-height: 30rem; grid-template-rows: auto minmax(8rem, 1fr); }
          .curve > .plot { height: auto; }
          .column:has(> .curve) > .hero { flex: none; }
          .pane .metric { flex-basis: 30%; }
          .pane .tab { grid-auto-flow: column; gap: .6rem; justify-content: center; font-size: 1rem; }
        }
        @container screen (min-width: 54rem) {
          .split { grid-template-columns: fit-content(18rem) minmax(0, 1fr); gap: 0; padding: 0; overflow: clip; }
          .split > .pane { padding: 1.25rem; }
          .places { display: grid; gap: .5rem; min-width: 15rem; align-content: start; padding: 1.5rem .5rem; background: var(--glass); border-inline-end: 1px solid var(--edge); }
          .places-title { padding-inline: .75rem; font-weight: 650; }
          .places li { position: relative; }
          .places .row { padding: .5rem .75rem; width: 100%; }
          .places .row[aria-current] { background: color-mix(in srgb, var(--on) 14%, transparent); }
          .places .listed-face { flex-wrap: nowrap; column-gap: .5rem; }
          .places .listed-words { flex-basis: 3rem; }
          .places .listed-icon { width: 1.75rem; height: 1.75rem; }
          .places .listed-value { font-size: 1.25rem; font-weight: 450; }
          .places .row-title { font-size: .9375rem; }
          .split .favorite-chips { display: none; }
        }
        """
}
