extension Stylesheet {
    /// The rules of favorites and history.
    static let lists = """
        .listed-face { display: flex; flex-wrap: wrap; gap: .1rem .5rem; align-items: center; min-width: 0; }
        .listed-icon { width: 2.5rem; height: 2.5rem; flex: none; }
        .listed-words { flex: 1 1 5rem; display: grid; gap: .1rem; min-width: min-content; max-width: 100%; }
        @container screen (width < 20rem) { .listed-icon { display: none; } }
        .listed-value { font-size: 1.5rem; font-weight: 300; }
        .rows .menu-list { inset-inline: auto 0; }
        """
}
