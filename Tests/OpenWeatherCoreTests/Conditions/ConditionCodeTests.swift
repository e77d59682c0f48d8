import Foundation
import OpenWeatherCore
import Testing

@Suite("Condition codes")
struct ConditionCodeTests {
    /// The service's table, <https://openweathermap.org/api/weather-conditions>: number, group, description, day icon.
    static let documented: [(id: Int, group: String, description: String, icon: String)] = [
        (200, "Thunderstorm", "thunderstorm with light rain", "11d"),
        (201, "Thunderstorm", "thunderstorm with rain", "11d"),
        (202, "Thunderstorm", "thunderstorm with heavy rain", "11d"),
        (210, "Thunderstorm", "light thunderstorm", "11d"),
        (211, "Thunderstorm", "thunderstorm", "11d"), (212, "Thunderstorm", "heavy thunderstorm", "11d"),
        (221, "Thunderstorm", "ragged thunderstorm", "11d"),
        (230, "Thunderstorm", "thunderstorm with light drizzle", "11d"),
        (231, "Thunderstorm", "thunderstorm with drizzle", "11d"),
        (232, "Thunderstorm", "thunderstorm with heavy drizzle", "11d"),
        (300, "Drizzle", "light intensity drizzle", "09d"), (301, "Drizzle", "drizzle", "09d"),
        (302, "Drizzle", "heavy intensity drizzle", "09d"), (310, "Drizzle", "light intensity drizzle rain", "09d"),
        (311, "Drizzle", "drizzle rain", "09d"), (312, "Drizzle", "heavy intensity drizzle rain", "09d"),
        (313, "Drizzle", "shower rain and drizzle", "09d"), (314, "Drizzle", "heavy shower rain and drizzle", "09d"),
        (321, "Drizzle", "shower drizzle", "09d"), (500, "Rain", "light rain", "10d"),
        (501, "Rain", "moderate rain", "10d"),
        (502, "Rain", "heavy intensity rain", "10d"), (503, "Rain", "very heavy rain", "10d"),
        (504, "Rain", "extreme rain", "10d"),
        (511, "Rain", "freezing rain", "13d"), (520, "Rain", "light intensity shower rain", "09d"),
        (521, "Rain", "shower rain", "09d"), (522, "Rain", "heavy intensity shower rain", "09d"),
        (531, "Rain", "ragged shower rain", "09d"), (600, "Snow", "light snow", "13d"), (601, "Snow", "snow", "13d"),
        (602, "Snow", "heavy snow", "13d"), (611, "Snow", "sleet", "13d"), (612, "Snow", "light shower sleet", "13d"),
        (613, "Snow", "shower sleet", "13d"), (615, "Snow", "light rain and snow", "13d"),
        (616, "Snow", "rain and snow", "13d"),
        (620, "Snow", "light shower snow", "13d"), (621, "Snow", "shower snow", "13d"),
        (622, "Snow", "heavy shower snow", "13d"),
        (701, "Mist", "mist", "50d"), (711, "Smoke", "smoke", "50d"), (721, "Haze", "haze", "50d"),
        (731, "Dust", "sand/dust whirls", "50d"), (741, "Fog", "fog", "50d"), (751, "Sand", "sand", "50d"),
        (761, "Dust", "dust", "50d"),
        (762, "Ash", "volcanic ash", "50d"), (771, "Squall", "squalls", "50d"), (781, "Tornado", "tornado", "50d"),
        (800, "Clear", "clear sky", "01d"), (801, "Clouds", "few clouds", "02d"),
        (802, "Clouds", "scattered clouds", "03d"),
        (803, "Clouds", "broken clouds", "04d"), (804, "Clouds", "overcast clouds", "04d"),
    ]

    @Test(arguments: documented)
    func `knows every documented condition`(id: Int, group: String, description: String, icon: String) throws {
        let sut = try #require(ConditionCode(rawValue: id))
        let condition = WeatherCondition(sut, .day)

        #expect(sut.group.name == group)
        #expect(sut.group == ConditionGroup(name: group))
        #expect(condition.description == description)
        #expect(condition.icon == IconCode(icon))
        #expect(condition.code == sut)
        #expect(WeatherCondition(sut, .night).icon == IconCode(String(icon.dropLast()) + "n"))
    }

    @Test
    func `knows no others`() {
        #expect(ConditionCode.allCases.map(\.rawValue) == Self.documented.map(\.id))
        #expect(Set(ConditionGroup.documented).count == 15)
        #expect(Set(ConditionCode.allCases.map(\.group)) == Set(ConditionGroup.documented))
    }

    @Test(arguments: [614, 900, 962, 0, -1, Int.max])
    func `keeps what is not documented`(id: Int) throws {
        let sut = WeatherCondition(id: id, group: ConditionGroup(name: "Extreme"), description: "", icon: nil)

        #expect(sut.code == nil)
        #expect(sut.group == .unknown("Extreme"))
        #expect(try roundTrip(sut) == sut)
    }

    @Test(arguments: ConditionGroup.documented)
    func `reads groups in any case and back from JSON`(group: ConditionGroup) throws {
        #expect(ConditionGroup(name: group.name.uppercased()) == group)
        #expect(try roundTrip([group]) == [group])
        #expect(try decoded([ConditionGroup].self, from: "[\"\(group.name)\"]") == [group])
    }

    @Test(arguments: [
        ("10d", "10", PartOfDay.day as PartOfDay?), ("10n", "10", .night), ("50n", "50", .night),
        ("unknown", "unknown", nil),
        ("cloud", "cloud", nil), ("d", "d", nil), ("", "", nil), ("10", "10", nil), ("10x", "10x", nil),
        ("１０d", "１０d", nil),
    ]
    )
    func `reads day and night from icon names only`(name: String, picture: String, partOfDay: PartOfDay?) throws {
        let sut = IconCode(name)

        #expect(sut.partOfDay == partOfDay)
        #expect(sut.picture == picture)
        #expect(sut.description == name)
        #expect(try roundTrip([sut]) == [sut])
    }
}
