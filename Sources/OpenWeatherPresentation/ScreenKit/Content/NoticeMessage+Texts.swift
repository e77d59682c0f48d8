import Foundation
public import OpenWeatherCore

extension NoticeMessage {
    /// Creates the message of a notice in the user's language, or returns `nil` when the notice is void by the time at which
    /// it is shown.
    ///
    /// Times are on the clocks of the place. A length of time, such as that until rain, counts from the date at which the
    /// message is shown.
    ///
    /// - Parameters:
    ///   - notice: The notice.
    ///   - place: The place that it is about.
    ///   - offset: The difference between the clocks of the place and UTC; when it is `nil`, times are in UTC.
    ///   - environment: The language and the current time.
    public init?(
        about notice: WeatherNotice,
        at place: Location,
        clocks offset: UTCOffset?,
        in environment: ScreenEnvironment
    ) {
        let shown = max(notice.date, environment.now())
        guard shown < notice.expires else { return nil }
        var title = WeatherNoticeFormat(offset, seenAt: shown, in: environment)(notice.content)
        var body = ""
        if case .alert(let alert) = notice.content {
            let words = AlertNotice(about: alert, at: place, clocks: offset, showing: shown, in: environment)
            title = words?.title ?? title
            body = words?.body ?? body
        }
        let name = PlaceFormat(environment).title(of: place).text
        self.init(for: notice, at: place.id, title: title, subtitle: name, body: body)
    }
}

/// A formatter of the sentences of notices, as they read at a date.
struct WeatherNoticeFormat {
    private let texts: WeatherNoticeTexts
    private let formats: Formats
    private let alerts: AlertTexts
    private let now: Date
    private let time: (Date) -> String

    /// Creates a formatter; without an offset, times are in UTC.
    init(_ offset: UTCOffset?, seenAt now: Date, in environment: ScreenEnvironment) {
        texts = .texts(in: environment)
        formats = environment.formats
        alerts = environment.texts.alerts
        self.now = now
        let format = formats.time(at: offset)
        // The next time that clocks show it needs no day.
        time = { $0.timeIntervalSince(now) < 86_400 ? format($0) : format($0, relativeTo: now) }
    }

    /// Returns the sentence, without a period.
    func callAsFunction(_ content: WeatherNotice.Content) -> String {
        switch content {
        case .rain(let start, let end, let isApproximate):
            let beginning = isApproximate ? texts.beginsAbout(time(start)) : beginning(start)
            return end.map { texts.until(beginning, time($0)) } ?? beginning
        case .alert(let alert): return alert.title ?? alerts.name
        case .frost(let start, let lowest): return texts.frost(time(start), temperature(lowest))
        case .morning(let low, let high, let rain):
            let day = texts.day(temperature(low), temperature(high))
            return rain.map { texts.wet(day, time(max($0, now))) } ?? texts.dry(day)
        }
    }

    private func beginning(_ start: Date) -> String {
        let minutes = Int((start.timeIntervalSince(now) / 60).rounded())
        return minutes < 1 ? texts.beginsNow : texts.begins(formats.duration.ahead(minutes: minutes))
    }

    private func temperature(_ value: Temperature) -> String { formats.temperature(value).text }
}
