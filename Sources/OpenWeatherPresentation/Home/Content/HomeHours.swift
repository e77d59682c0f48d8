import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeGlanceSource {
    /// A moment of the next hours.
    private enum Moment {
        case now(CurrentWeather)
        case step(DaySeries.Point, ForecastEntry)
        case sun(SunCrossing)

        func date(now: Date) -> Date {
            switch self {
            case .now: now
            case .step(let point, _): point.date
            case .sun(let crossing): crossing.date
            }
        }

        /// The temperature; `nil` for sunrise and sunset.
        var temperature: Temperature? {
            switch self {
            case .now(let weather): weather.temperature
            case .step(let point, _): point.temperature
            case .sun: nil
            }
        }
    }

    /// Returns the next hours; `nil` when the forecast has no step in them.
    func hours(of series: DaySeries) -> HomeContent.Hours? {
        let end = now.addingTimeInterval(86_400)
        let steps = series.points.compactMap { point in
            point.entry.flatMap { entry in
                point.date > now && point.date <= end ? Moment.step(point, entry) : nil
            }
        }
        guard let first = steps.first?.date(now: now), let last = steps.last?.date(now: now) else { return nil }
        let weather = home.weather
        let sun = weather.sun
            .crossings(in: (present == nil ? first : now)...last, at: weather.coordinate)
            .map { Moment.sun($0) }
        let moments =
            (present.map { [Moment.now($0)] } ?? [])
            + (steps + sun).sorted { $0.date(now: now) < $1.date(now: now) }
        let curve = ChartCurve(
            points: moments.map { ChartPoint(date: $0.date(now: now), value: $0.temperature?.celsius ?? .nan) }
        )
        return HomeContent.Hours(
            id: HomeContent.ID.hours,
            isPlaceholder: false,
            title: .header(id: HomeContent.ID.hoursTitle, text: glance.hours),
            columns: moments.enumerated()
                .map { index, moment in hour(moment, id: "\(HomeContent.ID.hours).\(index)", on: curve) },
            low: curve.values.map { temperature(Temperature(celsius: $0.lowerBound)).text },
            high: curve.values.map { temperature(Temperature(celsius: $0.upperBound)).text }
        )
    }

    private func hour(_ moment: Moment, id: String, on curve: ChartCurve) -> HomeContent.Hour {
        let time = environment.formats.time(at: offset)
        let position = curve.position(of: moment.date(now: now)).clamped(to: 0...1)
        switch moment {
        case .now(let weather):
            return hour(
                id,
                .now,
                (now, glance.now, position),
                ConditionIcon(weather.condition, partOfDay: weather.partOfDay),
                weather.temperature,
                height: curve.height(of: weather.temperature.celsius),
                condition: environment.formats.condition(
                    weather.condition,
                    usesDescriptions: home.language == environment.language
                )
            )
        case .step(let point, let entry):
            return hour(
                id,
                .step,
                (point.date, time.hour(point.date), position),
                ConditionIcon(entry.condition, partOfDay: entry.partOfDay(by: home.weather.sun)),
                point.temperature,
                height: curve.height(of: point.temperature.celsius),
                chance: entry.chanceOfPrecipitation,
                condition: condition(entry.condition)
            )
        case .sun(let crossing):
            let clock = time(crossing.date)
            return HomeContent.Hour(
                id: id,
                kind: crossing.isSunrise ? .sunrise : .sunset,
                date: crossing.date,
                time: clock,
                icon: nil,
                symbolName: crossing.isSunrise ? "sunrise" : "sunset",
                temperature: nil,
                degrees: nil,
                chance: nil,
                chanceFraction: nil,
                position: position,
                height: nil,
                accessibility: AccessibilityText(
                    label: clock,
                    value: crossing.isSunrise ? texts.sunrise : texts.sunset
                )
            )
        }
    }

    private func hour(
        _ id: String,
        _ kind: HomeContent.Hour.Kind,
        _ time: (date: Date, text: String, position: Double),
        _ icon: ConditionIcon,
        _ degrees: Temperature,
        height: Double,
        chance share: Percentage? = nil,
        condition: String
    ) -> HomeContent.Hour {
        let degreesText = temperature(degrees)
        let chance = chance(share)
        return HomeContent.Hour(
            id: id,
            kind: kind,
            date: time.date,
            time: time.text,
            icon: icon,
            symbolName: icon.symbolName,
            temperature: degreesText.text,
            degrees: degrees,
            chance: chance?.text.text,
            chanceFraction: chance?.fraction,
            position: time.position,
            height: height,
            accessibility: AccessibilityText(
                label: time.text,
                value: list([
                    degreesText.spoken, condition, chance.map { glance.labeled(glance.chance, $0.text.spoken) },
                ])
            )
        )
    }
}

extension HomeContent.Hours {
    /// Returns nine columns without values.
    static func placeholder(_ texts: HomeTexts, loading: String) -> Self {
        let count = 9
        return Self(
            id: HomeContent.ID.hours,
            isPlaceholder: true,
            title: .header(id: HomeContent.ID.hoursTitle, text: texts.glance.hours),
            columns: (0..<count)
                .map { index in
                    let icon = ConditionIcon(nil)
                    return HomeContent.Hour(
                        id: "\(HomeContent.ID.hours).\(index)",
                        kind: index == 0 ? .now : .step,
                        date: nil,
                        time: "––",
                        icon: icon,
                        symbolName: icon.symbolName,
                        temperature: "––",
                        degrees: nil,
                        chance: nil,
                        chanceFraction: nil,
                        position: Double(index) / Double(count - 1),
                        height: 0.5,
                        accessibility: AccessibilityText(label: loading)
                    )
                },
            low: nil,
            high: nil
        )
    }
}
