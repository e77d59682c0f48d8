import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// Loads whose answers come in any order, some of which fail or are cancelled.
@MainActor
@Suite("Air quality races", .timeLimit(.minutes(5)))
struct AirQualityRaceTests {
    /// What becomes of a load.
    private enum Fate: CaseIterable {
        case succeeds, fails, isCancelled
    }

    @Test(arguments: 0..<60)
    func endWithTheOutcomeOfTheLastLoadThatHadOne(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let fixture = AirQualityFixture()
        let fates = (0..<5).map { _ in Fate.allCases.randomElement(using: &generator) ?? .succeeds }
        var loads: [(gate: Gate, task: Task<Void, Never>)] = []
        for (index, fate) in fates.enumerated() {
            let gate = Gate(ignoresCancellation: true)
            let reading = AirQuality.sample(index: AirQualityIndex(rawValue: index + 1))
            fixture.air.airQuality.enqueue(
                fate == .fails ? .failure(.timedOut) : .success(.sample(reading)),
                after: gate
            )
            fixture.air.airQualityForecast.enqueue(.sample(), after: gate)
            let task = Task { await fixture.sut.onAppear() }
            await gate.waitForArrivals(2)
            loads.append((gate, task))
        }

        for index in fates.indices.shuffled(using: &generator) {
            if fates[index] == .isCancelled { loads[index].task.cancel() }
            loads[index].gate.open()
            await loads[index].task.value
        }

        check(fixture.sut.state, against: fates)
        #expect(fixture.policies.count == 5)
    }

    /// The last load that was not cancelled decides; a failure may show what an earlier load had brought before it.
    private func check(_ state: ScreenState<AirQualityContent>, against fates: [Fate]) {
        guard let last = fates.lastIndex(where: { $0 != .isCancelled }) else {
            #expect(state.content?.isPlaceholder == true)
            return
        }
        switch (fates[last], state) {
        case (.succeeds, .loaded(let content)):
            #expect(content.index.value.text == "\(last + 1)")
            #expect(content.notice == nil)
        case (.fails, .failed(let failure)):
            #expect(failure.isRetryable)
        case (.fails, .loaded(let content)):
            let shown = Int(content.index.value.text).map { fates[$0 - 1] }
            #expect(shown == .succeeds)
            #expect(content.notice?.kind == .failure)
        default:
            Issue.record("\(fates) ends in \(state)")
        }
    }
}
