extension Stylesheet {
    /// The rules of values and their drawings.
    ///
    /// Cards are as wide as each other and fill each line; those of a line are as high as each other.
    static let metrics = """
        .metrics { display: flex; flex-wrap: wrap; gap: .625rem; }
        .metric { flex: 1 1 100%; display: grid; grid-template: auto 1fr / minmax(0, 1fr); }
        @container screen (min-width: 19rem) { .metric { flex-basis: calc(50% - .3125rem); } }
        .metric.long { flex-basis: 100%; }
        .metric dt { display: flex; flex-wrap: wrap; gap: 0 .4rem; align-items: center; align-self: start; font-size: .8125rem; }
        .metric dt > span { flex: 1 1 0; min-width: min-content; max-width: 100%; }
        .metric dd { display: grid; font-size: clamp(1.125rem, 5vw, 1.375rem); font-weight: 650; letter-spacing: -.01em; margin-top: .2rem; }
        :lang(ar) .metric dd { font-size: clamp(.9rem, 5cqi, 1.125rem); }
        .metric-face { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); gap: .35rem; }
        .metric-face .detail { font-weight: 450; letter-spacing: 0; }
        .drawing { display: grid; place-items: center; padding-block: .25rem; }
        .skeleton .drawing { min-height: 6.5rem; }
        .drawing:empty { padding: 0; }
        .drawing svg { display: block; height: 6rem; max-width: 100%; overflow: visible; }
        .fill { width: 100%; height: .5rem; border-radius: 999px; overflow: hidden; background: color-mix(in srgb, currentColor 18%, transparent); }
        .fill > span { display: block; height: 100%; background: currentColor; }
        .ring, .ground, .gust, .mean, .north, .needle, .point { fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
        .ring { opacity: .28; }
        .point { stroke-width: 1.5; opacity: .5; }
        .ground { stroke-width: 1; opacity: .5; }
        .gust { opacity: .5; stroke-linecap: butt; }
        .mean { stroke-width: 5; stroke-linecap: butt; }
        .arrow, .sun-now { fill: currentColor; }
        .level { fill: light-dark(color-mix(in srgb, var(--on) 25%, #2f8fe8), #79b8ff); }
        .cover { fill: none; stroke: currentColor; stroke-width: 29; opacity: .45; }
        .hills path { fill: currentColor; opacity: .3; }
        .drawing .sun-arc { width: min(9rem, 100%); height: auto; margin-block: 1rem; }
        .sun-set { display: flex; flex-wrap: wrap; gap: 0 .4rem; }
        """

    /// The rules of alerts: the event in the heaviest letters, then the time, the text, and the sender in the lightest.
    static let alerts = """
        .alerts { display: grid; gap: .625rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); align-items: start; }
        .alerts > .hint { grid-column: 1 / -1; }
        .alert {
          border-radius: 18px; overflow: hidden; background: light-dark(#fffaf0, #2a2210); color: light-dark(#33260a, #f6e3b4);
          border: 1px solid light-dark(#e4bd62, #7a5f1c);
        }
        .alert.active { background: light-dark(#ffe2a0, #4b370a); color: light-dark(#2b1e00, #fff0c9); border-color: transparent; }
        .alert { --focus: currentColor; }
        .alert-head { display: flex; gap: .7rem; align-items: center; min-height: 56px; padding: .6rem min(1rem, 4vw); color: inherit; }
        summary.alert-head::before { order: 1; width: 1.25rem; }
        summary.alert-head:focus-visible { outline-offset: -3px; border-radius: 18px; }
        .alert-head .icon { width: 1.75rem; height: 1.75rem; }
        .alert-words { flex: 1 1 0; min-width: 0; display: grid; gap: .05rem; }
        .alert-title { font-size: 1.0625rem; font-weight: 750; line-height: 1.25; }
        .alert-period { font-size: .9375rem; font-weight: 500; }
        .alert-body { display: grid; gap: .35rem; padding: 0 min(1rem, 4vw) .8rem; padding-inline-start: calc(min(1rem, 4vw) + 2.45rem); font-weight: 400; }
        .alert-sender { font-size: .8125rem; }
        """
}
