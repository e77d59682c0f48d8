import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Weather elements")
struct WeatherElementsTests {
    @Test
    func `are read and changed on the value that holds them`() {
        var weather = CurrentWeather.sample()
        weather.temperature = Temperature(celsius: -3)
        weather.wind?.gust = nil
        weather.rain = nil

        #expect(weather.elements.temperature == Temperature(celsius: -3))
        #expect(weather.elements.wind?.gust == nil && weather.wind?.speed == Wind.sample().speed)
        #expect(weather.elements.rain == nil)
    }

    @Test
    func `are changed in generic code too`() {
        func warmed<Values: WeatherValues>(_ values: Values) -> Values {
            var warmer = values
            warmer.temperature = Temperature(celsius: values.temperature.celsius + 1)
            return warmer
        }

        #expect(warmed(ForecastEntry.sample()).temperature.celsius == ForecastEntry.sample().temperature.celsius + 1)
    }

    @Test
    func `have key paths of the value that can be sent`() {
        let humidity: any KeyPath<HourlyForecast, Percentage?> & Sendable = \.humidity

        #expect(HourlyForecast.samples(count: 2).map(\.temperature).count == 2)
        #expect(HourlyForecast.sample()[keyPath: humidity] == HourlyForecast.sample().humidity)
    }

    @Test
    func `stand beside the moment in the JSON of current weather`() throws {
        try expectForm(
            #"{"cityID":1,"cloudiness":{"percent":75},"# + conditions + #","coordinate":{"latitude":38.5,"#
                + #""longitude":-9.25},"country":"PT","date":801692800,"feelsLike":{"celsius":17},"#
                + #""groundLevelPressure":{"hectopascals":1009},"humidity":{"percent":70},"maximum":{"celsius":19},"#
                + #""minimum":{"celsius":16},"name":"X","pressure":{"hectopascals":1016},"# + amount("rain")
                + #","reportedDewPoint":{"celsius":12},"# + amount("snow") + #","sun":{"polarDay":{}},"#
                + #""temperature":{"celsius":18},"utcOffset":3600,"uvIndex":{"value":4.5},"# + visibilityAndWind,
            of: CurrentWeather.self
        )
    }

    @Test
    func `stand beside the moment in the JSON of an entry`() throws {
        try expectForm(
            #"{"chanceOfPrecipitation":{"percent":60},"cloudiness":{"percent":75},"# + conditions
                + #","date":801692800,"feelsLike":{"celsius":17},"groundLevelPressure":{"hectopascals":1009},"#
                + #""humidity":{"percent":70},"maximum":{"celsius":19},"minimum":{"celsius":16},"partOfDay":"d","#
                + #""pressure":{"hectopascals":1016},"# + amount("rain") + "," + amount("snow")
                + #","temperature":{"celsius":18},"utcOffset":3600,"# + visibilityAndWind,
            of: ForecastEntry.self
        )
    }

    @Test
    func `stand beside the moment in the JSON of an hour`() throws {
        try expectForm(
            #"{"chanceOfPrecipitation":{"percent":60},"cloudiness":{"percent":75},"# + conditions
                + #","date":801692800,"feelsLike":{"celsius":17},"humidity":{"percent":70},"#
                + #""pressure":{"hectopascals":1016},"# + amount("rain") + #","reportedDewPoint":{"celsius":12},"#
                + amount("snow") + #","temperature":{"celsius":18},"utcOffset":3600,"uvIndex":{"value":4.5},"#
                + visibilityAndWind,
            of: HourlyForecast.self
        )
    }

    @Test
    func `are missing in JSON when they are absent`() throws {
        let bare = #"{"conditions":[],"date":801692800,"temperature":{"celsius":18}}"#

        try expectForm(bare, of: ForecastEntry.self)
        try expectForm(bare, of: HourlyForecast.self)
        try expectForm(
            #"{"conditions":[],"coordinate":{"latitude":38.5,"longitude":-9.25},"date":801692800,"#
                + #""sun":{"unknown":{}},"temperature":{"celsius":18}}"#,
            of: CurrentWeather.self
        )
    }

    private let conditions = #""conditions":[{"description":"light rain","group":"Rain","icon":"10d","id":500}]"#
    private let visibilityAndWind =
        #""visibility":{"meters":9000},"wind":{"direction":{"degrees":5},"speed":{"metersPerSecond":2}}}"#

    private func amount(_ name: String) -> String { #""\#(name)":{"depth":{"millimeters":0.5},"hours":1}"# }

    /// Expects that JSON with sorted keys, as an app may have stored it, is read and written again without a change.
    private func expectForm<Value: Codable>(_ json: String, of type: Value.Type) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let value = try JSONDecoder().decode(type, from: Data(json.utf8))

        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
    }
}
