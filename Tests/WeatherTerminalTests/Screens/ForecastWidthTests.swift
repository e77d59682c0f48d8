import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// How the drawing of the forecast uses the columns that there are.
@MainActor
@Suite("The width of the forecast", .watched)
struct ForecastWidthTests {
    private func lines(_ columns: Int, _ locale: String = "en_GB", width: Int? = nil) async -> [DrawnLine] {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let store = InMemoryPreferencesStore(.sample(language: .device, currentLocation: .lisbon))
        let app = OpenWeatherApp.live(configuration: configuration, preferences: store) { parts in
            parts.deviceLocale = Locale(identifier: locale)
        }
        await app.home.onAppear()
        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else { return [] }
        await forecast.onAppear()
        return ForecastDrawing.lines(
            forecast.state,
            in: app.settings.environment,
            for: Terminal(width: columns, colors: .none, isPlain: false),
            width: width ?? columns
        )
    }

    @Test(arguments: [40, 80, 119, 120, 121, 160, 200, 241], ["en_GB", "ar"])
    func `is that of the terminal`(columns: Int, locale: String) async {
        let lines = await lines(columns, locale)

        #expect(lines.map(\.width).max() == columns)
        #expect(lines.filter { $0.width > 0 }.allSatisfy { $0.width >= (columns < 120 ? columns : columns / 2) })
    }

    @Test(arguments: [(80, false), (119, false), (120, true), (200, true)], ["en_GB", "ar"])
    func `has room for the days beside the curve`(size: (columns: Int, isBeside: Bool), locale: String) async throws {
        let lines = await lines(size.columns, locale)
        let first = try #require(lines.first { !$0.spots.isEmpty })
        let spot = try #require(first.spots.first)

        #expect((lines[0].spots.isEmpty && lines[1].spots.isEmpty) == !size.isBeside)
        #expect(spot.columns.lowerBound == 2 + (size.isBeside && locale == "en_GB" ? size.columns / 2 + 1 : 0))
        #expect(Set(lines.flatMap { $0.spots.map(\.target) }) == Set((0..<6).map { .item($0) }))
    }

    @Test
    func `is easy to read where nobody asks for more`() async {
        #expect(await lines(200, width: Card.readableWidth).map(\.width).max() == Card.readableWidth)
    }
}
