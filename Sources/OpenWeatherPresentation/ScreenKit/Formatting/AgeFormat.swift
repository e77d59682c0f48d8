/// Writes how long ago something happened.
public struct AgeFormat: Sendable {
    private let number: NumberFormat
    private let texts: AgeTexts

    /// Creates a format.
    init(number: NumberFormat, texts: AgeTexts) {
        self.number = number
        self.texts = texts
    }

    /// The age in its largest whole unit up to days, for example "2 hours ago"; "just now" below a minute.
    public func callAsFunction(_ age: Duration) -> String {
        switch age.components.seconds {
        case ..<60: texts.justNow
        case let seconds where seconds < 3600: texts.minutesAgo(number(Double(seconds / 60)))
        case let seconds where seconds < 86_400: texts.hoursAgo(number(Double(seconds / 3600)))
        case let seconds: texts.daysAgo(number(Double(seconds / 86_400)))
        }
    }
}
