import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeGlanceSource {
    /// Returns the rows of days on one scale.
    func days(of days: some Sequence<DaySeries.Day>) -> HomeContent.Days {
        let parts = forecast.knownParts(in: environment)
        return HomeContent.Days(
            id: HomeContent.ID.days,
            isPlaceholder: false,
            title: .header(id: HomeContent.ID.daysTitle, text: glance.days),
            rows: days.enumerated()
                .map { index, day in row(day, parts[day.day], id: "\(HomeContent.ID.days).\(index)") }
        )
    }

    private func row(_ day: DaySeries.Day, _ part: String?, id: String) -> HomeContent.Day {
        let summary = day.summary
        let isToday = day.day == today
        let (low, high) = (temperature(summary.low), temperature(summary.high))
        let chance = chance(summary.chanceOfPrecipitation)
        let condition = condition(summary.condition)
        let range = [
            glance.labeled(isToday ? glance.lowUntilMidnight : glance.low, low.spoken),
            glance.labeled(isToday ? glance.highUntilMidnight : glance.high, high.spoken),
        ]
        return HomeContent.Day(
            id: id,
            day: day.day,
            title: isToday ? glance.today : environment.formats.day.weekday(day.day),
            part: part,
            icon: ConditionIcon(summary.condition),
            condition: condition,
            chance: chance?.text.text,
            low: low.text,
            high: high.text,
            pair: environment.formats.temperature.pair(summary.low, summary.high),
            bar: RangeBarContent(
                day,
                id: "\(id).bar",
                temperature,
                accessibility: AccessibilityText(label: list(range))
            ),
            accessibility: AccessibilityText(
                label: list([isToday ? glance.today : environment.formats.day(day.day), part]),
                value: list(
                    [condition] + range + [chance.map { glance.labeled(glance.chance, $0.text.spoken) }]
                )
            )
        )
    }
}

extension HomeContent.Days {
    /// Returns five rows without values.
    static func placeholder(_ texts: HomeTexts, loading: String) -> Self {
        Self(
            id: HomeContent.ID.days,
            isPlaceholder: true,
            title: .header(id: HomeContent.ID.daysTitle, text: texts.glance.days),
            rows: (0..<5)
                .map { index in
                    HomeContent.Day(
                        id: "\(HomeContent.ID.days).\(index)",
                        day: nil,
                        title: "––",
                        part: nil,
                        icon: ConditionIcon(nil),
                        condition: "––",
                        chance: nil,
                        low: "––",
                        high: "––",
                        pair: "––",
                        bar: nil,
                        accessibility: AccessibilityText(label: loading)
                    )
                }
        )
    }
}
