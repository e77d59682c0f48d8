import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("The cells of a survey", .watched)
struct SurveyCellTests {
    private func coordinates(_ points: [(Double, Double)]) -> [LocationQuery] {
        points.map { .coordinate(Coordinate(clampingLatitude: $0.0, longitude: $0.1)) }
    }

    @Test(
        arguments: [
            (0.01, [(38.701, -9.101), (38.704, -9.099)], 1), (0.01, [(38.704, -9.1), (38.706, -9.1)], 2),
            (0.01, [(0.28, 0), (0.29, 0)], 2), (0.01, [(-0.004, 0.004), (0.004, -0.004)], 1),
            (0.1, [(38.70, 5.00), (38.79, 5.09)], 1), (0.1, [(38.79, 5), (38.80, 5)], 2),
            (0.1, [(-0.01, 0), (0, 0)], 2), (0.1, [(-0.01, 0), (-0.1, 0)], 1), (0.25, [(10, 10), (10.24, 10.24)], 1),
            (1, [(10, 10), (10.99, 10.99)], 1), (50, [(10, 10), (11, 10)], 2), (0, [(0.28, 0), (0.29, 0)], 2),
            (.nan, [(0.28, 0), (0.29, 0)], 2), (0.1, [(90, 180), (-90, -180), (90, -180)], 3),
        ] as [(Double, [(Double, Double)], Int)]
    )
    func `divide the earth`(cell: Double, points: [(Double, Double)], count: Int) async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: ScriptedHTTPClient()))

        let plan = try await client.currentWeather(for: coordinates(points), calls: 9, cell: cell).plan()

        #expect(plan.cells == count)
        #expect(plan.calls == count)
        #expect(plan.absent == points.count)
    }

    @Test
    func `share a request and name the place it was for`() async throws {
        let fixture = try SurveyFixture()
        let places = coordinates([(38.70, 5.00), (38.79, 5.09), (52.5, 13.4), (38.75, 5.05)])

        let survey = fixture.client().currentWeather(for: places, calls: 9, cell: 0.1, concurrency: 1)
        let elements = await survey.elements()

        #expect(fixture.server.requests.count == 2)
        #expect(elements.map(\.index) == [0, 1, 3, 2])
        #expect(elements.map(\.representative) == [places[0], places[0], places[0], places[2]])
        #expect(elements.map { $0.value?.temperature.celsius } == [38.7, 38.7, 38.7, 52.5])
        // By another formula, the law of cosines, computed outside the project: 12.691 km and 7.052 km.
        let distances = elements.map { ($0.distance.kilometers * 100).rounded() / 100 }
        #expect(distances == [0, 12.69, 7.05, 0])
        await fixture.server.stop()
    }

    @Test
    func `take their newest value and prefer a place's own fresh one`() async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        let places = coordinates([(10.01, 5), (10.02, 5), (10.03, 5)])
        _ = try await client.currentWeather(for: places[0])
        fixture.time.advance(by: .seconds(60))
        _ = try await client.currentWeather(for: places[1])

        let fresh = await client.currentWeather(for: places, calls: 9, cell: 0.1).elements()
        fixture.time.advance(by: .seconds(600))
        let stale = await client.currentWeather(for: places, calls: 0, cell: 0.1).elements()
        let refreshed = await client.currentWeather(for: places, calls: 9, cell: 0.1).elements().filter(\.isFinal)

        #expect(fresh.map(\.representative) == [places[0], places[1], places[1]])
        #expect(fresh.allSatisfy { $0.isFinal && $0.reason == nil })
        #expect(stale.map(\.representative) == Array(repeating: places[1], count: 6))
        #expect(stale.map(\.isFinal) == [false, false, false, true, true, true])
        #expect(refreshed.map(\.representative) == Array(repeating: places[1], count: 3))
        #expect(fixture.server.requests.count == 3)
        await fixture.server.stop()
    }

    @Test
    func `hold places that are the same, and names by themselves`() async throws {
        let fixture = try SurveyFixture()
        let places: [LocationQuery] = [.city("Lisbon"), .cityID(7), .city("Lisbon"), .city("Porto"), .cityID(7)]
        let survey = fixture.client().currentWeather(for: places, calls: 9, cell: 1, concurrency: 1)

        let elements = await survey.elements()

        #expect(try await survey.plan().cells == 3)
        #expect(fixture.server.requests.count == 3)
        #expect(elements.map(\.index) == [0, 2, 1, 4, 3])
        #expect(elements.allSatisfy { $0.query == places[$0.index] && $0.representative == $0.query })
        await fixture.server.stop()
    }
}
