extension Stylesheet {
    /// The rules of the bars, the hours, the days, and the air of the home screen.
    static let home = """
        .home-bar { justify-content: space-between; }
        .home-bar > .place { flex: 0 1 auto; min-width: 0; text-align: center; }
        .place-link {
          display: inline-flex; align-items: center; justify-content: center; gap: .4rem; min-height: 44px; min-width: 44px;
          max-width: 100%; color: inherit; text-decoration: none;
        }
        .place-link .icon { width: 1rem; height: 1rem; opacity: .8; stroke-width: 2.2; }
        .place-link > span { min-width: 0; }
        .menu { position: relative; flex: none; }
        .menu > summary { display: inline-grid; place-items: center; padding: 0; font-weight: inherit; color: inherit; }
        .menu > summary::before { content: none; }
        .menu-list {
          position: absolute; inset-inline-start: 0; top: calc(100% + .25rem); z-index: 4; width: max-content; max-width: 70vw;
          padding: .35rem; border-radius: 16px; background: var(--surface); color: var(--text);
          border: 1px solid var(--edge-plain); box-shadow: 0 8px 30px rgb(8 24 44/.25);
        }
        .menu-item {
          display: flex; gap: .6rem; align-items: center; width: 100%; min-height: 44px; padding: .25rem .75rem; border: 0;
          border-radius: 12px; background: none; color: inherit; font: inherit; text-align: start; text-decoration: none; cursor: pointer;
        }
        .menu-item:hover { background: var(--raised); }
        .menu-item:focus-visible { outline-color: var(--accent); outline-offset: -3px; }
        .outlook { font-size: 1.0625rem; font-weight: 600; margin-top: .35rem; }
        .compared { font-size: .9375rem; margin-top: .35rem; }
        .hero > :is(.notice, .secondary) { margin-top: .5rem; }
        .favorite-chips {
          position: relative;
          flex-wrap: nowrap; overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none; justify-content: safe center;
          margin-inline: calc(-1 * min(1rem, 5vw)); padding: 3px min(1rem, 5vw);
        }
        .favorite-chips li { flex: none; }
        .favorite-chips .chip { white-space: nowrap; }
        .hours-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding-inline: 0; padding-bottom: .5rem; overflow: hidden; }
        .hours-card h5 { padding-inline: min(1rem, 4vw); }
        .hours-card .entry { display: grid; min-width: 3.75rem; }
        .hours-card .entry-face { grid-template-rows: auto 1fr auto; }
        .hours-card .entry-face > .strong { min-height: 1.4em; }
        .hour-sky { display: grid; align-content: center; justify-items: center; }
        .sun-icon { width: 2rem; height: 2rem; margin-block: .25rem; }
        .day-rows {
          display: grid; align-items: center; gap: 0 min(.5rem, 1.8vw);
          grid-template-columns: max-content max-content max-content minmax(1.5rem, 1fr) max-content;
        }
        .day-row { position: relative; display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; min-height: 44px; padding-block: .25rem; align-items: center; }
        .day-row + .day-row { border-top: 1px solid var(--edge); }
        .day-row-face { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; white-space: nowrap; }
        .day-row-icon { width: 2rem; height: 2rem; }
        .day-row-sky { display: grid; justify-items: center; min-width: 2.25rem; }
        .day-row-sky .detail { font-size: .8125rem; line-height: 1.1; }
        .day-row-face > :first-child { display: grid; }
        .day-row-face > :first-child > .detail { font-weight: 450; line-height: 1.1; }
        .day-row-face > .value:not(.strong) { text-align: end; }
        @container screen (width < 21rem) {
          .day-rows, .day-row { display: block; }
          .day-row { padding-block: .5rem; }
          .day-row-face { display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
          .day-row-face > :first-child { flex: 1 1 calc(100% - 3.5rem); }
          .day-row-face > :is(.value:not(:first-child), .range-track) { order: 1; }
          .day-row-face > .range-track { flex: 1 1 30%; }
        }
        .card > h5 + p:not(.notice) { margin-top: .35rem; }
        .good-times { display: grid; gap: .5rem; margin: .35rem 0 0; padding: 0; list-style: none; }
        .good-time { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: .1rem .5rem; align-items: center; text-align: start; }
        .good-time > .icon { width: 1.25rem; height: 1.25rem; }
        .good-time > .value:last-child { grid-column: 2; font-size: .9375rem; }
        .air-card { display: grid; gap: .4rem; min-height: 44px; color: inherit; text-decoration: none; }
        .air-title, .air-value { display: flex; flex-wrap: wrap; gap: .15rem .4rem; align-items: baseline; }
        .air-title { align-items: center; font-size: .875rem; }
        .air-value { font-size: clamp(1rem, 6.5cqi, 1.25rem); font-weight: 650; }
        .air-scale { display: flex; gap: 3px; align-items: center; height: 1rem; }
        .air-band { flex: 1; height: .5rem; border-radius: 999px; background: var(--band, var(--edge)); border: 1px solid color-mix(in srgb, var(--on) 22%, transparent); }
        .air-band.current { height: 1rem; border: 2px solid var(--on); }
        .action-bar { display: flex; flex-wrap: wrap; gap: .25rem; padding: .35rem; border-radius: 20px; background: var(--glass); border: 1px solid var(--edge); }
        /* A title is never broken within a word: a button without room for its longest word takes a line of its own. */
        .tab {
          flex: 1 1 0; min-width: min-content; display: grid; gap: .15rem; justify-items: center; align-content: center;
          min-height: 56px; padding: .35rem .5rem; border: 0; border-radius: 14px; background: none; color: inherit; font: inherit;
          font-size: .8125rem; font-weight: 600; line-height: 1.2; text-align: center; text-decoration: none; cursor: pointer;
          overflow-wrap: normal; hyphens: none;
        }
        :lang(ja) .tab { word-break: keep-all; }
        .tab:hover { background: var(--glass); }
        .tab .icon { width: 1.5rem; height: 1.5rem; }
        """
}
