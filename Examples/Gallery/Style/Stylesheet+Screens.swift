extension Stylesheet {
    /// The rules of home, day detail, and converter.
    static let weather = """
        .hero { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; text-align: center; gap: .15rem; padding-block: .75rem .5rem; }
        .hero > div[aria-hidden] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; }
        .place { font-size: 1.5rem; font-weight: 650; letter-spacing: -.01em; }
        .hero-line { display: flex; align-items: center; justify-content: center; gap: .75rem; flex-wrap: wrap; max-width: 100%; }
        .hero :is(.temperature, .condition) { max-width: 100%; overflow-wrap: anywhere; }
        .hero > * { max-width: 100%; }
        .hero p { text-wrap: balance; }
        .hero-icon { width: 6rem; height: 6rem; }
        .temperature { font-size: clamp(3.25rem, 14vw, 4.75rem); font-weight: 250; line-height: 1.05; letter-spacing: -.04em; }
        .temperature-low { font-size: 2.25rem; font-weight: 300; align-self: end; padding-bottom: .6rem; }
        .condition { font-size: 1.25rem; font-weight: 600; }
        .feels { font-size: 1.0625rem; }
        .range { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.25rem; margin-top: .35rem; }
        .chips { min-width: 0; }
        .chips li { max-width: 100%; min-width: 0; }
        .range > div { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 .35rem; }
        .range dd { font-weight: 650; }
        .weather .chips { justify-content: safe center; }
        .thermometer { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
        .scales { display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: start; }
        .scale { min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .35rem; }
        .equals { font-size: 1.75rem; font-weight: 300; margin-top: 2rem; }
        @container screen (width < 26rem) {
          .scales { grid-template-columns: minmax(0, 1fr); }
          .equals { display: none; }
        }
        @container screen (18rem <= width < 26rem) {
          .number-field { grid-template-columns: 7rem minmax(0, 1fr); align-items: center; }
          .problem { margin-inline-start: 7.25rem; }
        }
        .number-field { display: grid; gap: .25rem; font-size: .9375rem; }
        .number-line {
          display: flex; align-items: baseline; gap: .25rem; padding-inline: min(.75rem, 3vw); border-radius: 14px;
          border: 1px solid var(--edge); background: var(--glass); font-size: 1.25rem;
        }
        .number-line:focus-within { outline: 3px solid var(--focus); }
        .number-line span { white-space: nowrap; }
        .number-line input {
          width: 100%; min-width: 0; min-height: 56px; border: 0; outline: 0; background: none; color: inherit;
          font: inherit; font-size: 1.5rem; font-weight: 300;
        }
        .problem { font-weight: 600; font-size: .9375rem; }
        .problem::before { content: "⚠ "; }
        .band-name { font-weight: 650; font-size: 1.125rem; }
        input[type="range"] { width: 100%; min-height: 44px; accent-color: var(--on); }
        .thermometer .line { padding-block: .25rem; }
        """

    /// The rules of the air quality screen.
    static let air = """
        .band { display: inline-block; max-width: 100%; padding: .1rem .6rem; border-radius: 999px; font-size: .875rem; font-weight: 600; background: var(--band, var(--edge)); color: var(--on-band, var(--text)); }
        .index { display: grid; grid-template-columns: minmax(0, 1fr); padding: 0; overflow: hidden; }
        .index-number { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; padding: 1.25rem 1rem; background: var(--band, var(--edge)); color: var(--on-band, var(--text)); }
        .number { font-size: 4.5rem; font-weight: 300; line-height: 1; letter-spacing: -.03em; }
        .index-label { font-size: clamp(1rem, 6.5cqi, 1.25rem); font-weight: 650; }
        .index-words { display: grid; grid-template-columns: minmax(0, 1fr); gap: .4rem; padding: min(1rem, 4vw); }
        .pollutants { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); gap: .625rem; }
        @container screen (min-width: 22rem) { .pollutants { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
        .pollutant { position: relative; }
        .pollutant-face { display: grid; gap: .25rem; justify-items: start; }
        .symbol { font-size: .9375rem; font-weight: 600; color: var(--quiet); }
        .pollutant-face .strong { font-size: 1.125rem; }
        .pollutant-face .band { padding-inline: .45rem; border-radius: 10px; font-size: .8125rem; }
        :lang(ar) .pollutant-face .strong { font-size: .875rem; }
        summary { display: flex; align-items: center; min-height: 44px; font-weight: 600; cursor: pointer; color: var(--accent); list-style: none; }
        summary::-webkit-details-marker { display: none; }
        summary::before { content: "›"; display: inline-grid; place-items: center; width: 1.5rem; font-size: 1.5rem; }
        details[open] > summary::before { rotate: 90deg; }
        .hours { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding-inline: 0; overflow: hidden; }
        .hours > :not(.strip) { margin-inline: min(1rem, 4vw); }
        .strip { overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: thin; scrollbar-color: color-mix(in srgb, var(--on) 45%, transparent) transparent; padding: .25rem .75rem .5rem; }
        .strip:focus-visible { outline-offset: -3px; border-radius: 20px; }
        .strip ol { display: flex; gap: .25rem .4rem; width: max-content; }
        .bars li { position: relative; }
        .bar-face { display: grid; justify-items: center; gap: .35rem; min-width: 3.5rem; font-size: .9375rem; white-space: nowrap; }
        .bar-stack { display: flex; flex-direction: column; align-items: center; justify-content: flex-end; gap: .3rem; min-height: 7rem; }
        .bar-column { width: 1.5rem; min-height: .375rem; height: calc(var(--height) * .055rem); border-radius: 8px; background: var(--band, var(--edge)); border: 1px solid color-mix(in srgb, var(--text) 22%, transparent); }
        .bands { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding: .5rem; }
        .bands li { display: grid; grid-template-columns: min(5.25rem, 30vw) minmax(0, 1fr); gap: min(.75rem, 3vw); align-items: start; padding: .5rem; border-radius: 14px; }
        .bands li[aria-current] { background: var(--raised); outline: 2px solid var(--accent); }
        .bands .band { text-align: center; }
        .band-words { display: grid; grid-template-columns: minmax(0, 1fr); gap: .1rem; }
        """

    /// The rules of the map screen.
    static let map = """
        .map { display: block; width: 100%; height: auto; max-height: 34rem; border-radius: 20px; border: 1px solid var(--edge-plain); background: light-dark(#dbe6f0, #1c2836); }
        .map .tiles { image-rendering: auto; opacity: .75; }
        .map .coast { fill: none; stroke: var(--text); stroke-width: 1.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
        .map .pin { fill: var(--accent); stroke: var(--on-accent); stroke-width: 2; }
        .map-layers label { flex: 1 0 auto; max-width: 100%; }
        .map-legend { display: grid; gap: .6rem; }
        .map-stops { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr)); gap: .35rem .75rem; }
        .map-stops li { position: relative; }
        .map-stops li > [aria-hidden] { display: flex; align-items: center; gap: .5rem; font-size: .9375rem; }
        .swatch { flex: none; width: 1.75rem; height: 1.1rem; border-radius: 5px; border: 1px solid var(--quiet); background: color-mix(in srgb, var(--stop) calc(var(--opacity) * 100%), transparent); }
        """

    /// The rules of widgets.
    static let widget = """
        .widget { overflow-wrap: anywhere; border-radius: 28px; gap: .75rem; align-content: center; min-height: 10.5rem; }
        .widget.small { width: min(10.5rem, 100%); padding: .8rem; }
        .sample:has(> :is(.widget.medium, .widget.large)) { width: min(22.5rem, 100%); }
        .widget.medium, .widget.large { width: 100%; }
        .widget.large { min-height: 22.5rem; align-content: space-between; }
        .widget-now { display: grid; gap: .25rem; }
        .widget-place { display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: baseline; }
        .widget-place > * { max-width: 100%; overflow-wrap: break-word; }
        .widget.small h4 { font-size: .9375rem; }
        .widget .hero-line { justify-content: flex-start; gap: .5rem; }
        .widget .temperature { font-size: 2.75rem; font-weight: 300; white-space: nowrap; }
        .widget.large .temperature { font-size: 3.75rem; }
        .widget-words { display: grid; gap: .25rem; justify-items: start; }
        .widget.circular .widget-words { justify-items: center; }
        .widget.large .widget-now { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; }
        .widget.large .widget-place { flex: 1 0 100%; }
        .widget.large .widget-words { flex: 1 1 7rem; gap: .1rem; }
        .widget .temperature > [aria-hidden] { min-width: 4rem; }
        .widget.medium .hero-line { flex-wrap: nowrap; }
        .widget-icon { width: 3.5rem; height: 3.5rem; flex: none; }
        .widget.small .hero-line { flex-wrap: nowrap; }
        .widget.small .temperature { font-size: 2.25rem; }
        .widget.small .temperature > [aria-hidden] { min-width: 0; }
        .widget.small .widget-icon { width: 2.75rem; height: 2.75rem; }
        .widget.inline, .widget.rectangular, .widget.circular { min-height: 0; padding: .75rem 1rem; border-radius: 18px; }
        .widget.inline { width: fit-content; max-width: 100%; padding-block: .35rem; }
        .widget-line { display: flex; gap: .5rem; align-items: center; }
        .widget.rectangular { width: min(13rem, 100%); }
        .widget.circular { width: 6.5rem; min-height: 6.5rem; padding: .5rem; border-radius: 50%; justify-items: center; text-align: center; }
        .widget.circular .widget-now { justify-items: center; }
        .widget.circular .hero-line { flex-direction: column; gap: 0; }
        .widget.circular .temperature, .widget.rectangular .temperature { font-size: 1.5rem; font-weight: 450; }
        .widget.circular .temperature > [aria-hidden], .widget.rectangular .temperature > [aria-hidden] { min-width: 0; }
        .widget.circular .widget-icon, .widget.rectangular .widget-icon { width: 2rem; height: 2rem; }
        .widget.rectangular .icon.large { width: 1.5rem; height: 1.5rem; }
        .widget.medium { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); align-content: center; align-items: center; }
        .widget.medium > .attribution, .widget.medium > .widget-message, .widget.medium > .widget-now:nth-last-child(2) { grid-column: 1 / -1; }
        .widget-range { display: flex; flex-wrap: wrap; gap: .1rem .6rem; }
        .widget-outlook { font-weight: 600; }
        .widget-steps { display: grid; grid-template-columns: repeat(auto-fit, minmax(2.45rem, 1fr)); gap: .25rem .15rem; text-align: center; }
        .widget-step { display: grid; justify-items: center; gap: .15rem; font-size: .8125rem; }
        .widget-days { display: grid; gap: .1rem .4rem; grid-template-columns: max-content max-content max-content minmax(0, 1fr); border-top: 1px solid var(--edge); padding-top: .5rem; }
        .widget-days li, .widget-day { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
        .widget-days li { position: relative; min-height: 1.75rem; }
        @media (max-width: 22rem) {
          .widget-days, .widget-days li { display: block; }
          .widget-day { display: flex; flex-wrap: wrap; gap: .1rem .35rem; }
          .widget-day > .range-bar { flex: 1 1 8rem; }
          .widget.medium .hero-line { flex-wrap: wrap; }
        }
        .widget-day-icon { width: 1.6rem; height: 1.6rem; }
        .gauge { position: absolute; inset: .2rem; width: calc(100% - .4rem); height: calc(100% - .4rem); overflow: visible; }
        .gauge path { fill: none; stroke-width: 6; }
        .gauge circle { fill: var(--on); stroke: var(--top); stroke-width: 2; }
        [dir="rtl"] .gauge { transform: scaleX(-1); }
        .widget-age { display: flex; gap: .35rem; align-items: center; font-size: .875rem; }
        .widget-message { display: grid; gap: .35rem; justify-items: start; }
        .widget-favorites { display: grid; gap: .25rem; border-top: 1px solid var(--edge); padding-top: .5rem; }
        .widget-favorites li { position: relative; }
        .favorite-face { display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: center; min-height: 2.25rem; }
        .favorite-name { flex: 1; }
        .favorite-icon { width: 1.9rem; height: 1.9rem; }
        """
}
