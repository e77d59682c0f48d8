/// A grammatical number, as CLDR names them.
///
/// Source: <https://cldr.unicode.org/index/cldr-spec/plural-rules>.
public enum PluralCategory: String, CaseIterable, Sendable {
    /// Arabic for nothing.
    case zero
    /// One thing; in French also none.
    case one
    /// A pair.
    case two
    /// A few.
    case few
    /// Many; in French and Spanish only round millions.
    case many
    /// Everything else, and the only category of Japanese.
    case other
}
