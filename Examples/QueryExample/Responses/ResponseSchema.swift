import ExampleSupport
import Foundation

/// The JSON schema of what `--json` prints, as draft 2020-12 of <https://json-schema.org> defines schemas.
///
/// Every value has its unit in its name: `celsius`, `percent`, `hectopascals`, `metersPerSecond`, `degrees`, `meters`,
/// `millimeters`, and `microgramsPerCubicMeter`. A value that the service does not report is absent.
enum ResponseSchema {
    /// Returns the schema of the output of `command`, or of any command when it is `nil`.
    ///
    /// - Throws: `UsageError` when there is no such command.
    static func json(for command: String?) throws -> String {
        var schema: [String: Any] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$defs": definitions,
        ]
        if let command {
            let canonical = QueryExample.commands.first { $0.names.contains(command) }?.name
            guard let name = canonical.flatMap({ commands[$0] }) else {
                throw UsageError(command, "no such command: \(commands.keys.sorted().joined(separator: ", ")).")
            }
            schema["$ref"] = reference(name)["$ref"]
        } else {
            schema["anyOf"] = Set(commands.values).sorted().map(reference)
        }
        let data = try JSONSerialization.data(
            withJSONObject: schema,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
        return String(decoding: data, as: UTF8.self)
    }

    /// The names of the definitions by command.
    private static let commands = [
        "now": "current", "hours": "forecast", "days": "dayForecast", "many": "many",
        "forecast": "forecast", "air": "air", "onecall": "oneCall", "alerts": "alerts",
        "timeline": "timeline", "compare": "comparison", "when": "times", "route": "route",
        "watch": "notice",
        "search": "places", "reverse": "places",
        "postcode": "places", "usage": "usage", "access": "access",
    ]

    private static var definitions: [String: Any] {
        [
            "current": places("currentWeather"),
            "many": each("currentWeather"),
            "forecast": places("weatherForecast"),
            "dayForecast": places("dayList"),
            "air": places("airQuality"),
            "dayList": object(["city": reference("city"), "days": array("forecastDay")], required: ["city", "days"]),
            "forecastDay": object(
                [
                    "date": ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"], "low": temperature,
                    "high": temperature, "isPart": boolean,
                    "chanceOfPrecipitation": share, "rain": measure("millimeters", number(0)),
                    "snow": measure("millimeters", number(0)), "condition": reference("condition"),
                    "wind": reference("wind"), "gust": speed, "humidity": share,
                ],
                required: ["date", "isPart", "low", "high"]
            ),
            "oneCall": object(
                [
                    "current": part("currentWeather"), "minutes": part("minutes"), "quarterHours": part("hours"),
                    "hours": part("hours"), "days": part("days"), "alerts": part("alertList"),
                ],
                required: []
            ),
            "alerts": fetched("alertList"),
            "timeline": array("timelineRow"),
            "timelineRow": fetched("hour"),
            "minutes": array("minute"),
            "hours": array("hour"),
            "days": array("day"),
            "minute": object(
                ["date": date, "utcOffset": offset, "hourlyRate": measure("millimeters", number(0))],
                required: ["date"]
            ),
            "hour": object(hour, required: ["date", "conditions", "temperature"]),
            "day": object(day, required: ["day", "sun", "conditions", "low", "high", "temperatures", "feelsLike"]),
            "dayTemperatures": object(
                ["morning": temperature, "day": temperature, "evening": temperature, "night": temperature],
                required: []
            ),
            "alertList": object(
                ["alerts": array("alert"), "omittedCount": integer(0)],
                required: ["alerts", "omittedCount"]
            ),
            "alert": object(
                [
                    "id": string, "sender": string, "event": string, "start": date, "end": date,
                    "texts": array("alertText"), "tags": ["type": "array", "items": string],
                ],
                required: ["id", "start", "end", "texts", "tags"]
            ),
            "alertText": object(["language": string, "text": string], required: ["text"]),
            "comparison": fetched("comparedWeather"),
            "comparedWeather": object(
                [
                    "date": date, "temperature": temperature, "dayBefore": reference("dayBefore"),
                    "dayBeforeAbsence": absence, "usual": reference("usual"), "usualAbsence": absence,
                ],
                required: ["date", "temperature"]
            ),
            "dayBefore": object(
                ["date": date, "temperature": temperature, "celsiusWarmerNow": ["type": "number"]],
                required: ["date", "temperature", "celsiusWarmerNow"]
            ),
            "usual": object(
                [
                    "month": integer(1, 12), "third": oneOf("early", "middle", "late"),
                    "high": reference("distribution"),
                    "low": reference("distribution"), "wetDays": share, "firstYear": integer(1979),
                    "lastYear": integer(1979), "yearCount": integer(10), "dayCount": integer(1),
                    "basis": oneOf("days", "statistics"),
                ],
                required: ["month", "third", "high", "low", "yearCount", "dayCount", "basis"]
            ),
            "distribution": object(
                [
                    "middle": temperature, "lowestTenth": temperature, "lowerQuartile": temperature,
                    "upperQuartile": temperature, "highestTenth": temperature,
                ],
                required: ["middle"]
            ),
            "times": fetched("activityTimes"),
            "activityTimes": object(
                [
                    "activity": string, "answer": oneOf("windows", "none", "unknown"),
                    "windows": array("activityWindow"),
                    "obstacles": array("obstacle"), "missing": ["type": "array", "items": string], "knownUntil": date,
                    "outdated": ["type": "array", "items": string],
                ],
                required: ["activity", "answer", "windows", "obstacles", "missing", "knownUntil", "outdated"]
            ),
            "activityWindow": object(
                [
                    "start": date, "end": date, "isApproximate": boolean, "isOutdated": boolean, "margin": number(0, 1),
                    "weakest": string, "parts": ["type": "array", "items": string],
                ],
                required: ["start", "end", "isApproximate", "isOutdated", "margin", "parts"]
            ),
            "obstacle": object(
                ["requirement": string, "start": date, "end": date],
                required: ["requirement", "start", "end"]
            ),
            "notice": object(
                [
                    "id": string, "place": string, "coordinate": reference("coordinate"),
                    "kind": oneOf("rain", "alert", "frost", "morning"), "text": string, "date": date, "expires": date,
                    "start": date, "end": date, "isApproximate": boolean, "low": temperature, "high": temperature,
                    "alert": reference("alert"),
                ],
                required: ["id", "place", "coordinate", "kind", "text", "date", "expires"]
            ),
            "route": fetched("routeWeather"),
            "routeWeather": object(["stops": array("routeStop"), "utcOffset": offset], required: ["stops"]),
            "routeStop": object(
                [
                    "coordinate": reference("coordinate"), "arrival": date, "distance": measure("meters", number(0)),
                    "bearing": number(0, 360), "weather": reference("routeElements"),
                    "hourlyPrecipitation": measure("millimeters", number(0)), "headwind": signedSpeed,
                    "crosswind": signedSpeed, "resolution": number(0), "isBeyondForecast": boolean,
                    "isOutdated": boolean,
                ],
                required: ["coordinate", "arrival", "distance", "isBeyondForecast", "isOutdated"]
            ),
            "routeElements": object(
                weather.filter { !["date", "utcOffset"].contains($0.key) }
                    .merging(["chanceOfPrecipitation": share]) { $1 },
                required: ["conditions", "temperature"]
            ),
            "places": array("place"),
            "usage": array("planUsage"),
            "access": array("planAccess"),
            "planUsage": object(
                ["plan": string, "windows": array("window"), "refusedUntil": date],
                required: ["plan", "windows"]
            ),
            "window": object(
                ["window": oneOf("minute", "day", "month"), "used": integer(0), "allowed": integer(0), "ends": date],
                required: ["window", "used", "allowed", "ends"]
            ),
            "planAccess": object(
                ["plan": string, "access": oneOf("granted", "denied", "unknown"), "reason": string],
                required: ["plan", "access"]
            ),
            "currentWeather": object(
                weather.merging([
                    "cityID": integer(), "name": string, "country": country, "coordinate": reference("coordinate"),
                    "sun": reference("sun"), "uvIndex": uvIndex, "reportedDewPoint": temperature,
                ]) { $1 },
                required: ["coordinate", "date", "conditions", "temperature", "sun"]
            ),
            "weatherForecast": object(
                ["city": reference("city"), "entries": array("entry"), "dailySummaries": ["type": "array"]],
                required: ["city", "entries"]
            ),
            "entry": object(
                weather.merging(["chanceOfPrecipitation": share, "partOfDay": oneOf("d", "n")]) { $1 },
                required: ["date", "conditions", "temperature"]
            ),
            "city": object(
                [
                    "cityID": integer(), "name": string, "country": country, "coordinate": reference("coordinate"),
                    "population": integer(0), "utcOffset": offset, "sun": reference("sun"),
                ],
                required: ["coordinate", "sun"]
            ),
            "airQuality": object(
                [
                    "coordinate": reference("coordinate"), "date": date, "index": integer(1, 5),
                    "pollutants": object(pollutants, required: []),
                ],
                required: ["coordinate", "date", "pollutants"]
            ),
            "place": object(
                [
                    "id": string, "name": string, "country": string, "state": string,
                    "coordinate": reference("coordinate"),
                    "localizedNames": ["type": "object", "additionalProperties": string],
                ],
                required: ["id", "name", "coordinate"]
            ),
            "coordinate": object(
                ["latitude": number(-90, 90), "longitude": number(-180, 180)],
                required: ["latitude", "longitude"]
            ),
            "condition": object(
                ["id": integer(), "group": string, "description": string, "icon": string],
                required: ["id", "group", "description"]
            ),
            "wind": object(
                ["speed": speed, "gust": speed, "direction": measure("degrees", number(0, 360))],
                required: ["speed"]
            ),
            "amount": object(
                ["depth": measure("millimeters", number(0)), "hours": integer(1)],
                required: ["depth", "hours"]
            ),
            "sun": [
                "anyOf": [
                    measure(
                        "risesAndSets",
                        object(["sunrise": date, "sunset": date], required: ["sunrise", "sunset"])
                    ),
                    measure("polarDay", object([:], required: [])),
                    measure("polarNight", object([:], required: [])),
                    measure("unknown", object([:], required: [])),
                ]
            ],
        ]
    }

    /// The properties that current weather and the entries of a forecast share.
    private static var weather: [String: Any] {
        [
            "date": date, "utcOffset": offset, "conditions": array("condition"), "temperature": temperature,
            "feelsLike": temperature, "minimum": temperature, "maximum": temperature, "humidity": share,
            "pressure": measure("hectopascals", number(0)), "groundLevelPressure": measure("hectopascals", number(0)),
            "wind": reference("wind"), "cloudiness": share, "visibility": measure("meters", number(0)),
            "rain": reference("amount"), "snow": reference("amount"),
        ]
    }

    /// The properties of an hour of One Call.
    private static var hour: [String: Any] {
        let shared = [
            "date", "utcOffset", "conditions", "temperature", "feelsLike", "humidity", "pressure", "wind", "cloudiness",
            "visibility", "rain", "snow",
        ]
        return weather.filter { shared.contains($0.key) }
            .merging(["reportedDewPoint": temperature, "uvIndex": uvIndex, "chanceOfPrecipitation": share]) { $1 }
    }

    /// The properties of a day of One Call.
    private static var day: [String: Any] {
        let shared = ["utcOffset", "conditions", "humidity", "pressure", "wind", "cloudiness"]
        let depth = measure("millimeters", number(0))
        return weather.filter { shared.contains($0.key) }
            .merging([
                "day": measure("daysSince1970", integer()), "sun": reference("sun"), "moonrise": date, "moonset": date,
                "moonPhase": measure("fraction", number(0, 1)), "summary": string, "low": temperature,
                "high": temperature, "temperatures": reference("dayTemperatures"),
                "feelsLike": reference("dayTemperatures"), "dewPoint": temperature, "uvIndex": uvIndex,
                "chanceOfPrecipitation": share, "rain": depth, "snow": depth, "reportedPrecipitation": depth,
            ]) { $1 }
    }

    private static var pollutants: [String: Any] {
        let names = [
            "ammonia", "carbonMonoxide", "nitrogenDioxide", "nitrogenMonoxide", "ozone", "pm10", "pm2_5",
            "sulfurDioxide",
        ]
        let concentration = measure("microgramsPerCubicMeter", number(0))
        return Dictionary(uniqueKeysWithValues: names.map { ($0, concentration) })
    }

    // MARK: - Parts

    private static func fetched(_ name: String) -> [String: Any] {
        object(
            [
                "fetchedAt": date, "isStale": boolean, "origin": oneOf("network", "cache", "stale"),
                "source": string, "value": reference(name),
            ],
            required: ["fetchedAt", "isStale", "origin", "source", "value"]
        )
    }

    /// The response for one place, or those for several.
    private static func places(_ name: String) -> [String: Any] {
        ["anyOf": [fetched(name), each(name).merging(["minItems": 2]) { $1 }]]
    }

    /// The responses for several places.
    private static func each(_ name: String) -> [String: Any] {
        let place = object(["place": string, "weather": part(name)], required: ["place", "weather"])
        return ["type": "array", "items": place]
    }

    private static func part(_ name: String) -> [String: Any] {
        ["anyOf": [fetched(name), object(["failure": string], required: ["failure"])]]
    }

    private static func object(_ properties: [String: Any], required: [String]) -> [String: Any] {
        ["type": "object", "properties": properties, "required": required, "additionalProperties": false]
    }

    private static func measure(_ unit: String, _ schema: [String: Any]) -> [String: Any] {
        object([unit: schema], required: [unit])
    }

    private static func array(_ name: String) -> [String: Any] {
        ["type": "array", "items": reference(name)]
    }

    private static func reference(_ name: String) -> [String: Any] {
        ["$ref": "#/$defs/\(name)"]
    }

    private static func number(_ minimum: Double, _ maximum: Double? = nil) -> [String: Any] {
        ["type": "number", "minimum": minimum].merging(maximum.map { ["maximum": $0] } ?? [:]) { $1 }
    }

    private static func integer(_ minimum: Int? = nil, _ maximum: Int? = nil) -> [String: Any] {
        let limits = ["minimum": minimum, "maximum": maximum].compactMapValues(\.self)
        return limits.reduce(into: ["type": "integer"]) { $0[$1.key] = $1.value }
    }

    private static func oneOf(_ values: String...) -> [String: Any] { ["enum": values] }

    /// The reason for which a part of a comparison is absent.
    private static var absence: [String: Any] {
        oneOf("needsSubscription", "notAsked", "notRecorded", "fewYears", "overBudget", "failed")
    }

    private static var boolean: [String: Any] { ["type": "boolean"] }
    private static var string: [String: Any] { ["type": "string"] }
    private static var country: [String: Any] { ["type": "string", "pattern": "^[A-Z]{2}$"] }
    private static var date: [String: Any] { ["type": "string", "format": "date-time"] }
    /// The difference from UTC in seconds.
    private static var offset: [String: Any] { integer(-86_400, 86_400) }
    private static var temperature: [String: Any] { measure("celsius", number(-273.15)) }
    private static var share: [String: Any] { measure("percent", number(0, 100)) }
    private static var uvIndex: [String: Any] { measure("value", number(0)) }
    private static var signedSpeed: [String: Any] { measure("metersPerSecond", ["type": "number"]) }
    private static var speed: [String: Any] { measure("metersPerSecond", number(0)) }
}
