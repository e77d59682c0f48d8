extension Stylesheet {
    /// The rules of screens in a look, whose shapes and type are in variables of the screen.
    static let looks = """
        .looked { font-family: var(--family, inherit); }
        .looked .card { border-radius: var(--radius); border-width: var(--line); box-shadow: var(--card-shadow, none); }
        .parts .column > :is(.curve, .week-card, .hero) { flex: none; }
        .parts .curve > .plot { height: 8rem; }
        .parts .metric { flex-basis: 100%; }
        .temperature.with-unit { font-size: clamp(2.5rem, 11vw, 3.75rem); }
        """
}
