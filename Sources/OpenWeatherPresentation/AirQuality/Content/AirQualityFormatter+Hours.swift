import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension AirQualityFormatter {
    /// The number of hours in the chart.
    static let hourCount = 24

    /// Returns the next 24 hours in the state of their load.
    func hours(_ load: LoadState<Fetched<AirQualityForecast>>, clock: PlaceClock?) -> AirQualityContent.Hours {
        guard let fetched = load.value else {
            guard let failure = load.failure else { return blankHours }
            return content([], notice: notice(about: failure), emptiness: nil)
        }
        let now = environment.now()
        let hours = fetched.value.hours(from: now, count: Self.hourCount, on: scale)
        return content(
            points(hours, offset: clock?.offset(at: now)),
            spoken: spokenRange(of: hours),
            notice: load.failure.map { notice(about: $0) }
                ?? NoticeContent(
                    id: AirQualityContent.ID.hoursNotice,
                    about: fetched,
                    failure: nil,
                    isOffline: false,
                    in: environment
                ),
            emptiness: hours.isEmpty
                ? TextContent(id: AirQualityContent.ID.hoursEmpty, text: texts.hoursEmpty) : nil
        )
    }

    /// The chart without values.
    var blankHours: AirQualityContent.Hours {
        let points = (0..<Self.hourCount)
            .map { index in
                AirQualityContent.Hour(
                    id: "\(AirQualityContent.ID.hour).\(index)",
                    date: nil,
                    time: "––",
                    value: "––",
                    label: "––",
                    color: nil,
                    height: 0.5,
                    accessibility: AccessibilityText(label: loading)
                )
            }
        return content(points, isPlaceholder: true, spoken: loading, notice: nil, emptiness: nil)
    }

    private func content(
        _ points: [AirQualityContent.Hour],
        isPlaceholder: Bool = false,
        spoken: String? = nil,
        notice: NoticeContent?,
        emptiness: TextContent?
    ) -> AirQualityContent.Hours {
        AirQualityContent.Hours(
            title: TextContent(
                id: AirQualityContent.ID.hours,
                text: texts.hours,
                accessibility: AccessibilityText(label: texts.hours, value: spoken),
                traits: .header
            ),
            isPlaceholder: isPlaceholder,
            points: points,
            notice: notice,
            emptiness: emptiness
        )
    }

    private func points(_ hours: [AirQualityHour], offset: UTCOffset?) -> [AirQualityContent.Hour] {
        let time = environment.formats.time(at: offset)
        let top = top(of: hours)
        return hours.enumerated()
            .map { index, hour in
                let written = time(hour.date)
                let value = hour.assessment.map { number(Double($0.value)).text }
                let label = hour.assessment.map { texts.bands[$0.band] }
                return AirQualityContent.Hour(
                    id: "\(AirQualityContent.ID.hour).\(index)",
                    date: hour.date,
                    time: written,
                    value: value ?? "–",
                    label: label ?? missing,
                    color: hour.assessment.map { AirQualityColor($0.band) },
                    height: hour.assessment.map { min(1, Double($0.value) / top) } ?? 0,
                    accessibility: AccessibilityText(
                        label: written,
                        value: value.flatMap { value in label.map { texts.listed(value, $0) } } ?? missing
                    )
                )
            }
    }

    /// Returns the index at the top of the chart.
    private func top(of hours: [AirQualityHour]) -> Double {
        let bands = AirQualityBand.all(of: scale)
        guard scale == .usEPA else { return Double(bands.count) }
        let worst = hours.compactMap { $0.assessment?.band }.max { $0.level < $1.level }
        guard case .usEPA(let category)? = worst ?? bands.first else { return 1 }
        return Double(category.indexRange.upperBound)
    }

    private func spokenRange(of hours: [AirQualityHour]) -> String? {
        let bands = hours.compactMap { $0.assessment?.band }
        guard let best = bands.min(by: { $0.level < $1.level }), let worst = bands.max(by: { $0.level < $1.level })
        else { return nil }
        return best == worst ? texts.bands[best] : texts.range(texts.bands[best], texts.bands[worst])
    }

    private func notice(about failure: WeatherError) -> NoticeContent {
        let title = FailureContent(id: AirQualityContent.ID.hoursNotice, failure, in: environment).title
        return NoticeContent(
            id: AirQualityContent.ID.hoursNotice,
            kind: failure == .offline ? .offline : .failure,
            text: texts.hoursFailed(title)
        )
    }
}
