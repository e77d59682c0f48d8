/// A formatter for lengths of time within a sentence: minutes, hours from one hour on, or days from two days on.
package struct DurationFormat: Sendable {
    private let number: NumberFormat
    private let texts: DurationTexts

    /// The number of minutes from which a length is in days: two days, less a twentieth of one.
    private static let leastDays = 2808

    /// Creates a formatter.
    init(number: NumberFormat, texts: DurationTexts) {
        self.number = number
        self.texts = texts
    }

    /// Returns the time until something happens, rounded to the nearest unit, for a sentence such as "in 2 hours".
    ///
    /// The shortest one is a minute.
    package func ahead(minutes: Int) -> String {
        text(minutes, texts.ahead) { unit in unit / 2 }
    }

    /// Returns how long something lasts at the least, rounded down, for a sentence such as "for at least 2 hours".
    ///
    /// A length that lacks less than a twentieth of a unit is a whole one, so that 2,855 minutes are two days. The
    /// shortest one is a minute.
    package func atLeast(minutes: Int) -> String {
        text(minutes, texts.lasting) { unit in unit / 20 }
    }

    /// Returns a length; `addition` is the number of minutes to add before it is rounded down to a unit of so many.
    private func text(_ minutes: Int, _ units: DurationTexts.Units, adding addition: (_ unit: Int) -> Int) -> String {
        let minutes = max(minutes, 1)
        func count(_ unit: Int) -> FormattedNumber { number(Double((minutes + addition(unit)) / unit)) }
        return switch minutes {
        case ..<60: units.minutes(count(1))
        case ..<Self.leastDays: units.hours(count(60))
        default: units.days(count(1440))
        }
    }
}
