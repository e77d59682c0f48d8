import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The stored form of every type that the cached repositories store.
@Suite("Stored form of a value", .watched)
struct CacheValueTests {
    /// A type of values that are stored.
    enum Kind: String, CaseIterable, Sendable {
        case currentWeather, forecast, airQuality, airQualityForecast, location, locations
        case minutes, hours, days, alerts, alert, overview

        /// A value as the service sends it.
        var sample: any CacheValue & Hashable {
            switch self {
            case .currentWeather: CurrentWeather.sample()
            case .forecast: Forecast.sample()
            case .airQuality: AirQuality.sample()
            case .airQualityForecast: AirQualityForecast.sample()
            case .location: Location.london
            case .locations: Location.samples
            case .minutes: MinutePrecipitation.samples()
            case .hours: HourlyForecast.samples()
            case .days: DailyForecast.samples()
            case .alerts: WeatherAlerts([.sample()], omittedCount: 2)
            case .alert: WeatherAlert.sample()
            case .overview:
                WeatherOverview(day: LocalDay(daysSince1970: 20_000), text: "Dry,\nthen wet.", units: .metric)
            }
        }

        /// The same with few elements, for tests that try every byte.
        var shortSample: any CacheValue & Hashable {
            switch self {
            case .forecast:
                Forecast(city: Forecast.sample().city, entries: Array(Forecast.sample().entries.prefix(2)))
            case .airQualityForecast:
                AirQualityForecast(coordinate: .london, entries: Array(AirQualityForecast.sample().entries.prefix(2)))
            case .locations: Array(Location.samples.prefix(2))
            case .minutes: MinutePrecipitation.samples(count: 2)
            case .hours: HourlyForecast.samples(count: 2)
            case .days: DailyForecast.samples(count: 2)
            default: sample
            }
        }

        /// A value that no service sends.
        func random(_ values: inout RandomValues) -> any CacheValue & Hashable {
            switch self {
            case .currentWeather: values.currentWeather()
            case .forecast: values.forecast()
            case .airQuality: values.airQuality()
            case .airQualityForecast: values.airQualityForecast()
            case .location: values.location()
            case .locations: values.list(5) { $0.location() }
            case .minutes: values.list(5) { $0.minute() }
            case .hours: values.list(5) { $0.hour() }
            case .days: values.list(5) { $0.day() }
            case .alerts: WeatherAlerts(values.list(3) { $0.alert() }, omittedCount: values.int())
            case .alert: values.alert()
            case .overview:
                WeatherOverview(day: LocalDay(daysSince1970: values.int()), text: values.text(), units: .imperial)
            }
        }
    }

    private func bytes(of value: any CacheValue) throws -> Data {
        var writer = BinaryWriter()
        try value.write(to: &writer)
        return writer.data
    }

    /// Reads a value of the type of `value`, and requires that every byte is used.
    private func read<Value: CacheValue & Hashable>(like value: Value, from data: Data) throws -> Value {
        var reader = BinaryReader(data)
        let value: Value = try reader.value()
        try reader.finish()
        return value
    }

    private func expectRoundTrip(of value: some CacheValue & Hashable, _ comment: Comment? = nil) throws {
        #expect(try read(like: value, from: bytes(of: value)) == value, comment)
    }

    @Test(arguments: Kind.allCases)
    func `is read as it was written`(kind: Kind) throws {
        try expectRoundTrip(of: kind.sample)
    }

    @Test(arguments: Kind.allCases)
    func `is read as it was written whatever is missing or odd`(kind: Kind) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var values = RandomValues(random: SeededGenerator(seed: seed))

        for round in 0..<500 { try expectRoundTrip(of: kind.random(&values), "seed \(seed), round \(round)") }
    }

    @Test
    func `keeps the sign of zero and numbers that JSON cannot express`() throws {
        var weather = CurrentWeather.sample()
        weather.temperature = Temperature(celsius: -0.0)
        weather.maximum = Temperature(celsius: .infinity)
        weather.minimum = Temperature(celsius: .nan)

        let copy = try read(like: weather, from: bytes(of: weather))

        #expect(copy.temperature.celsius.sign == .minus)
        #expect(copy.maximum?.celsius == .infinity)
        #expect(copy.minimum?.celsius.isNaN == true)
    }

    @Test(arguments: Kind.allCases)
    func `is nothing when it is cut off anywhere`(kind: Kind) throws {
        func check(_ value: some CacheValue & Hashable) throws {
            let whole = try bytes(of: value)
            for length in 0..<whole.count {
                #expect(throws: BinaryFailure.self) { try read(like: value, from: whole.prefix(length)) }
            }
            #expect(throws: BinaryFailure.malformed) { try read(like: value, from: whole + [0]) }
        }
        try check(kind.shortSample)
    }

    @Test(arguments: Kind.allCases)
    func `is never a crash whatever the bytes are`(kind: Kind) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        func check(_ value: some CacheValue & Hashable) throws {
            let whole = try bytes(of: value)
            var refused = 0
            for round in 0..<1_000 {
                var damaged = whole
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let position = Int.random(in: 0..<whole.count, using: &random)
                    damaged[position] =
                        Bool.random(using: &random)
                        ? damaged[position] ^ 1 << Int.random(in: 0..<8, using: &random)
                        : [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
                }
                // A changed digit cannot be noticed here, which is why stores have checksums; what is read is valid.
                guard let copy = try? read(like: value, from: damaged) else {
                    refused += 1
                    continue
                }
                // Two readings differ where they hold NaN; an array is equal to itself even then.
                let again = try read(like: value, from: damaged)
                try expectRoundTrip(of: copy, ifComparable: copy == again, "seed \(seed), round \(round)")
            }
            #expect(refused > 0, "seed \(seed)")
        }
        try check(kind.shortSample)
    }

    /// Checks a value that holds no NaN.
    private func expectRoundTrip(
        of value: some CacheValue & Hashable,
        ifComparable isComparable: Bool,
        _ comment: Comment
    ) throws {
        if isComparable { try expectRoundTrip(of: value, comment) }
    }

    @Test
    func `has a form of its own for every type`() {
        let forms = Kind.allCases.map { type(of: $0.sample).cacheFormat }

        #expect(
            forms == [
                "CurrentWeather 3", "Forecast 2", "AirQuality 1", "AirQualityForecast 1", "Location 1", "[Location 1]",
                "[MinutePrecipitation 1]", "[HourlyForecast 2]", "[DailyForecast 1]", "WeatherAlerts 1",
                "WeatherAlert 1", "WeatherOverview 1",
            ]
        )
    }

    /// Raise the number of a form, the number in the name of its row, and the checksum here, when its bytes change.
    @Test(
        arguments: [
            (Kind.currentWeather, 9_806_439_696_514_253_912), (.forecast, 18_251_811_531_737_670_251),
            (.airQuality, 4_222_117_709_027_910_626), (.airQualityForecast, 15_708_270_150_763_713_605),
            (.minutes, 1_643_278_984_347_322_291), (.hours, 18_142_179_093_945_462_424),
            (.days, 1_580_923_765_607_048_268), (.alerts, 18_356_421_565_924_006_461),
        ] as [(Kind, UInt64)]
    )
    func `has the bytes of its number`(kind: Kind, expected: UInt64) throws {
        var values = RandomValues(random: SeededGenerator(seed: 1))
        var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
        for _ in 0..<20 {
            for byte in try bytes(of: kind.random(&values)) { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }

        #expect(checksum == expected)
    }

    @Test
    func `is a fraction of its JSON`() throws {
        let forecast = Forecast.sample()

        #expect(try bytes(of: forecast).count * 2 < JSONEncoder().encode(forecast).count)
    }

    @Test
    func `costs more the more it holds`() {
        let few = Forecast(city: Forecast.sample().city, entries: Array(Forecast.sample().entries.prefix(1)))
        let place = Location.london

        #expect(Forecast.sample().cacheCost > few.cacheCost * 5)
        #expect(Forecast.sample().cacheCost >= Forecast.sample().entries.count * MemoryLayout<ForecastEntry>.stride)
        #expect(AirQualityForecast.sample().cacheCost > AirQuality.sample().cacheCost)
        #expect(Location.samples.cacheCost > place.cacheCost * (Location.samples.count - 2))
        #expect(CurrentWeather.sample().cacheCost >= MemoryLayout<CurrentWeather>.size)
    }

    @Test
    func `keeps keys of a newer version in a location`() throws {
        let json = #"{"name":"X","coordinate":{"latitude":1,"longitude":2},"newer":[1,"a"],"id":"00000000000000ff"}"#
        let location = try decoded(Location.self, from: json)

        let copy = try read(like: location, from: bytes(of: location))

        #expect(copy == location)
        #expect(copy.id.description == "00000000000000ff")
    }

    @Test
    func `is JSON for a type without one of its own`() throws {
        let tide = Tide(name: "high", meters: 2.5)

        try expectRoundTrip(of: tide)
        try expectRoundTrip(of: [tide, Tide(name: "low", meters: -1)])
        #expect(Tide.cacheFormat == "JSON Tide")
        #expect(tide.cacheCost > 1_000)
        #expect(throws: BinaryFailure.unencodable) { try bytes(of: Tide(name: "none", meters: .nan)) }
        #expect(throws: BinaryFailure.malformed) { try read(like: tide, from: Data([2, 0x7b, 0x7d])) }
    }
}

/// A value of another source.
private struct Tide: Codable, Hashable, CacheValue {
    let name: String
    let meters: Double
}
