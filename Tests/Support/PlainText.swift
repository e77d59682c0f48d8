extension String {
    /// The text with plain spaces and without marks of direction.
    ///
    /// Foundation takes both from the system's data on locales, and versions differ in which of the spaces they write,
    /// for example before "PM". A test of what the package itself writes compares the text as it is.
    public var plain: String {
        String(
            unicodeScalars
                .filter { !["\u{200E}", "\u{200F}", "\u{061C}"].contains($0) }
                .map { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) ? " " : Character($0) }
        )
    }
}
