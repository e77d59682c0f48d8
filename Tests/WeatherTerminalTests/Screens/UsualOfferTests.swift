import ExampleSupport
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("The usual weather in a terminal", .watched)
struct UsualOfferTests {
    /// The sizes of a home with and without panels.
    @Test(arguments: [(80, 32), (120, 40)])
    func `is bought with a key that names the calls`(columns: Int, rows: Int) async {
        let source = SourceOfUsual()
        await TestApp(size: (columns, rows)) { $0.comparison = source }
            .run { app in
                // A panel breaks the button, and has the words among the keys.
                await app.shows("[ Compare with the usual (30", "ompare with the usual (30 calls)")
                app.press(.character("u"))
                await app.shows("No more calls may be sent now.", "ompare with the usual (18 calls)")
                app.press(.character("?"))
                await app.shows("Everywhere", " compare with the usual (18 calls)")
                app.press(.escape)
                await app.hides("Everywhere")
                await app.click("[ Compare with the usual (18", shows: "sual high")
                await app.hides("calls)")
                #expect(source.asked == [30, 18])
                app.press(.character("u"))
                await app.shows("q quit")
                #expect(source.asked == [30, 18])
            }
    }
}

/// A source of the usual weather, which takes 30 calls, of which twelve are permitted at first.
private final class SourceOfUsual: WeatherComparisonRepository {
    private let state = Locked<[Int]>([])

    /// The calls that the user asked for.
    var asked: [Int] { state.withLock { $0 } }

    private var calls: CallCost { CallCost([.oneCall4: asked.isEmpty ? 30 : 18]) }

    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost { ComparisonCost(usual: calls) }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) -> WeatherComparison {
        guard case .asked(let count) = allowance else {
            return WeatherComparison(dayBefore: .absent(.notRecorded), usual: .absent(.notAsked(calls)))
        }
        state.withLock { $0.append(count) }
        let high = UsualTemperature(middle: Temperature(celsius: 12))
        let usual = UsualWeather(
            of: UsualPeriod(containing: present.localDay),
            high: high,
            low: high,
            yearCount: 30,
            dayCount: 300,
            basis: .days
        )
        return WeatherComparison(
            dayBefore: .absent(.notRecorded),
            usual: asked.count > 1 ? usual.map { .known($0) } ?? .absent(.notRecorded) : .absent(.overBudget)
        )
    }
}
