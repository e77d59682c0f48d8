import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cities of demo weather", .watched)
struct DemoAtlasTests {
    private static let world = DemoWorld(1_779_970_000)

    @Test
    func `every row of the table is a city`() {
        #expect(DemoWeather.cities.count == 108)
        #expect(Set(DemoWeather.cities.map(\.id)).count == 108)
    }

    @Test
    func `states and names in other languages belong to their city`() throws {
        let portlands = DemoWeather.cities.filter { $0.name == "Portland" }
        let cairo = try #require(DemoWeather.cities.first { $0.name == "Cairo" })

        #expect(portlands.compactMap(\.state) == ["Maine", "Oregon"])
        #expect(cairo.name(in: .french) == "Le Caire")
        #expect(cairo.name(in: .japanese) == "カイロ")
        #expect(DemoWeather.cities.allSatisfy { $0.localizedNames["ja"] != nil })
    }

    @Test(arguments: DemoWeather.cities)
    func `every city is found by its name`(city: Location) throws {
        let weather = try Self.world.object("/data/2.5/weather", DemoWorld.query(city.coordinate))
        let found = try Self.world.array("/geo/1.0/direct", ["q": city.name])

        #expect(weather["name"] as? String == city.name)
        #expect(found.contains { $0["lat"] as? Double == city.coordinate.latitude })
    }
}
