import Observation
import OpenWeatherCore
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The text that a toolkit binds to its search field.
@MainActor
@Suite("The two-way text of the search", .watched)
struct SearchBindingTests {
    @Test
    func `shows a keystroke in the same turn and sends no request`() {
        let fixture = SearchFixture()

        fixture.sut.query = "Lis"

        #expect(fixture.sut.query == "Lis")
        #expect(fixture.sut.state.field.text == "Lis")
        #expect(fixture.kind == .searching)
        #expect(fixture.geocoding.calls.isEmpty)
    }

    @Test
    func `loses and reorders none of ten thousand random keystrokes`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.tokyo])
        var random = SeededGenerator(seed: 12)
        let keys = Array("abcdefgh ,.-éøß東京لشبونة🌧👨‍👩‍👧")
        // A control holds a text of its own and writes it at every keystroke.
        var text = ""
        var searches: [Task<Void, Never>] = []
        var lost = 0

        for _ in 0..<10_000 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: text = ""
            case 1...2: text = String(text.dropLast())
            default: text.append(keys[Int.random(in: 0..<keys.count, using: &random)])
            }
            fixture.sut.query = text
            searches.append(Task { await fixture.sut.queryChanged() })
            if fixture.sut.query != text || fixture.sut.state.field.text != text { lost += 1 }
            if Int.random(in: 0..<40, using: &random) == 0 {
                await Task.yield()
                if fixture.sut.query != text { lost += 1 }
            }
        }
        fixture.sut.query = "Tokyo"
        searches.append(Task { await fixture.sut.queryChanged() })
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        for search in searches { await search.value }

        #expect(lost == 0)
        #expect(fixture.geocoding.calls == [.named("Tokyo", limit: 5, policy: .cacheFirst)])
        #expect(fixture.names == ["Tokyo"])
    }

    @Test
    func `changes nothing when it is set to what it shows`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always(failure: .offline)
        await fixture.search("Tok")
        let before = fixture.sut.state

        fixture.sut.query = fixture.sut.query
        await fixture.sut.queryChanged()

        #expect(fixture.sut.state == before)
        #expect(fixture.kind == .failed)
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `searches once for a burst`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.tokyo])

        for text in ["T", "To", "Tok"] { fixture.sut.query = text }
        let search = Task { await fixture.sut.queryChanged() }
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        await search.value
        // As a task of a view does that appears again.
        await fixture.sut.queryChanged()

        #expect(fixture.geocoding.calls == [.named("Tok", limit: 5, policy: .cacheFirst)])
        #expect(fixture.names == ["Tokyo"])
    }

    @Test
    func `finds places although each keystroke restarts the task of the view`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.tokyo])
        var search: Task<Void, Never>?

        // The last text means the same as the one before it.
        for text in ["T", "To", "Tok", "Tok "] {
            fixture.sut.query = text
            search?.cancel()
            let restarted = Task { await fixture.sut.queryChanged() }
            search = restarted
            await fixture.clock.waitForSleepers()
        }
        fixture.clock.advance(by: .milliseconds(400))
        await search?.value

        #expect(fixture.names == ["Tokyo"])
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `never lets the places of an earlier text replace later ones`() async {
        let fixture = SearchFixture()
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london], after: gate)
        fixture.geocoding.named.enqueue([.tokyo])
        let early = await fixture.type("Lon")
        fixture.clock.advance(by: .milliseconds(400))
        await gate.waitForArrivals()

        fixture.sut.query = "Tok"
        await early.value
        let late = Task { await fixture.sut.queryChanged() }
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .milliseconds(400))
        gate.open()
        await late.value

        #expect(fixture.names == ["Tokyo"])
    }

    @Test
    func `ends the search with an empty text`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.tokyo])
        await fixture.search("Tok")

        fixture.sut.query = ""
        #expect(fixture.kind == .saved)
        await fixture.sut.queryChanged()

        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `submits a text that was set without waiting`() async {
        let fixture = SearchFixture()
        fixture.geocoding.named.always([.tokyo])

        fixture.sut.query = "Tok"
        await fixture.sut.querySubmitted()

        #expect(fixture.names == ["Tokyo"])
        #expect(fixture.geocoding.calls.count == 1)
    }

    @Test
    func `notifies observers of a keystroke`() {
        let fixture = SearchFixture()
        let isNotified = Locked(false)
        withObservationTracking {
            _ = fixture.sut.query
        } onChange: {
            isNotified.withLock { $0 = true }
        }

        fixture.sut.query = "L"

        #expect(isNotified.withLock { $0 })
    }
}
