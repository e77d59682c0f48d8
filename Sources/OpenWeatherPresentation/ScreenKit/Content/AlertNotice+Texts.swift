public import Foundation
public import OpenWeatherCore

extension AlertNotice {
    /// The largest number of characters of the authority's text in ``body``; systems show a few lines.
    private static let longestText = 500

    /// Creates the notice about an alert in the user's language, or returns `nil` when the alert has ended by the time at
    /// which the notice is shown.
    ///
    /// The body has the time of the alert on the clocks of the place, the authority, and its text, one below the other.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - place: The place that the alert is for.
    ///   - offset: The difference between the clocks of the place and UTC; when it is `nil`, times are in UTC.
    ///   - date: The time at which to show the notice; at once when it is `nil` or past.
    ///   - environment: The language and the current time.
    public init?(
        about alert: WeatherAlert,
        at place: Location,
        clocks offset: UTCOffset?,
        showing date: Date? = nil,
        in environment: ScreenEnvironment
    ) {
        let now = environment.now()
        let shown = date.flatMap { $0 > now ? $0 : nil }
        guard alert.end > shown ?? now else { return nil }
        let texts = environment.texts.alerts
        let text = alert.text(in: environment.language)?.trimmingCharacters(in: .whitespacesAndNewlines)
        let parts = [
            texts.period(of: alert, at: offset, seenAt: shown ?? now, in: environment), alert.sender,
            text.map { $0.count > Self.longestText ? "\($0.prefix(Self.longestText))…" : $0 },
        ]
        self.init(
            about: alert,
            at: place.id,
            title: alert.title ?? texts.name,
            subtitle: PlaceFormat(environment).title(of: place).text,
            body: parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n"),
            showing: shown
        )
    }
}

extension AlertTexts {
    /// Returns the time of an alert on the clocks of its place, for example "Until 21:00".
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - offset: The difference between the clocks of the place and UTC; when it is `nil`, times are in UTC.
    ///   - date: The time at which the text is read.
    ///   - environment: The locale.
    /// - Returns: The text, without a period.
    package func period(
        of alert: WeatherAlert,
        at offset: UTCOffset?,
        seenAt date: Date,
        in environment: ScreenEnvironment
    ) -> String {
        let time = environment.formats.time(at: offset)
        let end = time(alert.end, relativeTo: date)
        return alert.isActive(at: date) ? until(end) : period(time(alert.start, relativeTo: date), end)
    }
}
