import Foundation
import OpenWeatherCore

extension Resource where Value == SolarRadiation {
    /// The radiation of a day, which no longer changes two days later.
    static func solarRadiation(
        at coordinate: Coordinate,
        on day: LocalDay,
        step: SolarRadiation.Step,
        offset: UTCOffset?,
        now: Date
    ) -> Resource {
        let isOver = day.advanced(by: 3).start(at: .utc) < now
        return Resource(
            "solar1",
            .point(coordinate),
            .day(day),
            .word(step.rawValue),
            .word(offset.map { "\($0.seconds)" } ?? "own"),
            .word(isOver ? "past" : "ahead"),
            lifetime: isOver ? \.oneCall.past : \.oneCall.days
        )
    }
}
