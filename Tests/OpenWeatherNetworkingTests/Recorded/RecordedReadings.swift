import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

/// A comparison of the values of observations and forecast entries with an independent reading of the JSON.
struct RecordedReadings {
    /// The object that contains `main`, `wind` and so on.
    let json: JSON
    /// The units in which it is read.
    let units: RecordedUnits

    /// Compares the conditions.
    func check(_ conditions: [WeatherCondition]) {
        let expected = json["weather"].array

        #expect(!conditions.isEmpty)
        #expect(conditions.map { Double($0.id) } == expected.map(\.["id"].number))
        #expect(conditions.map(\.group.name) == expected.map(\.["main"].text))
        #expect(conditions.map(\.description) == expected.map(\.["description"].text))
        #expect(conditions.map(\.icon?.description) == expected.map(\.["icon"].text))
    }

    /// Compares the temperatures; those that are impossible in these units are missing.
    func check(temperature: Temperature, feelsLike: Temperature?, minimum: Temperature?, maximum: Temperature?) {
        let main = json["main"]

        #expect(agree(temperature.celsius, units.celsius(main["temp"].number)))
        #expect(agree(feelsLike?.celsius, units.celsius(main["feels_like"].number)))
        #expect(agree(minimum?.celsius, units.celsius(main["temp_min"].number)))
        #expect(agree(maximum?.celsius, units.celsius(main["temp_max"].number)))
    }

    /// Compares the wind.
    func check(_ wind: Wind?) {
        let expected = json["wind"]
        let degrees = expected["speed"].number == 0 ? nil : expected["deg"].number

        #expect(agree(wind?.speed.metersPerSecond, units.metersPerSecond(expected["speed"].number)))
        #expect(agree(wind?.gust?.metersPerSecond, units.metersPerSecond(expected["gust"].number)))
        #expect(agree(wind?.direction?.degrees, degrees == 360 ? 0 : degrees))
    }

    /// Compares the numbers that are the same in all units.
    func check(
        humidity: Percentage?,
        pressure: Pressure?,
        groundLevel: Pressure?,
        cloudiness: Percentage?,
        visibility: Length?
    ) {
        let main = json["main"]

        #expect(agree(humidity?.percent, main["humidity"].number))
        #expect(agree(pressure?.hectopascals, main["sea_level"].number ?? main["pressure"].number))
        #expect(agree(groundLevel?.hectopascals, main["grnd_level"].number))
        #expect(agree(cloudiness?.percent, json["clouds"]["all"].number))
        #expect(agree(visibility?.meters, json["visibility"].number))
    }

    /// Compares an amount of rain or snow.
    func check(_ amount: PrecipitationAmount?, under key: String) {
        let oneHour = json[key]["1h"].number
        let threeHours = json[key]["3h"].number

        #expect(agree(amount?.depth.millimeters, oneHour ?? threeHours))
        #expect(amount?.hours == (oneHour != nil ? 1 : threeHours != nil ? 3 : nil))
    }

    /// Compares the times of sunrise and sunset.
    ///
    /// Without them, the half of the year decides between day and night. Icons cannot: in a recording of the polar day
    /// the service sends those of the night.
    static func check(_ sun: SunState, sunrise: JSON, sunset: JSON, latitude: JSON, date: Date) {
        if let rise = sunrise.moment, let set = sunset.moment, rise != set {
            #expect(sun == .risesAndSets(sunrise: rise, sunset: set))
        } else if sunrise.number == 0, let north = latitude.number.map({ $0 > 0 }) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let isNorthernSummer = (3...9).contains(calendar.component(.month, from: date))
            #expect(sun == (isNorthernSummer == north ? .polarDay : .polarNight))
        } else {
            #expect(sun.sunrise == nil && sun.sunset == nil)
        }
    }
}
