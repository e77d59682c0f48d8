import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The alerts of the home screen as HTML: the event, when, what the agency writes, and who it is, each in a weight of its
/// own.
enum HomeAlerts: Sendable {
    /// Returns the alerts, above everything else; those in effect stand out against those ahead.
    static func markup(_ content: HomeContent) -> [Markup] {
        guard !content.alerts.isEmpty else { return [] }
        return [
            Markup("div", ["class": "alerts"]) {
                for (index, alert) in content.alerts.enumerated() { self.alert(alert, isOpen: index == 0) }
                content.moreAlerts.map { Part.text($0, class: "hint") }
            },
            Part.notice(content.alertsNotice),
        ]
        .compactMap(\.self)
    }

    /// Returns an alert, whose text the user may open and close.
    private static func alert(_ alert: HomeContent.Alert, isOpen: Bool) -> Markup {
        let style = alert.isActive ? "alert active" : "alert"
        guard alert.text != nil || alert.sender != nil else {
            return Markup("div", ["class": style, "data-id": alert.id]) {
                Markup("div", ["class": "alert-head"]) { head(alert) }
            }
        }
        return Markup("details", ["class": style, "open": isOpen ? "" : nil, "data-id": alert.id]) {
            Markup("summary", ["class": "alert-head"]) { head(alert) }
            Markup("div", ["class": "alert-body"]) {
                // In the language of the agency, whose direction may be the other one.
                alert.text.map { text in Markup("p") { Markup("bdi") { text } } }
                alert.sender.map { sender in Markup("p", ["class": "alert-sender"]) { Markup("bdi") { sender } } }
            }
        }
    }

    private static func head(_ alert: HomeContent.Alert) -> [Markup] {
        [
            SymbolIcon.markup(alert.symbolName),
            Markup("span", ["class": "alert-words"]) {
                Markup("strong", ["class": "alert-title"]) { alert.title }
                Markup("span", ["class": "alert-period"]) { alert.period }
            },
        ]
    }
}
