public import Foundation
import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeContent {
    /// A warning about the weather at the place, in effect or ahead.
    ///
    /// Show it above everything else while ``isActive``. ``text`` is that of the agency, word for word, and can be
    /// long: let the user open it.
    public struct Alert: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `home.alerts.0`; the same in every language.
        public let id: String
        /// The name of the event, as the agency writes it, or of its kind.
        public let title: String
        /// The agency that issued the alert; `nil` when it is not known.
        public let sender: String?
        /// A Boolean value that indicates whether the alert is in effect.
        public let isActive: Bool
        /// The moment from which the alert is in effect.
        public let start: Date
        /// The moment at which the alert ends.
        public let end: Date
        /// The time of the alert on the place's own clocks, for example "Until 21:00".
        public let period: String
        /// The text of the agency in the user's language, or else in English or the agency's own; `nil` without one.
        public let text: String?
        /// The name of an SF Symbol.
        public let symbolName: String
        /// The texts for assistive technology: the title as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }
}

/// The parts of the home screen that come from One Call.
struct HomeAlerts {
    /// The alerts that have not ended.
    var rows: [HomeContent.Alert] = []
    /// The number of alerts that are left out.
    var more: TextContent?
    /// The age of alerts that could not be refreshed.
    var notice: NoticeContent?

    /// Creates the parts; without One Call there are none.
    init(
        _ oneCall: PlaceOneCall?,
        at offset: UTCOffset?,
        allowance: Duration,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) {
        guard let oneCall, let fetched = oneCall.alerts else { return }
        let now = environment.now()
        rows = oneCall.alerts(at: now).enumerated()
            .map { HomeContent.Alert($1, at: $0, offset, texts, in: environment) }
        if fetched.value.omittedCount > 0, !rows.isEmpty {
            let count = environment.formats.number(Double(fetched.value.omittedCount))
            more = TextContent(id: HomeContent.ID.moreAlerts, text: texts.oneCall.more(count))
        }
        if oneCall.areAlertsOutdated(at: now, allowance: allowance), !rows.isEmpty {
            let age = environment.formats.age(fetched.age(at: now))
            notice = NoticeContent(
                id: HomeContent.ID.alertsNotice,
                kind: .outdated,
                text: texts.oneCall.notice(age)
            )
        }
    }
}

extension HomeContent.Alert {
    /// Creates the row of an alert on the clocks of the place.
    fileprivate init(
        _ alert: WeatherAlert,
        at index: Int,
        _ offset: UTCOffset?,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) {
        let now = environment.now()
        id = "\(HomeContent.ID.alerts).\(index)"
        title = alert.title ?? environment.texts.alerts.name
        sender = alert.sender
        isActive = alert.isActive(at: now)
        start = alert.start
        end = alert.end
        period = environment.texts.alerts.period(of: alert, at: offset, seenAt: now, in: environment)
        text = alert.text(in: environment.language)
        symbolName = "exclamationmark.triangle"
        accessibility = AccessibilityText(
            label: title,
            value: [period, sender, text].compactMap(\.self).joined(separator: texts.glance.separator)
        )
    }
}
