/// The rules of the site's look.
///
/// Colours are pairs for light and dark, of which the system or the switch at the head of the page chooses. Sizes of
/// text are relative, so that they follow the reader's.
enum Stylesheet: Sendable {
    /// All rules.
    static let all = [page, parts, controls, weather, forecast, air, widget].joined(separator: "\n")
}
