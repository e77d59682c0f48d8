import Foundation
import OpenWeather
import OpenWeatherMocks

// Bodies in several scripts: the largest recorded one, or made-up weather where there is no recording.

extension Benchmark {
    /// The weather in each script, and places with names in dozens of scripts.
    static let scripts = Script.allCases.flatMap { [forecast(in: $0), weather(in: $0), oneCall(in: $0)] } + [places]

    private static func forecast(in script: Script) -> Benchmark {
        decode(
            "forecast-\(script)",
            "as forecast-decode, with texts in \(script.name), from a recording where there is one",
            recorded: ["forecast"],
            else: { Bodies(script).forecast },
            where: script.isScript,
            passes: 2,
            into: MinimalForecast.self
        ) { use(try $0.forecast(units: .metric, now: SampleTime.fetched)) }
    }

    private static func weather(in script: Script) -> Benchmark {
        decode(
            "weather-\(script)",
            "as weather-decode, with texts in \(script.name), from a recording where there is one",
            recorded: ["weather"],
            else: { Bodies(script).weather },
            where: script.isScript,
            passes: 20,
            into: MinimalCurrentWeather.self
        ) { use(try $0.currentWeather(units: .metric)) }
    }

    private static func oneCall(in script: Script) -> Benchmark {
        decode(
            "onecall-\(script)",
            "as onecall-decode, with texts in \(script.name), from a recording where there is one",
            recorded: ["onecall"],
            else: { Bodies(script).oneCall },
            where: script.isScript,
            passes: 2,
            into: MinimalOneCall.self
        ) { use(try $0.oneCall(units: .metric)) }
    }

    private static let places = decode(
        "geocoding-recorded",
        "as geocoding-decode, from a recording where there is one",
        recorded: ["geo_direct", "geo_reverse"],
        else: { Bodies.places },
        passes: 2,
        into: [MinimalPlace].self
    ) { use(try $0.places(limit: 5)) }

    private static func decode<Payload: Decodable & Sendable>(
        _ name: String,
        _ definition: String,
        recorded endpoints: [String],
        else madeUp: @escaping @Sendable () -> Data,
        where isWanted: @escaping @Sendable (_ text: String) -> Bool = { _ in true },
        passes: Int,
        into type: Payload.Type,
        ours: @escaping @Sendable (ReceivedBody) throws -> Void
    ) -> Benchmark {
        decode(
            name,
            definition,
            body: { _ in
                let usable = Recordings.bodies(of: endpoints)
                    .filter { body in
                        isWanted(String(decoding: body, as: UTF8.self))
                            && (try? JSONDecoder().decode(type, from: body)) != nil
                            && (try? ours(ReceivedBody(MemoryTransport.response(body)))) != nil
                    }
                return usable.max { $0.count < $1.count } ?? madeUp()
            },
            passes: passes,
            into: type,
            ours: ours
        )
    }
}
