extension Stylesheet {
    /// The rules of the forecast and its days.
    static let forecast = """
        .curve { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; --gutter: 2.75rem; }
        .plot { position: relative; margin-block: 2.75rem 1.5rem; margin-inline: var(--gutter) .35rem; height: 8rem; }
        .plot svg { display: block; width: 100%; height: 100%; overflow: visible; }
        .plot path { vector-effect: non-scaling-stroke; }
        .plot .line { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
        .plot .band-area { opacity: .5; }
        .plot .error-band { fill: currentColor; opacity: .12; }
        .plot .grid { stroke: currentColor; stroke-width: 1; opacity: .25; }
        .plot .midnight { stroke: currentColor; stroke-width: 1; opacity: .35; stroke-dasharray: 3 4; }
        .plot .now-line { stroke: currentColor; stroke-width: 1.5; }
        .tick, .mark { position: absolute; top: var(--y); font-size: .875rem; line-height: 1.25; white-space: nowrap; }
        .tick { inset-inline-end: calc(100% + .4rem); translate: 0 -50%; }
        .mark {
          inset-inline-start: clamp(1rem, var(--x, 50%), calc(100% - 1rem)); translate: -50% calc(-100% - .3rem); font-weight: 650;
        }
        [dir="rtl"] .mark { translate: 50% calc(-100% - .3rem); }
        .mark.low { translate: -50% .3rem; }
        [dir="rtl"] .mark.low { translate: 50% .3rem; }
        .mark.now { inset-inline-start: var(--x); margin-top: -1.5rem; translate: -35% -100%; }
        [dir="rtl"] .mark.now { translate: 35% -100%; }
        .mark.amount { font-weight: 450; translate: -50% -100%; }
        [dir="rtl"] .mark.amount { translate: 50% -100%; }
        .dot, .range-now {
          position: absolute; width: .7rem; height: .7rem; border-radius: 50%; background: var(--on);
          border: 2px solid var(--top); translate: -50% -50%;
        }
        .dot { top: var(--y); inset-inline-start: var(--x); }
        [dir="rtl"] :is(.dot, .range-now) { translate: 50% -50%; }
        .wet .plot { height: 2.5rem; margin-block: 1.25rem .25rem; }
        .wet-bar { fill: light-dark(color-mix(in srgb, var(--on) 30%, #2f7fe0), #79b8ff); }
        .wet-bar.snow { fill: currentColor; opacity: .75; }
        .curve-days { display: flex; font-size: .875rem; margin-inline: var(--gutter) .35rem; }
        .curve-days span { display: grid; justify-content: center; min-width: 0; white-space: nowrap; }
        .day { padding: 0; overflow: hidden; }
        .following { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: .875rem; }
        .day > h5 { padding: .75rem 1rem 0; }
        .day-head { display: block; min-height: 44px; padding: .6rem min(1rem, 4vw); color: inherit; text-decoration: none; font-weight: inherit; }
        .day > summary { display: grid; grid-template-columns: 1.1rem minmax(0, 1fr); align-items: center; color: inherit; padding-inline-start: .6rem; }
        .day > summary::before { width: auto; line-height: 1; translate: 0 -.1em; }
        [dir="rtl"] .day:not([open]) > summary::before { scale: -1 1; }
        .day > summary:focus-visible { outline-offset: -3px; border-radius: 20px; }
        .day-line { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; min-width: 0; }
        .skeleton .day-name { gap: .3rem; justify-items: start; }
        .day-icon { width: 2.5rem; height: 2.5rem; flex: none; }
        .day-name { flex: 1 1 4.5rem; display: grid; gap: .05rem; font-weight: 650; font-size: 1.0625rem; min-width: min-content; max-width: 100%; }
        .day-name .detail { font-weight: 450; }
        .range-bar { flex: 1 1 100%; display: flex; align-items: center; gap: min(.6rem, 2vw); min-width: 0; }
        .hero .range-bar { width: min(16rem, 100%); margin-top: .6rem; }
        .range-end { min-width: min(2.25rem, 10vw); font-weight: 650; white-space: nowrap; }
        .range-end:first-child { text-align: end; }
        .range-track {
          position: relative; flex: 1; min-width: min(3rem, 8vw); height: .5rem; border-radius: 999px;
          background: color-mix(in srgb, var(--on) 20%, transparent);
        }
        .range-fill { position: absolute; inset-block: 0; min-width: .5rem; border-radius: 999px; }
        .range-now { top: 50%; }
        .amounts { display: flex; flex-wrap: wrap; gap: .25rem .6rem; font-size: .875rem; }
        .day-sky { flex: 1 0 100%; }
        .day-sky .amount { white-space: normal; }
        .amount { display: inline-flex; gap: .3rem; align-items: center; white-space: nowrap; }
        .entry { position: relative; min-width: 0; }
        .entry-face { display: grid; gap: .15rem; justify-items: center; text-align: center; padding: .35rem .1rem; font-size: .9375rem; }
        .entry-face .strong { font-size: 1.125rem; }
        .entry-face .words { flex: 1 1 100%; font-size: .875rem; line-height: 1.2; overflow-wrap: normal; hyphens: none; }
        .entry-icon { width: 2.5rem; height: 2.5rem; }
        .steps {
          display: grid; gap: 0 min(.6rem, 2vw); padding: .25rem min(1rem, 4vw) .6rem;
          grid-template-columns: max-content 2.25rem minmax(min-content, 1fr) max-content minmax(0, max-content);
        }
        .steps .entry { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; min-height: 44px; align-items: center; }
        .steps .entry + .entry { border-top: 1px solid var(--edge); }
        .steps .entry-face { grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; justify-items: start; gap: 0 min(.6rem, 2vw); text-align: start; padding: .2rem 0; }
        .steps .entry-icon { width: 2.25rem; height: 2.25rem; }
        .entry-degrees { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; }
        .entry-chance, .entry-wind { justify-self: end; text-align: end; }
        @container screen (width < 15rem) {
          .day > summary { grid-template-columns: auto minmax(0, 1fr); padding-inline: .2rem; }
          .day-line .range-bar { flex-wrap: wrap; justify-content: space-between; }
          .day-line .range-track { flex: 1 1 100%; order: 1; }
          .curve-days { font-size: .75rem; }
        }
        @container screen (width < 20rem) { .curve-days span:nth-child(even) { visibility: hidden; } }
        @container screen (width < 19rem) {
          .steps, .steps .entry { display: block; }
          .steps .entry-face { display: flex; flex-wrap: wrap; gap: .15rem .6rem; }
        }
        .day-more { display: flex; gap: .4rem; align-items: center; justify-content: flex-end; min-height: 44px; padding-inline: min(1rem, 4vw); color: inherit; font-weight: 600; text-decoration: none; flex-direction: row-reverse; }
        """
}
