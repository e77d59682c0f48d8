import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Condition icon")
struct ConditionIconTests {
    private static let symbols: Set<String> = [
        "sun.max.fill", "moon.stars.fill", "cloud.sun.fill", "cloud.moon.fill", "cloud.fill", "smoke.fill",
        "cloud.drizzle.fill", "cloud.rain.fill", "cloud.heavyrain.fill", "cloud.sun.rain.fill",
        "cloud.moon.rain.fill", "cloud.sleet.fill", "cloud.snow.fill", "snowflake", "cloud.sun.bolt.fill",
        "cloud.moon.bolt.fill", "cloud.bolt.rain.fill", "cloud.fog.fill", "sun.haze.fill", "moon.haze.fill", "smoke",
        "sun.dust.fill", "moon.dust.fill", "wind", "tornado",
    ]

    @Test(arguments: ConditionCode.allCases, PartOfDay.allCases)
    func `of every documented condition has all three forms`(code: ConditionCode, partOfDay: PartOfDay) {
        let sut = ConditionIcon(WeatherCondition(code, partOfDay))

        #expect(sut.code == IconCode(code, partOfDay))
        #expect(sut.partOfDay == partOfDay)
        #expect(Self.symbols.contains(sut.symbolName))
        #expect(sut.emoji.count == 1)
        #expect(sut.glyph.unicodeScalars.count == 1)
    }

    @Test
    func `uses every picture for some condition`() {
        #expect(Set(ConditionCode.allCases.map { ConditionPicture($0) }) == Set(ConditionPicture.allCases))
    }

    @Test(arguments: [
        (ConditionCode.clearSky, ConditionPicture.clear), (.fewClouds, .fewClouds), (.overcastClouds, .overcast),
        (.lightRain, .lightRain), (.moderateRain, .rain), (.extremeRain, .heavyRain), (.freezingRain, .sleet),
        (.showerRain, .showers),
        (.thunderstorm, .thunder), (.thunderstormWithHeavyRain, .thunderstorm), (.sleet, .sleet),
        (.heavySnow, .heavySnow), (.lightSnow, .snow), (.fog, .fog), (.haze, .haze), (.volcanicAsh, .smoke),
        (.sand, .dust), (.squalls, .wind), (.tornado, .tornado), (.drizzle, .drizzle),
    ]
    )
    func `draws what the condition is`(code: ConditionCode, picture: ConditionPicture) {
        #expect(ConditionIcon(WeatherCondition(code, .day)).picture == picture)
    }

    @Test
    func `tells day from night where the sky shows`() {
        for picture in [ConditionPicture.clear, .fewClouds, .showers, .haze] {
            #expect(picture.symbolName(.day) != picture.symbolName(.night))
        }
        #expect(ConditionPicture.clear.emoji(.day) == "☀️")
        #expect(ConditionPicture.clear.emoji(.night) == "🌙")
    }

    @Test(arguments: [
        (
            WeatherCondition(id: 500, group: .snow, description: "fog", icon: IconCode("01n")),
            ConditionPicture.lightRain
        ),
        (WeatherCondition(id: 599, group: .snow, description: "rain", icon: IconCode("01d")), .snow),
        (
            WeatherCondition(id: 999, group: .unknown("Odd"), description: "heavy rain", icon: IconCode("13d")),
            .snow
        ),
        (
            WeatherCondition(id: 999, group: .unknown("Odd"), description: "Heavy Rain", icon: IconCode("77d")),
            .rain
        ),
        (WeatherCondition(id: 999, group: .unknown("Thundersnow"), description: "", icon: nil), .thunderstorm),
        (WeatherCondition(id: 999, group: .unknown(""), description: "", icon: nil), .overcast),
        (WeatherCondition(id: -1, group: .unknown("Odd"), description: "odd", icon: IconCode("")), .overcast),
    ]
    )
    func `asks number family picture and words in turn`(condition: WeatherCondition, picture: ConditionPicture) {
        #expect(ConditionIcon(condition).picture == picture)
    }

    @Test
    func `is the default cloud by day where there is no condition`() {
        let sut = ConditionIcon(nil)

        #expect(sut.picture == .overcast)
        #expect(sut.code.description == "04d")
    }

    @Test(
        arguments: [
            ("10n", PartOfDay.day, PartOfDay.night), ("10d", .night, .day), ("10", .night, .night),
            (nil, .night, .night),
            (nil, nil, .day),
        ] as [(String?, PartOfDay?, PartOfDay)]
    )
    func `takes the part of day from the service before asking the sun`(
        icon: String?,
        sun: PartOfDay?,
        expected: PartOfDay
    ) {
        let condition = WeatherCondition(id: 500, group: .rain, description: "", icon: icon.map { IconCode($0) })

        let sut = ConditionIcon(condition, partOfDay: sun)

        #expect(sut.partOfDay == expected)
        #expect(sut.code.partOfDay == expected)
    }

    @Test
    func `keeps the services picture of an unknown condition where it is one of the nine`() {
        let known = WeatherCondition(id: 599, group: .rain, description: "", icon: IconCode("09n"))
        let unknown = WeatherCondition(id: 599, group: .rain, description: "", icon: IconCode("../x"))

        #expect(ConditionIcon(known).imageName() == "09n@2x.png")
        #expect(ConditionIcon(unknown).imageName() == "10d@2x.png")
    }

    @Test(arguments: [
        (0, "10d.png"), (1, "10d.png"), (2, "10d@2x.png"), (3, "10d@4x.png"), (4, "10d@4x.png"),
    ]
    )
    func `has an image for every scale the service draws`(scale: Int, name: String) {
        let sut = ConditionIcon(WeatherCondition(.lightRain, .day))

        #expect(sut.imageName(scale: scale) == name)
        #expect(sut.imageURL(scale: scale)?.absoluteString == "https://openweathermap.org/img/wn/\(name)")
        #expect(
            sut.imageURL(scale: scale, base: URL(string: "http://127.0.0.1:8080/icons"))?.absoluteString
                == "http://127.0.0.1:8080/icons/\(name)"
        )
        #expect(sut.imageURL(base: nil) == nil)
    }
}
