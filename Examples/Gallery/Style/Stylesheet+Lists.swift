extension Stylesheet {
    /// The rules of favorites and history.
    static let lists = """
        .listed-face { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: center; min-width: 0; }
        .listed-icon { width: 2.5rem; height: 2.5rem; flex: none; }
        .listed-words { flex: 1 1 5rem; display: grid; gap: .1rem; min-width: 0; }
        .listed-value { font-size: 1.5rem; font-weight: 300; }
        @container screen (width < 26rem) {
          /* The buttons of a favorite stand beyond the edge, from where the row can be swiped. */
          .rows li:has(.icon-button + .icon-button) {
            overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none; padding: 0;
          }
          .rows li:has(.icon-button + .icon-button) .listed { flex: 1 0 calc(100% - 1.75rem); padding-inline-end: .25rem; }
        }
        """
}
