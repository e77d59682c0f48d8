import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The weather of a place on one page: now, hours, days, and air side by side.
///
/// With less height, the metrics go first, then the days; the number stays.
struct Dashboard {
    /// The least number of columns.
    static let leastWidth = 100
    /// The number of columns from which favorites stand beside the rest.
    static let widthWithFavorites = 160

    /// The content of home.
    let home: HomeContent
    /// The air quality; `nil` while it is not known.
    var air: AirQualityContent?
    /// The UV index of today; `nil` while it is not known.
    var uvIndex: MetricContent?
    /// The temperature over the whole forecast; `nil` while it is not known.
    var week: ForecastContent.Curve?
    /// The favorites; `nil` while they are not known.
    var favorites: FavoritesContent?
    /// The texts of the terminal.
    let texts: TerminalTexts

    private var isRightToLeft: Bool { home.layoutDirection == .rightToLeft }

    /// Returns the lines, as wide as the terminal and at most `height` of them.
    func lines(for terminal: Terminal, height: Int) -> [DrawnLine] {
        let remarks = [home.notice, home.alertsNotice, home.forecastNotice, home.usualOffer?.notice]
        let notices = (home.alerts.map { "\($0.title) · \($0.period)" } + remarks.compactMap { $0?.text })
            .map { StyledText(" ! \($0)", TextStyle(isBold: true)).isolated.truncated(to: terminal.width) }
        let favorites = terminal.width >= Self.widthWithFavorites ? self.favorites : nil
        let side = favorites == nil ? 0 : 44
        let plan = Plan(
            width: terminal.width - side,
            height: height - notices.count,
            details: max(5, home.metrics.count + (uvIndex == nil ? 2 : 3) + (air?.notice == nil ? 0 : 1))
        )
        var columns = [main(plan, terminal)]
        if let favorites {
            columns.append(
                panel(favorites.title.text, (side, plan.total), target: .key(.character("v"))) { width, _ in
                    FavoritesPanel(favorites: favorites).lines(width: width)
                }
            )
        }
        return (notices + beside(columns)).map { $0.drawn(depth: terminal.colors) }
    }

    /// The sizes of the panels.
    struct Plan: Equatable {
        /// The number of columns of the left and of the right panels.
        let left: Int, right: Int
        /// The number of lines of the upper panels, of the lower ones, and of the curve below them; 0 for none.
        let top: Int, bottom: Int, week: Int
        /// Whether the lower right panel is there.
        let hasDetails: Bool

        /// The number of lines of all panels.
        var total: Int { top + bottom + week }

        /// Creates the sizes for a number of columns and lines; `details` is the number of lines of the details.
        init(width: Int, height: Int, details: Int) {
            left = min(58, max(40, width * 2 / 5))
            right = width - left
            guard height >= 15 else {
                (top, bottom, week, hasDetails) = (max(3, height), 0, 0, false)
                return
            }
            hasDetails = height >= 18
            bottom = hasDetails ? min(details + 2, max(8, height - 14)) : 7
            let rest = height - bottom
            week = rest >= 22 ? min(rest - 12, 18) : 0
            top = min(rest - week, 16)
        }
    }

    private func main(_ plan: Plan, _ terminal: Terminal) -> [StyledText] {
        let now = panel(texts.now, (plan.left, plan.top)) { width, height in
            NowPanel(home: home, terminal: terminal).lines(width: width, height: height)
        }
        let hours = panel(texts.hours, (plan.right, plan.top), target: .key(.character("f"))) { width, height in
            home.hours.map {
                HoursPanel(hours: $0, terminal: terminal, isRightToLeft: isRightToLeft)
                    .lines(width: width, height: height)
            } ?? []
        }
        var rows = beside([now, hours])
        if plan.bottom > 0 {
            let width = plan.hasDetails ? plan.left : plan.left + plan.right
            let days = panel(texts.days, (width, plan.bottom), target: .key(.character("f"))) { width, _ in
                home.days.map {
                    DaysPanel(days: $0, terminal: terminal, isRightToLeft: isRightToLeft).lines(width: width)
                } ?? []
            }
            let details = panel(texts.details, (plan.right, plan.bottom), target: .key(.character("a"))) { width, _ in
                DetailsPanel(home: home, air: air, uvIndex: uvIndex, terminal: terminal, texts: texts)
                    .lines(width: width)
            }
            rows += beside(plan.hasDetails ? [days, details] : [days])
        }
        if plan.week > 0 {
            let width = plan.left + plan.right
            rows += panel(week?.title ?? texts.days, (width, plan.week), target: .key(.character("f"))) {
                width,
                height in
                week.map {
                    WeekPanel(curve: $0, terminal: terminal, isRightToLeft: isRightToLeft)
                        .lines(width: width, height: height)
                } ?? []
            }
        }
        return rows
    }

    private func panel(
        _ title: String,
        _ size: (width: Int, height: Int),
        target: ClickTarget? = nil,
        _ lines: (_ width: Int, _ height: Int) -> [StyledText]
    ) -> [StyledText] {
        Panel(
            title: title,
            lines: lines(Panel.innerWidth(size.width), size.height - 2),
            width: size.width,
            height: size.height,
            isRightToLeft: isRightToLeft,
            target: target
        )
        .framed()
    }

    /// Returns blocks of lines side by side, the first where reading begins.
    private func beside(_ blocks: [[StyledText]]) -> [StyledText] {
        let widths = blocks.map { $0.first?.width ?? 0 }
        return (0..<(blocks.map(\.count).max() ?? 0))
            .map { row in
                zip(blocks, widths)
                    .map { block, width in
                        (row < block.count ? block[row] : StyledText("")).padded(to: width)
                    }
                    .reversed(if: isRightToLeft)
                    .reduce(StyledText("")) { $0 + $1 }
            }
    }
}
