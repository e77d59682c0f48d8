import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Samples")
struct SamplesTests {
    @Test
    func `the values of a sample hang together`() {
        let sut = CurrentWeather.sample()

        #expect(sut.condition?.code == .lightRain)
        #expect(sut.condition?.icon?.partOfDay == .day)
        #expect(sut.sun.isUp(at: sut.date) == true)
        #expect(sut.rain?.hours == 1)
        #expect(sut.snow == nil)
        #expect(sut.wind.map { $0.gust ?? $0.speed }.map { $0 >= Speed(metersPerSecond: 5.7) } == true)
        #expect(sut.minimum.map { $0 <= sut.temperature } == true)
        #expect(sut.maximum.map { $0 >= sut.temperature } == true)
    }

    @Test
    func `only what a test names is changed`() {
        let sut = CurrentWeather.sample {
            $0.temperature = Temperature(celsius: -3)
            $0.rain = nil
        }

        #expect(sut.temperature.celsius == -3)
        #expect(sut.rain == nil)
        #expect(sut.humidity == CurrentWeather.sample().humidity)
    }

    @Test
    func `a forecast has forty entries three hours apart with the icon of their time of day`() {
        let sut = Forecast.sample()

        #expect(sut.entries.count == 40)
        for (entry, next) in zip(sut.entries, sut.entries.dropFirst()) {
            #expect(next.date.timeIntervalSince(entry.date) == 10_800)
        }
        #expect(sut.entries.allSatisfy { $0.condition?.icon?.partOfDay == $0.partOfDay })
        #expect(sut.entries.contains { $0.rain != nil } && sut.entries.contains { $0.rain == nil })
        #expect(Set(sut.entries.map(\.localDay)).count == 6)
        #expect(Forecast.sampleEntries(count: -1).isEmpty)
    }

    @Test
    func `an air forecast has ninety six hours of both good and fair air`() {
        let sut = AirQualityForecast.sample()

        #expect(sut.entries.count == 96)
        #expect(Set(sut.entries.compactMap(\.index)) == [.good, .fair])
        #expect(
            sut.entries.allSatisfy {
                ($0.index == .good) == ($0.pollutants.pm2_5.map { $0.microgramsPerCubicMeter < 10 })
            }
        )
        #expect(AirQuality.sample().pollutants == .sample())
    }

    @Test
    func `preferences hold the places as choosing them would`() {
        let sut = Preferences.sample(
            currentLocation: .tokyo,
            recents: [.lisbon, .paris],
            favorites: [.cairo, .sydney]
        )

        #expect(sut.currentLocation == .tokyo)
        #expect(sut.recents == [.tokyo, .lisbon, .paris])
        #expect(sut.favorites == [.cairo, .sydney])
        #expect(Preferences.sample(currentLocation: nil, favorites: [.cairo]).recents.isEmpty)
        #expect(Preferences.sample(currentLocation: nil, favorites: [.cairo]).isFavorite(Location.cairo.id))
    }

    @Test
    func `a fetched sample is from the network unless said otherwise`() {
        #expect(Fetched.sample(1) == Fetched(1, at: SampleTime.fetched, from: .network, source: .openWeather))
        #expect(Fetched.sample(1, from: .stale(.offline)).isStale)
    }

    @Test(arguments: Location.samples)
    func `every place is told apart and known to demo mode`(place: Location) {
        let known = DemoWeather.cities.first { $0.coordinate == place.coordinate }

        #expect(known?.name == place.name)
        #expect(known?.country == place.country)
        #expect(Location.samples.count { $0.id == place.id } == 1)
        #expect(place.name(in: .japanese) == known?.name(in: .japanese))
    }
}
