public import OpenWeatherCore

/// The times at which the weather suits the activities that the user chose, ready to display.
///
/// Screens take the air quality from the cache and never request it, so that often there is none. The activities of the
/// package then have the times that suit the weather alone, and the row says that the air was not checked. Both other ways
/// are further from the truth: "perhaps" before every time casts doubt on weather that is known, and a time without a
/// remark calls air good that nobody has looked at. So ``Row/answer`` remains
/// ``/OpenWeatherCore/ActivityOutlook/Answer/unknown``. An activity of an app's own that requires air quality has "perhaps",
/// as nothing says how much depends on it; so has any other where the air quality is there and lacks the hours.
public struct GoodTimesContent: Hashable, Sendable {
    /// The heading.
    public let title: TextContent
    /// A row for each activity about which the weather says something, in the order of the app; never empty.
    public let rows: [Row]

    /// The times for one activity, or the reason there are none.
    public struct Row: Hashable, Sendable, Identifiable {
        /// A stable identifier for user-interface tests, for example `home.goodTimes.run`; the same in every language.
        public let id: String
        /// The name of the activity, for example "Run".
        public let name: String
        /// The times, for example "17:10 to 18:40 · limited by wind".
        ///
        /// It also says when the times are approximate, when a value is not known, when the air was not checked, and when the
        /// weather is out of date.
        public let text: String
        /// The answer: ``/OpenWeatherCore/ActivityOutlook/Answer/unknown`` when a value is missing or the air was not checked,
        /// and in a placeholder.
        public let answer: ActivityOutlook.Answer
        /// The text for assistive technology, for example "Run: 17:10 to 18:40, limited by wind".
        public let accessibility: AccessibilityText

        /// The name of an SF Symbol for ``answer``.
        public var symbolName: String {
            switch answer {
            case .windows: "checkmark.circle"
            case .none: "minus.circle"
            case .unknown: "questionmark.circle"
            }
        }
    }
}

extension GoodTimesContent {
    /// Creates the section; returns `nil` where no activities are chosen, and where the weather says nothing about them.
    ///
    /// - Parameters:
    ///   - weather: The weather; `nil` when there is none.
    ///   - day: The day to look at; `nil` for the present one, which has the times of tomorrow where it has none.
    ///   - offset: The difference between the place's clocks and UTC; `nil` when it is not known.
    ///   - id: The identifier of the heading, which those of the rows begin with.
    ///   - environment: The language, the activities, and the time.
    package init?(
        _ weather: ActivityWeather,
        on day: LocalDay? = nil,
        at offset: UTCOffset?,
        id: String,
        in environment: ScreenEnvironment
    ) {
        guard let activities = environment.activities else { return nil }
        let now = environment.now()
        let today = (offset ?? .utc).day(of: now)
        let shown = WeatherOfDay(weather, on: day ?? today, at: offset, now: now, activities.finder)
        let next =
            day == nil ? WeatherOfDay(weather, on: today.advanced(by: 1), at: offset, now: now, activities.finder) : nil
        let format = GoodTimesFormat(offset: offset, in: environment)
        let rows = activities.all.compactMap { activity in
            let isUnchecked = weather.airQuality == nil && format.texts.builtInName(of: activity) != nil
            let sought = isUnchecked ? activity.withoutAirQuality : activity
            return shown?.times(for: sought)
                .map { times in
                    let later = times.windows.isEmpty ? next?.times(for: sought) : nil
                    return format.row(
                        of: activity,
                        times,
                        tomorrow: later,
                        isAirUnchecked: sought != activity,
                        id: id
                    )
                }
        }
        guard !rows.isEmpty else { return nil }
        title = .header(id: id, text: format.texts.title)
        self.rows = rows
    }

    /// Returns the layout without values; `nil` when no activities are chosen.
    package static func placeholder(id: String, in environment: ScreenEnvironment) -> GoodTimesContent? {
        environment.activities.map { activities in
            let texts = GoodTimesTexts.texts(in: environment)
            return GoodTimesContent(
                title: .header(id: id, text: texts.title),
                rows: activities.all.map { activity in
                    Row(
                        id: "\(id).\(activity.id)",
                        name: texts.name(of: activity),
                        text: "––",
                        answer: .unknown,
                        accessibility: AccessibilityText(label: environment.texts.notices.loading)
                    )
                }
            )
        }
    }
}

extension Activity {
    /// The activity without its requirements about the air, on any scale.
    fileprivate var withoutAirQuality: Activity { without(.usAirQuality).without(.airQualityIndex) }
}
