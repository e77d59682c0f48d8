extension Stylesheet {
    /// The rules of favorites and history.
    static let lists = """
        .listed-face { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: center; min-width: 0; }
        .listed-icon { width: 2.5rem; height: 2.5rem; flex: none; }
        .listed-words { flex: 1 1 5rem; display: grid; gap: .1rem; min-width: 0; }
        .listed-value { font-size: 1.5rem; font-weight: 300; }
        """
}
