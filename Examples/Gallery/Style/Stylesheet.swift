/// The stylesheet of the site.
///
/// Colors are pairs for light and dark, selected by the system or by the switch at the top of the page. Text sizes are
/// relative, so that they follow the settings of the user.
enum Stylesheet: Sendable {
    /// All rules.
    static let all = [page, parts, controls, weather, forecast, air, widget].joined(separator: "\n")
}
