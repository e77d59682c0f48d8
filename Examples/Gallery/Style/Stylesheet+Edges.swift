extension Stylesheet {
    /// The rules of whatever scrolls sideways: its edges fade, unless that would hide where the focus is.
    ///
    /// They come last, as they change how wide the content of a strip is.
    static let edges = """
        .strip { padding-inline: 0; }
        .strip ol { padding-inline: 1rem; }
        .fading, .strip, .favorite-chips {
          --fade: 1rem; mask: linear-gradient(90deg, transparent, #000 var(--fade) calc(100% - var(--fade)), transparent);
        }
        .fading { --fade: min(var(--gutter), 1.25rem); }
        .languages .fading { --fade: .5rem; }
        .favorite-chips { --fade: min(1rem, 5vw); }
        :is(.fading, .favorite-chips):focus-within, .strip:focus-visible { mask: none; }
        @media (min-width: 64rem) { .side .fading, .states .fading { mask: none; } }
        """
}
