import Foundation
import OpenWeatherCore
import Testing

@Suite("Wind relative to a direction of travel")
struct RelativeWindTests {
    @Test(
        arguments: [
            (0, 0, 10, 0), (180, 0, -10, 0), (90, 0, 0, 10), (270, 0, 0, -10), (0, 90, 0, -10),
            (350, 10, 9.397, -3.420),
            (10, 350, 9.397, 3.420), (45, 225, -10, 0),
        ] as [(Double, Double, Double, Double)]
    )
    func `comes from its direction`(from: Double, bearing: Double, head: Double, cross: Double) throws {
        let wind = Wind(speed: Speed(metersPerSecond: 10), direction: WindDirection(degrees: from))

        let sut = try #require(wind.relative(to: bearing))

        #expect(abs(sut.headwind.metersPerSecond - head) < 1e-3)
        #expect(abs(sut.crosswind.metersPerSecond - cross) < 1e-3)
        #expect(sut.tailwind.metersPerSecond == -sut.headwind.metersPerSecond)
    }

    @Test
    func `is not known without a direction unless it is calm`() {
        #expect(Wind(speed: Speed(metersPerSecond: 3)).relative(to: 0) == nil)
        #expect(Wind(speed: Speed(metersPerSecond: 3), direction: WindDirection(degrees: 0)).relative(to: .nan) == nil)
        #expect(Wind(speed: Speed(metersPerSecond: 0)).relative(to: 0)?.headwind.metersPerSecond == 0)
    }
}
