extension Stylesheet {
    /// The rules of the hours, the days, the drawings, and the bar of the home screen.
    static let home = """
        .outlook { font-size: 1.0625rem; font-weight: 600; margin-top: .35rem; }
        .hours-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding-inline: 0; overflow: hidden; }
        .hours-card h5 { padding-inline: min(1rem, 4vw); }
        .hours-card .entry { min-width: 3.75rem; }
        .sun-icon { width: 2rem; height: 2rem; margin-block: .25rem; }
        .day-rows {
          display: grid; align-items: center; gap: 0 .5rem;
          grid-template-columns: max-content max-content max-content max-content minmax(2.5rem, 1fr) max-content;
        }
        .day-row { position: relative; display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; min-height: 44px; align-items: center; }
        .day-row + .day-row { border-top: 1px solid var(--edge); }
        .day-row-face { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; white-space: nowrap; }
        .day-row-icon { width: 2rem; height: 2rem; }
        .day-row-chance { text-align: end; }
        @container screen (width < 26rem) {
          .day-rows, .day-row { display: block; }
          .day-row { padding-block: .5rem; }
          .day-row-face { display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
          .day-row-face > :first-child { flex: 1 1 auto; }
          .day-row-face > .range-track { flex: 1 1 100%; order: 1; }
        }
        .metric-face { display: grid; gap: .35rem; justify-items: start; }
        .metric-face .detail { font-weight: 450; letter-spacing: 0; }
        .fill { width: 100%; height: .5rem; border-radius: 999px; overflow: hidden; background: color-mix(in srgb, currentColor 18%, transparent); }
        .fill > span { display: block; height: 100%; background: currentColor; }
        .compass { width: 4.5rem; height: 4.5rem; }
        .dial { width: 5.5rem; height: 3.25rem; }
        .sun-card { display: grid; gap: .5rem; justify-items: center; }
        .sun-arc { width: min(16rem, 100%); height: auto; }
        .sun-times { display: flex; justify-content: space-between; gap: 1rem; width: 100%; }
        .sun-times dt { font-size: .875rem; }
        .sun-times dd { font-weight: 650; font-size: 1.125rem; }
        .sun-times > div:last-child { text-align: end; }
        .ring, .ground, .gust, .mean, .north, .needle { fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
        .ring { opacity: .28; }
        .ground { stroke-width: 1; opacity: .5; }
        .gust { opacity: .5; stroke-linecap: butt; }
        .mean { stroke-width: 5; stroke-linecap: butt; }
        .arrow, .sun-now { fill: currentColor; }
        .action-bar { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr)); gap: .25rem; padding: .35rem; border-radius: 20px; background: var(--glass); border: 1px solid var(--edge); }
        @container screen (min-width: 28rem) { .action-bar { grid-template-columns: repeat(8, minmax(0, 1fr)); } }
        .tab {
          display: grid; gap: .15rem; justify-items: center; align-content: center; min-height: 52px; min-width: 0; padding: .25rem .1rem;
          border: 0; border-radius: 14px; background: none; color: inherit; font: inherit; font-size: .75rem; line-height: 1.2;
          text-align: center; text-decoration: none; cursor: pointer; overflow-wrap: anywhere;
        }
        .tab > span { min-width: 0; max-width: 100%; }
        """
}
