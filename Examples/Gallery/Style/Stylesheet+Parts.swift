extension Stylesheet {
    /// The rules of the frame of a screen and the parts that screens share.
    static let parts = """
        .screen {
          position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: .875rem; align-content: start;
          padding: min(1.25rem, 5vw); border-radius: 32px; color: var(--on); min-width: 0;
          box-shadow: 0 1px 2px rgb(8 24 44/.12), 0 18px 44px rgb(8 24 44/.16);
        }
        .screen.plain {
          --glass: var(--surface); --edge: var(--edge-plain); background: var(--raised);
          border: 1px solid var(--edge-plain);
        }
        .screen.weather {
          --focus: var(--on); --quiet: var(--on);
          background: linear-gradient(172deg in oklab, var(--top), var(--middle) 55%, var(--bottom));
        }
        .screen.weather.skeleton {
          --top: light-dark(#dde7f1, #1a2533); --middle: light-dark(#e8eff6, #141d29); --bottom: light-dark(#f4f7fb, #0f1722);
          --on: var(--text); --glass: light-dark(rgb(255 255 255/.6), rgb(255 255 255/.05)); --edge: var(--edge-plain);
        }
        .card {
          border-radius: 20px; padding: min(1rem, 4vw); background: var(--glass); min-width: 0; border: 1px solid var(--edge);
          backdrop-filter: blur(14px);
        }
        .icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.8;
          stroke-linecap: round; stroke-linejoin: round; }
        .icon.large { width: 3rem; height: 3rem; stroke-width: 1.4; }
        [dir="rtl"] .mirrored { transform: scaleX(-1); }
        .picture { overflow: visible; filter: drop-shadow(0 2px 5px rgb(8 24 44/.22)); }
        .strong { font-weight: 650; }
        .detail { font-size: .875rem; color: var(--quiet); }
        .bar { display: flex; align-items: center; gap: .5rem; min-height: 44px; }
        .bar-title { flex: 1 1 0; min-width: 0; }
        @container screen (width < 20rem) {
          .bar { flex-wrap: wrap; justify-content: space-between; }
          .bar > .icon-button { margin: 0 !important; }
          .bar > :is(.bar-title, .place) { order: 1; flex: 1 1 100%; font-size: 1.1rem; }
        }
        .bar > .icon-button:first-child { margin-inline-start: -.35rem; }
        .bar > .icon-button:last-child:not(:first-child) { margin-inline-end: -.35rem; }
        .icon-button {
          display: inline-grid; place-items: center; width: 44px; height: 44px; flex: none; border: 0;
          border-radius: 999px; background: none; color: inherit; font: inherit; cursor: pointer;
        }
        .icon-button:hover { background: var(--glass); }
        .icon-button .icon { width: 1.4rem; height: 1.4rem; }
        .icon-button.unfavorite .icon { fill: light-dark(#e9a100, #ffc94d); stroke: light-dark(#9a6a00, #ffc94d); }
        .notice {
          display: flex; gap: .6rem; align-items: center; min-height: 44px; padding: .6rem min(1rem, 4vw); border-radius: 16px;
          background: light-dark(#fff3d6, #3a2b08); color: light-dark(#4a3200, #ffe2a3); font-weight: 550;
        }
        .notice > span { min-width: 0; }
        .notice.failure { background: light-dark(#ffe3e0, #45110d); color: light-dark(#6b0f08, #ffd0ca); }
        .message { display: grid; grid-template-columns: minmax(0, 1fr); gap: .6rem; justify-items: center; text-align: center; padding: 2rem min(1.25rem, 4vw); }
        .message h4 { font-size: clamp(1rem, 6cqi, 1.375rem); max-width: 100%; overflow-wrap: anywhere; }
        .message > :is(.primary, .actions) { margin-top: .5rem; }
        .message > :is(.primary, .secondary) { width: 100%; max-width: 20rem; padding-inline: .6rem; }
        .place, .band-words, .switch span, .chip span { overflow-wrap: anywhere; min-width: 0; }
        .footnote { font-size: .875rem; }
        .attribution { font-size: .875rem; color: inherit; }
        a.attribution { display: inline-flex; align-items: center; min-height: 44px; justify-self: start; }
        .hint { font-size: .875rem; color: var(--quiet); padding-inline: .25rem; }
        .progress { display: flex; align-items: center; gap: .75rem; min-height: 44px; }
        .spinner {
          width: 1.25rem; height: 1.25rem; border-radius: 50%; border: 3px solid var(--edge-plain);
          border-top-color: currentColor; animation: turn .9s linear infinite;
        }
        @keyframes turn { to { transform: rotate(1turn); } }
        @keyframes breathe { 50% { opacity: .45; } }
        .skeleton :is(h4, .place-link > span, .temperature, .condition, .feels, .number, .written) > [aria-hidden], .skeleton .value,
        .skeleton .footnote > *, .skeleton :is(.temperature-low, .index-label, .feels, .outlook, .note, .bar-face .detail),
        .skeleton [aria-hidden] .hero-line > .temperature {
          display: inline-block; min-width: min(3.5rem, 16vw); width: fit-content; border-radius: 8px; line-height: 1.05;
          color: transparent; background: light-dark(rgb(11 27 43/.13), rgb(255 255 255/.16));
          animation: breathe 1.6s ease-in-out infinite;
        }
        .skeleton .temperature > [aria-hidden] { min-width: min(9rem, 40vw); line-height: .85; border-radius: 16px; }
        .skeleton [aria-hidden] .hero-line > .temperature { line-height: .8; align-self: center; border-radius: 16px; }
        .skeleton .bar-face .detail { min-width: 2.25rem; }
        .skeleton .condition > [aria-hidden] { min-width: min(8rem, 45vw); }
        .skeleton :is(.temperature, .condition) > [aria-hidden] * { background: none; }
        .skeleton .footnote { display: grid; gap: .35rem; }
        .skeleton .picture { opacity: .35; filter: grayscale(1); }
        """

    /// The rules of the largest letters on the smallest screens, which come after those of the parts.
    static let large = """
        @container screen (width < 17rem) {
          .alert-head .icon { display: none; }
          .alert-body { padding-inline-start: min(1rem, 4vw); }
          .alert-head::before { display: none; }
          .metric dt > span { min-width: 0; flex-basis: 100%; }
          .segments span { padding-inline: .1rem; }
          h5 { font-size: .9rem; }
        }
        @container screen (width < 12rem) {
          .screen { overflow-wrap: anywhere; }
          .bar > :is(.bar-title, .place) { font-size: 1rem; }
          .place-link .icon { display: none; }
        }
        """

    /// The rules of controls.
    static let controls = """
        .primary, .secondary, .action {
          display: inline-flex; gap: .5rem; align-items: center; justify-content: center; min-height: 48px;
          padding: .5rem min(1.25rem, 4vw); border-radius: 16px; border: 1px solid var(--edge); background: var(--glass);
          color: var(--on); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
        }
        .primary { background: var(--accent); color: var(--on-accent); border-color: transparent; }
        .weather .primary { background: var(--on); color: var(--top); }
        .secondary:disabled { border-style: dashed; cursor: default; }
        .actions { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: .5rem; }
        @container screen (min-width: 22rem) { .actions { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
        .action { justify-content: flex-start; padding-inline: min(.9rem, 4vw); min-width: 0; }
        .weather .chip { background: var(--glass); border-color: var(--edge); color: var(--on); }
        .weather .chip[aria-current] { background: var(--on); color: var(--top); }
        .segments {
          display: flex; flex-wrap: wrap; gap: .25rem; padding: .25rem; border: 0; border-radius: 16px; min-width: 0;
          background: light-dark(#dfe7f0, #202c3b);
        }
        .segments label { position: relative; flex: 1 1 0; min-width: min-content; display: grid; cursor: pointer; }
        .themes label { flex: 1 1 auto; }
        .themes span { min-width: 3.25rem; }
        .segments input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
        .segments span {
          display: grid; place-items: center; min-height: 44px; padding: .25rem .4rem; border-radius: 13px; line-height: 1.2; overflow-wrap: normal;
          font-size: .875rem; font-weight: 550; text-align: center; color: var(--text);
        }
        :lang(ja) .segments span { word-break: keep-all; }
        .segments input:checked + span {
          background: light-dark(#ffffff, #3a4b60); box-shadow: 0 1px 4px rgb(8 24 44/.2); font-weight: 650;
        }
        .segments input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 1px; }
        .field {
          display: flex; gap: .6rem; align-items: center; min-height: 48px; padding-inline: min(1rem, 4vw); border-radius: 16px;
          background: var(--glass); border: 1px solid var(--edge);
        }
        .field:focus-within { outline: 3px solid var(--focus); outline-offset: 1px; }
        .field input { flex: 1; min-width: 0; min-height: 46px; border: 0; outline: 0; background: none; color: inherit; font: inherit; text-overflow: ellipsis; }
        .field input::placeholder { color: var(--quiet); opacity: 1; }
        .rows { padding-block: .25rem; padding-inline: 0; }
        .rows li { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; padding-inline-end: .5rem; }
        .rows li + li { border-top: 1px solid var(--edge); }
        .row {
          flex: 1 1 min(100%, 9rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: .1rem; min-width: 0; min-height: 56px; padding: .65rem min(1rem, 5cqi); border: 0;
          background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; border-radius: 16px;
        }
        .row-title { font-weight: 600; font-size: 1.0625rem; }
        .row-title .icon { width: 1em; height: 1em; margin-inline-end: .35em; vertical-align: -.12em; }
        .row-detail { font-size: .875rem; color: var(--quiet); }
        .form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding-block: .4rem; }
        .form > * + * { border-top: 1px solid var(--edge); }
        .form > p { padding-block: .6rem; }
        .form > .secondary { margin-block: .3rem; }
        .switch { display: flex; align-items: center; justify-content: space-between; gap: min(1rem, 3vw); min-height: 52px; cursor: pointer; }
        .switch input {
          appearance: none; flex: none; width: 56px; height: 44px; border-radius: 999px; cursor: pointer; margin: 0;
          background:
            radial-gradient(circle at 17px 50%, #fff 11px, transparent 12px),
            linear-gradient(light-dark(#6b7c8f, #5b6c80) 0 0) center / 56px 30px no-repeat;
          clip-path: inset(7px 0 round 15px);
        }
        [dir="rtl"] .switch input { transform: scaleX(-1); }
        .switch input:checked {
          background:
            radial-gradient(circle at 39px 50%, #fff 11px, transparent 12px),
            linear-gradient(light-dark(#0b7a43, #1f9d5b) 0 0) center / 56px 30px no-repeat;
        }
        .switch:focus-within { outline: 3px solid var(--focus); border-radius: 8px; }
        .select { display: grid; grid-template-columns: minmax(0, 1fr); padding-block: .5rem; }
        select {
          width: 100%; min-height: 44px; border-radius: 12px; border: 1px solid var(--edge); padding-inline: .75rem;
          background: var(--raised); color: inherit; font: inherit;
        }
        .line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding-block: .75rem; }
        .line dd { font-weight: 600; }
        .link { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; min-height: 48px; color: var(--accent); font-weight: 600; }
        """
}
