import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import Testing

/// The values of batches and surveys as a view that shows them creates them for a preview.
@Suite("Values of batches")
struct BatchValuesTests {
    private static let failed: Result<Fetched<CurrentWeather>, WeatherError> = .failure(.offline)

    @Test
    func `of progress are those of a batch that has not begun without others`() {
        let wait = BatchProgress.Wait(limit: .unknown, delay: .seconds(20))
        let sut = BatchProgress(total: 9, finished: 4, failed: 1, wait: wait)

        #expect(BatchProgress(total: 9) == BatchProgress(total: 9, finished: 0, failed: 0, wait: nil))
        #expect((sut.total, sut.finished, sut.failed) == (9, 4, 1))
        #expect(sut.wait == wait)
    }

    @Test
    func `of a place in a survey stand for itself and for the end without others`() {
        let sut = WeatherSurvey.Element(index: 2, query: .city(name: "Lisbon"), result: Self.failed)
        let moved = WeatherSurvey.Element(
            index: 2,
            query: .coordinate(.lisbon),
            representative: .city(name: "Lisbon"),
            result: Self.failed,
            isFinal: false
        )

        #expect(sut.representative == sut.query && sut.isFinal && sut.distance == Length(meters: 0))
        #expect(moved.representative == .city(name: "Lisbon") && !moved.isFinal)
    }

    @Test
    func `of a place in a batch are those given`() {
        let sut = WeatherBatch.Element(index: 1, query: "Lisbon", result: Self.failed)

        #expect(sut.index == 1 && sut.query == "Lisbon")
        #expect(throws: WeatherError.offline) { try sut.result.get() }
    }

    @Test
    func `of a plan are none without others`() {
        let sut = SurveyPlan(fresh: 5, stale: 4, absent: 3, cells: 6, calls: 2)

        #expect([sut.fresh, sut.stale, sut.absent, sut.cells, sut.calls] == [5, 4, 3, 6, 2])
        #expect(SurveyPlan() == SurveyPlan(fresh: 0, stale: 0, absent: 0, cells: 0, calls: 0))
    }
}
