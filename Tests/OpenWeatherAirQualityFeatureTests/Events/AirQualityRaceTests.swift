import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Loads for one place after the other, whose responses come in any order and whose callers are cancelled at any time.
@MainActor
@Suite("Air quality races", .watched)
struct AirQualityRaceTests {
    private enum Step: Hashable {
        case open(Int), cancel(Int)
    }

    @Test(arguments: 0..<60)
    func `end with the outcome of the last load unless all callers left before`(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let fixture = AirQualityFixture()
        let places: [Location] = [.lisbon, .cairo, .tokyo]
        let succeeds = (0..<5).map { _ in Bool.random(using: &generator) }
        var loads: [(gate: Gate, task: Task<Void, Never>)] = []
        for index in succeeds.indices {
            await fixture.store(.sample(currentLocation: places[index % 3]))
            let gate = Gate(ignoresCancellation: true)
            let reading = AirQuality.sample(index: AirQualityIndex(rawValue: index + 1))
            fixture.air.airQuality.enqueue(
                succeeds[index] ? .success(.sample(reading)) : .failure(.timedOut),
                after: gate
            )
            fixture.air.airQualityForecast.enqueue(.sample(), after: gate)
            let task = Task { await fixture.sut.onAppear() }
            await gate.waitForArrivals(2)
            loads.append((gate, task))
        }
        var steps = succeeds.indices.map(Step.open)
        steps += succeeds.indices.filter { _ in seed % 4 == 0 || Bool.random(using: &generator) }.map(Step.cancel)
        var waiting = Set(succeeds.indices)
        var hasOutcome = false

        for step in steps.shuffled(using: &generator) {
            switch step {
            case .cancel(let index):
                loads[index].task.cancel()
                await loads[index].task.value
                waiting.remove(index)
            case .open(let index):
                loads[index].gate.open()
                if index == 4, !waiting.isEmpty {
                    hasOutcome = true
                    for caller in waiting { await loads[caller].task.value }
                } else {
                    await settle()
                }
            }
            if !hasOutcome { #expect(fixture.content?.isPlaceholder == true) }
        }

        switch fixture.sut.state {
        case .loading(let content): #expect(!hasOutcome && content.isPlaceholder)
        case .loaded(let content): #expect(hasOutcome && succeeds[4] && content.index.value.text == "5")
        case .failed(let failure): #expect(hasOutcome && !succeeds[4] && failure.isRetryable)
        case .idle: Issue.record("no place is selected")
        }
        if hasOutcome, succeeds[4] { #expect(fixture.content?.name.text == "Cairo") }
        #expect(fixture.policies.count == 5)
    }
}
