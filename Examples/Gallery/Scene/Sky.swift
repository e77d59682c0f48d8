import Foundation
import OpenWeatherCore
import OpenWeatherMocks

/// A sky with a color gradient of its own, at a place and time where the made-up weather has it.
struct Sky: Sendable {
    /// The name of the sample.
    let id: String
    /// The name of the city.
    let city: String
    /// The time.
    let date: Date
    /// The groups of its conditions.
    let groups: Set<ConditionGroup>
    /// Whether it is day or night.
    let partOfDay: PartOfDay

    private init(_ id: String, _ city: String, hours: Double, _ groups: Set<ConditionGroup>, _ partOfDay: PartOfDay) {
        self.id = id
        self.city = city
        date = SampleTime.fetched + hours * 3_600
        self.groups = groups
        self.partOfDay = partOfDay
    }

    /// One sky for each gradient.
    static let all = [
        Sky("clear-day", "Cairo", hours: 15, [.clear], .day),
        Sky("clear-night", "Tokyo", hours: 190, [.clear], .night),
        Sky("clouds-day", "Berlin", hours: 30, [.clouds], .day),
        Sky("clouds-night", "Sydney", hours: 0, [.clouds], .night),
        Sky("rain-day", "London", hours: 5, [.rain], .day),
        Sky("rain-night", "Kathmandu", hours: 2474, [.rain], .night),
        Sky("snow-day", "Longyearbyen", hours: 250, [.snow], .day),
        Sky("storm-night", "Singapore", hours: 1442, [.thunderstorm], .night),
        Sky("fog-day", "Reykjavik", hours: 1505, [.mist, .fog], .day),
    ]

    /// The city; `nil` when the made-up weather does not know it.
    var place: Location? { DemoWeather.cities.first { $0.name == city } }

    /// Returns whether the weather is that of this sky.
    func covers(_ weather: CurrentWeather) -> Bool {
        weather.partOfDay == partOfDay && weather.condition.map { groups.contains($0.group) } == true
    }
}
