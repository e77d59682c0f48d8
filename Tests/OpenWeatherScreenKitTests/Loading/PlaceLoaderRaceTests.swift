import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Calls, responses and cancellations of a place loader in random order.
@MainActor
@Suite("Place loader races", .watched)
struct PlaceLoaderRaceTests {
    @Test(arguments: 1...80)
    func `never show a value of another place and end with that of the last request`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let fixture = PlaceLoaderFixture()
        var callers: [Task<Void, Never>] = []
        var waiting: [Task<Void, Never>] = []

        for _ in 0..<40 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...1:
                let place: Location = Bool.random(using: &random) ? .lisbon : .cairo
                fixture.store.change { $0.select(place) }
            case 2:
                let language: Language = Bool.random(using: &random) ? .english : .german
                fixture.store.change { $0.language = .fixed(language) }
            case 3...5:
                let policy = FetchPolicy.allCases.randomElement(using: &random) ?? .refresh
                callers.append(Task { await fixture.sut.load(policy, fixture.settings) })
                waiting.append(callers[callers.count - 1])
            case 6:
                if let index = waiting.indices.randomElement(using: &random) { waiting.remove(at: index).cancel() }
            default:
                if let index = fixture.fetcher.pending.randomElement(using: &random) {
                    fixture.fetcher.respond(index, Bool.random(using: &random) ? .success(index) : .failure(.timedOut))
                }
            }
            for _ in 0..<Int.random(in: 0..<12, using: &random) { await Task.yield() }
            expectValueOfThePlace(fixture)
        }
        // The last refresh may join a load, but not one whose failure is on its way.
        await settle()
        callers.append(await fixture.load(.refresh))
        // The language may have changed since the request, which is then repeated.
        while !fixture.fetcher.pending.isEmpty, !Task.isCancelled {
            for index in fixture.fetcher.pending.shuffled(using: &random) {
                fixture.fetcher.respond(index, .success(index))
            }
            await settle()
            expectValueOfThePlace(fixture)
        }
        for caller in callers { await caller.value }

        #expect(!fixture.sut.isLoading)
        guard case .loaded(let value) = fixture.state else {
            Issue.record("seed \(seed) ends in \(fixture.state)")
            return
        }
        let request = fixture.fetcher.requests[value]
        #expect(request.location.id == fixture.store.stored.currentLocation?.id)
        #expect(request.options.language == fixture.settings.environment.language)
        #expect(request.policy == .refresh)
    }

    private func expectValueOfThePlace(_ fixture: PlaceLoaderFixture) {
        guard let value = fixture.state.value else { return }
        #expect(fixture.fetcher.requests[value].location.id == fixture.sut.place.location?.id)
    }
}
