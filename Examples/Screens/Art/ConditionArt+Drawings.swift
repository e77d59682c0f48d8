extension ConditionArt {
    static let sun = ConditionArt(
        lines: [
            #"   ╲  │  ╱   "#,
            #"    ╭───╮    "#,
            #"  ──│   │──  "#,
            #"    ╰───╯    "#,
            #"   ╱  │  ╲   "#,
        ],
        inks: all("y")
    )

    static let moon = ConditionArt(
        lines: [
            #"      ╭──╮  ·"#,
            #"    ╭─╯╭─╯   "#,
            #"    │  │   · "#,
            #"    ╰─╮╰─╮   "#,
            #"  ·   ╰──╯   "#,
        ],
        inks: all("m")
    )

    static let sunBehindCloud = ConditionArt(
        lines: [
            #"    ╲ │ ╱    "#,
            #"   ──╭──╮──  "#,
            #"   ╭─╯  ╰─╮  "#,
            #"  ╭╯      ╰╮ "#,
            #"  ╰────────╯ "#,
        ],
        inks: [
            #"    y y y    "#,
            #"   yyccccyy  "#,
            #"   ccc  ccc  "#,
            #"  cc      cc "#,
            #"  cccccccccc "#,
        ]
    )

    static let moonBehindCloud = ConditionArt(
        lines: [
            #"       ╭─╮  ·"#,
            #"    ╭──╮╭╯   "#,
            #"  ╭─╯  ╰─╮ · "#,
            #" ╭╯      ╰╮  "#,
            #" ╰────────╯  "#,
        ],
        inks: [
            #"       mmm  m"#,
            #"    ccccmm   "#,
            #"  ccc  ccc m "#,
            #" cc      cc  "#,
            #" cccccccccc  "#,
        ]
    )

    static let cloud = ConditionArt(
        lines: [
            #"             "#,
            #"     ╭──╮    "#,
            #"  ╭──╯  ╰─╮  "#,
            #" ╭╯       ╰╮ "#,
            #" ╰─────────╯ "#,
        ],
        inks: all("c")
    )

    static let rain = ConditionArt(
        lines: [
            #"     ╭──╮    "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───────╯  "#,
            #"   ╱ ╱ ╱ ╱   "#,
            #"  ╱ ╱ ╱ ╱    "#,
        ],
        inks: falling("b")
    )

    static let sunShowers = ConditionArt(
        lines: [
            #"  ╲  ╭──╮ ╱  "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───────╯  "#,
            #"    ╱   ╱    "#,
            #"   ╱   ╱     "#,
        ],
        inks: [
            #"  y  cccc y  "#,
            #"  ccccccccc  "#,
            #"  ccccccccc  "#,
            #"    b   b    "#,
            #"   b   b     "#,
        ]
    )

    static let moonShowers = ConditionArt(
        lines: [
            #"  ·  ╭──╮ ·  "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───────╯  "#,
            #"    ╱   ╱    "#,
            #"   ╱   ╱     "#,
        ],
        inks: [
            #"  m  cccc m  "#,
            #"  ccccccccc  "#,
            #"  ccccccccc  "#,
            #"    b   b    "#,
            #"   b   b     "#,
        ]
    )

    static let sleet = ConditionArt(
        lines: [
            #"     ╭──╮    "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───────╯  "#,
            #"   ╱ * ╱ *   "#,
            #"  * ╱ * ╱    "#,
        ],
        inks: [
            #"     cccc    "#,
            #"  ccccccccc  "#,
            #"  ccccccccc  "#,
            #"   b s b s   "#,
            #"  s b s b    "#,
        ]
    )

    static let snow = ConditionArt(
        lines: [
            #"     ╭──╮    "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───────╯  "#,
            #"   *  *  *   "#,
            #"  *  *  *    "#,
        ],
        inks: falling("s")
    )

    static let thunder = ConditionArt(
        lines: [
            #"     ╭──╮    "#,
            #"  ╭──╯  ╰─╮  "#,
            #"  ╰───╱ ──╯  "#,
            #"   ╱ ╱╱─  ╱  "#,
            #"  ╱  ╱   ╱   "#,
        ],
        inks: [
            #"     cccc    "#,
            #"  ccccccccc  "#,
            #"  ccccy ccc  "#,
            #"   b yyy  b  "#,
            #"  b  y   b   "#,
        ]
    )

    static let fog = ConditionArt(
        lines: [
            #"             "#,
            #"  ─ ─── ──── "#,
            #" ──── ─── ── "#,
            #"  ── ──── ─  "#,
            #" ─── ── ──── "#,
        ],
        inks: all("f")
    )

    static let wind = ConditionArt(
        lines: [
            #"  ───────╮   "#,
            #"        ─╯   "#,
            #" ──────────╮ "#,
            #"   ────╮  ─╯ "#,
            #"      ─╯     "#,
        ],
        inks: all("f")
    )

    /// Returns the inks of a drawing of a single one.
    private static func all(_ ink: Character) -> [String] {
        [String](repeating: String(repeating: ink, count: width), count: height)
    }

    /// Returns the inks of a cloud from which something falls.
    private static func falling(_ ink: Character) -> [String] {
        Array(all("c").prefix(3) + all(ink).prefix(2))
    }
}
