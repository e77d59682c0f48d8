import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Map screen", .watched)
struct WeatherMapContentTests {
    @Test
    func `asks for a place when there is none`() async {
        let fixture = WeatherMapFixture(.sample(currentLocation: nil))

        await fixture.sut.onAppear()

        guard case .idle(let prompt) = fixture.sut.state else {
            Issue.record("\(fixture.sut.state)")
            return
        }
        #expect(prompt.id == "map.noLocation")
        fixture.sut.backTapped()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == [.dismiss])
    }

    @Test
    func `has the legend before the place is known`() {
        let fixture = WeatherMapFixture()

        #expect(fixture.isLoading)
        #expect(fixture.content?.legend.title.text == "Rain and snow")
        #expect(fixture.content?.region == nil)
        #expect(fixture.maps.calls == [])
    }

    @Test
    func `stands around the place, also one of its own`() async throws {
        let fixture = WeatherMapFixture(at: .tokyo)

        await fixture.sut.onAppear()

        let content = try #require(fixture.content)
        let region = try #require(content.region)
        #expect(content.name.text == "Tokyo")
        #expect(content.center == Location.tokyo.coordinate)
        #expect(abs(region.center.latitude - Location.tokyo.coordinate.latitude) < 1e-9)
        #expect(abs(region.center.longitude - Location.tokyo.coordinate.longitude) < 1e-9)
        #expect((2...12).contains(MapTile.covering(region, zoom: WeatherMapContent.zoom).count))
        #expect(content.accessibility.label == "Map around Tokyo: Rain and snow")
    }

    @Test(arguments: [179.5, -179.5, 180, -180, 0])
    func `reaches across the antimeridian`(longitude: Double) async throws {
        let place = Location.sample(name: "Far", coordinate: Coordinate(clampingLatitude: 89, longitude: longitude))
        let fixture = WeatherMapFixture(at: place)

        await fixture.sut.onAppear()

        let region = try #require(fixture.content?.region)
        #expect(abs(region.width - 16) < 1e-9)
        #expect(region.north == 90)
        #expect((2...12).contains(MapTile.covering(region, zoom: WeatherMapContent.zoom).count))
    }

    @Test(arguments: WeatherMapLayer.allCases)
    func `selects one layer, whose legend and zooms it has`(layer: WeatherMapLayer) async throws {
        let fixture = WeatherMapFixture()
        await fixture.sut.onAppear()

        fixture.sut.layerChosen(layer)

        let content = try #require(fixture.content)
        let chosen = content.layers.filter(\.isSelected)
        let selected = try #require(chosen.first)
        #expect(chosen.count == 1)
        #expect(content.layers.map(\.layer.layer) == MapLayer.free)
        #expect(selected.layer == layer)
        #expect(selected.id == "map.layer.\(layer)")
        #expect(content.tiles.layer == layer)
        #expect(content.legend.title.text == selected.title)
        #expect(content.zooms == layer.layer.zooms)
    }

    @Test(
        arguments: WeatherMapLayer.allCases,
        [
            (
                .metric,
                [
                    .temperature: "−65°C", .precipitation: "140 mm", .clouds: "100%", .wind: "720 km/h",
                    .pressure: "1080 hPa",
                ]
            ),
            (
                .imperial,
                [
                    .temperature: "−85°F", .precipitation: "5.51 in", .clouds: "100%", .wind: "447 mph",
                    .pressure: "31.89 inHg",
                ]
            ),
        ] as [(UnitsPreference, [WeatherMapLayer: String])]
    )
    func `shows the legend in the units of the user`(
        layer: WeatherMapLayer,
        units: (preference: UnitsPreference, values: [WeatherMapLayer: String])
    ) async throws {
        let fixture = WeatherMapFixture(.sample(units: units.preference), layer: layer)

        await fixture.sut.onAppear()

        let legend = try #require(layer.layer.legend)
        let shown = try #require(fixture.content).legend.stops
        #expect(shown.count == legend.stops.count)
        for (stop, content) in zip(legend.stops, shown) {
            let color = RGBColor(red: stop.color.red, green: stop.color.green, blue: stop.color.blue)
            #expect(content.color == color && content.opacity == stop.color.opacity)
            #expect((content.accessibility.value == "Not shown on the map") == (content.opacity == 0))
        }
        let end = layer == .temperature ? shown.first : shown.last
        #expect(end?.value.replacing("\u{A0}", with: " ") == units.values[layer])
    }

    @Test
    func `says what cannot be read of the preferences`() async {
        let fixture = WeatherMapFixture()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        await fixture.sut.onAppear()

        guard case .failed(let failure) = fixture.sut.state else {
            Issue.record("\(fixture.sut.state)")
            return
        }
        #expect(failure.id == "map.failure")
    }

    @Test
    func `follows the place that the user selects`() async throws {
        let fixture = WeatherMapFixture()
        await fixture.sut.onAppear()
        try await fixture.preferences.update { $0.select(.tokyo) }

        await fixture.sut.reload()

        #expect(fixture.content?.center == Location.tokyo.coordinate)
    }
}
