import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The weather and the forecast arrive independently, in any order.
@MainActor
@Suite("Home forecast loads", .watched)
struct HomeForecastLoadTests {
    @Test(arguments: [true, false])
    func `never delay the weather`(succeeds: Bool) async {
        let fixture = HomeFixture(forecast: .success(.sample()))
        fixture.weather.forecasts.hold()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.weather.forecasts.waitForCalls(1)
        await until { fixture.content?.isPlaceholder == false }

        guard case .loaded(let content) = fixture.sut.state else { return #expect(Bool(false), "not loaded") }
        #expect(content.hero.temperature.text == "12°" && content.hero.high == nil)
        #expect(content.hours?.isPlaceholder == true && content.days?.isPlaceholder == true)
        #expect(content.outlook?.accessibility.label == "Loading")

        fixture.weather.forecasts.release(0, succeeds ? .success(.sample()) : .failure(.timedOut))
        await load.value
        #expect((fixture.content?.hours?.columns.count == 11) == succeeds)
        #expect((fixture.content?.hours == nil) == !succeeds)
    }

    @Test
    func `keep the forecast until the weather is there`() async {
        let fixture = HomeFixture(forecast: .success(.sample()))
        fixture.weather.hold()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.weather.forecasts.waitForCalls(1)
        await settle()

        #expect(fixture.content?.isPlaceholder == true)
        fixture.weather.release(0, .success(.sample()))
        await load.value

        #expect(fixture.content?.hours?.isPlaceholder == false)
        #expect(fixture.weather.forecasts.calls.count == 1)
    }

    @Test
    func `refresh the weather on time while a forecast hangs`() async {
        let fixture = HomeFixture(forecast: .failure(.timedOut))
        await fixture.sut.onAppear()
        fixture.weather.forecasts.hold()
        let task = Task { await fixture.sut.runAutoRefresh() }
        await fixture.clock.waitForSleepers()

        for round in 2...4 {
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
            #expect(fixture.weather.calls.count == round)
        }

        #expect(fixture.weather.forecasts.calls.count == 2, "one forecast is on its way")
        task.cancel()
        fixture.weather.forecasts.release(1, .failure(.cancelled))
        await task.value
    }

    @Test
    func `ask for a forecast every half hour and for the weather every minute`() async {
        let fixture = HomeFixture(
            forecast: .success(.sample()),
            autoRefresh: AutoRefresh(every: .seconds(60), policy: .refresh)
        )
        await fixture.sut.onAppear()
        let task = Task { await fixture.sut.runAutoRefresh() }
        await fixture.clock.waitForSleepers()

        for _ in 0..<29 {
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
        }
        #expect(fixture.weather.calls.count == 30)
        #expect(fixture.weather.forecasts.calls.count == 1)
        fixture.advance(by: 60)
        await fixture.clock.waitForSleepers()
        await settle()

        #expect(fixture.weather.forecasts.calls.map(\.policy) == [.cacheFirst, .cacheFirst])
        task.cancel()
        await task.value
    }

    @Test
    func `ask for the forecast again when the clock was set back`() async {
        let fixture = HomeFixture(forecast: .success(.sample()))
        await fixture.sut.onAppear()
        fixture.time.advance(by: .seconds(-86_400))

        await fixture.sut.reload()

        #expect(fixture.weather.forecasts.calls.count == 2)
    }

    @Test(arguments: [(WeatherError.rateLimited(retryAfter: .seconds(150)), 3), (.rateLimited(retryAfter: nil), 10)])
    func `wait for a forecast as long as the service asks`(error: WeatherError, minutes: Int) async {
        let fixture = HomeFixture(forecast: .failure(error))
        await fixture.sut.onAppear()
        let task = Task { await fixture.sut.runAutoRefresh() }
        await fixture.clock.waitForSleepers()

        for minute in 1...minutes {
            #expect(fixture.weather.forecasts.calls.count == 1, "minute \(minute)")
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
            await settle()
        }

        #expect(fixture.weather.forecasts.calls.count == 2)
        #expect(fixture.weather.calls.count == minutes + 1)
        task.cancel()
        await task.value
    }

    @Test
    func `never show the forecast of a place that was left`() async {
        let fixture = HomeFixture(forecast: .success(.sample())) { $0.toggleFavorite(.lisbon) }
        fixture.weather.forecasts.hold()
        let first = Task { await fixture.sut.onAppear() }
        await fixture.weather.forecasts.waitForCalls(1)
        let second = Task { await fixture.sut.favoriteTapped(Location.lisbon.id) }
        await fixture.weather.forecasts.waitForCalls(2)

        fixture.weather.forecasts.release(0, .success(.sample(.sample(warmer: 20))))
        await until { fixture.content?.isPlaceholder == false }
        await settle()
        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.content?.hours?.isPlaceholder == true)
        fixture.weather.forecasts.release(1, .success(.sample()))
        await first.value
        await second.value

        #expect(fixture.content?.hours?.columns[1].temperature == "10°")
        #expect(
            fixture.weather.forecasts.calls.map(\.coordinate) == [
                Location.helsinki.coordinate, Location.lisbon.coordinate,
            ]
        )
    }

    @Test
    func `ask again in another language and not in other units`() async throws {
        let fixture = HomeFixture(forecast: .success(.sample()))
        await fixture.sut.onAppear()
        let celsius = fixture.content?.days?.rows.map(\.high)

        fixture.settings.apply(try await fixture.preferences.update { $0.units = .imperial })
        #expect(fixture.content?.days?.rows.map(\.high) != celsius)
        await fixture.sut.reload()
        #expect(fixture.weather.forecasts.calls.count == 1)
        fixture.settings.apply(try await fixture.preferences.update { $0.language = .fixed(.german) })
        #expect(
            fixture.content?.hours?.columns[1].accessibility.value?.contains("Regen") == true,
            "by the group's name"
        )
        await fixture.sut.reload()

        #expect(fixture.weather.forecasts.calls.map(\.options.language) == [.english, .german])
    }

    @Test
    func `end with the event whose task is cancelled`() async {
        let fixture = HomeFixture(forecast: .success(.sample()))
        fixture.weather.forecasts.hold()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.weather.forecasts.waitForCalls(1)
        await until { fixture.content?.isPlaceholder == false }

        load.cancel()
        await load.value
        fixture.weather.forecasts.release(0, .success(.sample()))
        await settle()

        #expect(fixture.content?.hours == nil, "nobody waits for it any more")
        #expect(fixture.content?.hero.temperature.text == "12°")
    }

    @Test
    func `keep two places apart`() async {
        let helsinki = HomeFixture(forecast: .success(.sample()))
        let lisbon = HomeFixture(at: .lisbon, forecast: .success(.sample(.sample(warmer: 20))))

        await helsinki.sut.onAppear()
        await lisbon.sut.onAppear()

        #expect(helsinki.content?.days?.rows[1].high == "15°")
        #expect(lisbon.content?.days?.rows[1].high == "35°")
        #expect(lisbon.weather.forecasts.calls.map(\.coordinate) == [Location.lisbon.coordinate])
    }

    @Test
    func `end with the forecast of the last place however quickly they change`() async {
        let places = [Location.lisbon, .sample("Oslo", 59.91, 10.75), .sample("Rome", 41.9, 12.5)]
        let fixture = HomeFixture(forecast: .success(.sample())) { preferences in
            for place in places { preferences.toggleFavorite(place) }
        }
        await fixture.sut.onAppear()

        for round in 0..<30 {
            await withTaskGroup(of: Void.self) { group in
                for place in places.indices {
                    let id = places[(place + round) % places.count].id
                    group.addTask { await fixture.sut.favoriteTapped(id) }
                }
            }
            let shown = fixture.content?.favorites.first(where: \.isCurrent)?.id
            #expect(fixture.content?.hours?.isPlaceholder == false)
            #expect(fixture.weather.forecasts.calls.last?.coordinate == places.first { $0.id == shown }?.coordinate)
        }
    }
}
