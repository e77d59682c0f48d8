import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every endpoint with a field that is missing, null, of a wrong type, empty or unknown, and with a body that is cut off.
@Suite("Damaged bodies of One Call", .watched)
struct OneCallDamageTests {
    /// An endpoint with a good body, the call that reads it, and a required field.
    enum Case: String, CaseIterable, Sendable {
        case current3, minutes3, hours3, days3, alerts3, timeMachine, daySummary, overview
        case current4, minutes4, quarterHours4, hours4, days4, alert4

        /// The good body.
        var body: String {
            switch self {
            case .current3, .minutes3, .hours3, .days3, .alerts3: OneCallBody.v3
            case .timeMachine, .current4, .quarterHours4, .hours4: OneCallBody.page(OneCallBody.hour)
            case .minutes4: OneCallBody.page(#"{"dt": 1780002000, "precipitation": 0.4}"#)
            case .days4: OneCallBody.page(OneCallBody.day)
            case .alert4: OneCallBody.alert4
            case .daySummary: OneCallBody.summary
            case .overview: OneCallBody.overview
            }
        }

        /// A required field as it stands in the body, and its path.
        var field: (text: String, path: String) {
            switch self {
            case .current3: (#""temp": 8.3"#, "current.temp")
            case .minutes3: (#""dt": 1780000080"#, "minutely[1].dt")
            case .hours3: (#""temp": 8.1"#, "hourly[0].temp")
            case .days3: (#""dt": 1780045200"#, "daily[0].dt")
            case .alerts3: (#""start": 1779990000"#, "alerts[0].start")
            case .timeMachine, .current4, .quarterHours4, .hours4: (#""dt": 1780002000"#, "data[0].dt")
            case .minutes4: (#""dt": 1780002000"#, "data[0].dt")
            case .days4: (#""min": 6.4"#, "data[0].temp.min")
            case .alert4: (#""end": 1780030000"#, "end")
            case .daySummary: (#""max": 18.29"#, "temperature.max")
            case .overview: (#""date": "2026-05-29""#, "date")
            }
        }

        /// An optional field as it stands in the body.
        var optionalField: String {
            switch self {
            case .current3: #""uvi": 0.5"#
            case .minutes3: #""precipitation": 0.42"#
            case .hours3, .timeMachine, .quarterHours4, .hours4: #""pop": 0.86"#
            case .current4: #""uvi": 1.25"#
            case .days3, .days4: #""moon_phase": 0.44"#
            case .alerts3: #""event": "Wind warning""#
            case .minutes4: #""precipitation": 0.4"#
            case .alert4: #""sender_name": "Met""#
            case .daySummary: #""tz": "+03:00""#
            case .overview: #""units": "metric""#
            }
        }

        /// Reads the body and returns the value as text.
        func value(of body: String) async throws(WeatherError) -> String {
            let service = OneCallService(body: body)
            switch self {
            case .current3: return try await part(.current, .v3, service)
            case .minutes3: return try await part(.minutes, .v3, service)
            case .hours3: return try await part(.hours, .v3, service)
            case .days3: return try await part(.days, .v3, service)
            case .alerts3: return try await part(.alerts, .v3, service)
            case .current4: return try await part(.current, .v4, service)
            case .minutes4: return try await part(.minutes, .v4, service)
            case .quarterHours4: return try await part(.quarterHours, .v4, service)
            case .hours4: return try await part(.hours, .v4, service)
            case .days4: return try await part(.days, .v4, service)
            case .alert4: return "\(try await service.oneCall().alert(id: "a", policy: .refresh).value)"
            case .timeMachine:
                let date = Date(timeIntervalSince1970: 1_780_002_000)
                let sut = service.oneCall(.fixed(.v3))
                return
                    "\(try await sut.hour(of: date, at: .helsinki, options: RequestOptions(), policy: .refresh).value)"
            case .daySummary:
                let day = LocalDay(year: 2026, month: 5, day: 29) ?? LocalDay(daysSince1970: 0)
                let sut = service.oneCall(.fixed(.v3))
                return
                    "\(try await sut.day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh).value)"
            case .overview:
                return
                    "\(try await service.oneCall().overview(of: nil, at: .helsinki, units: .imperial, policy: .refresh).value)"
            }
        }

        private func part(
            _ part: OneCallPart,
            _ version: OneCallVersion,
            _ service: OneCallService
        ) async throws(WeatherError) -> String {
            "\(try await service.oneCall(.fixed(version)).oneCall(at: .helsinki, parts: [part]))"
        }
    }

    private func key(of field: String) throws -> String {
        try String(#require(field.split(separator: ":").first))
    }

    @Test(arguments: Case.allCases)
    func `are named by the path of a required field`(which: Case) async throws {
        let (text, path) = which.field
        let key = try key(of: text)
        for damage in ["\"other\": 1", "\(key): null", "\(key): {}", "\(key): []", "\(key): \"x\"", "\(key): true"] {
            // A text may be any but the right one.
            if which == .overview, damage.hasSuffix("\"x\"") { continue }
            let body = try which.body.with(damage, for: text)
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path)), "\(damage)") {
                try await which.value(of: body)
            }
        }
    }

    @Test(arguments: Case.allCases)
    func `are read without an optional field`(which: Case) async throws {
        let text = which.optionalField
        let key = try key(of: text)
        let without = try await which.value(of: which.body.with("\"other\": 1", for: text))
        #expect(try await which.value(of: which.body) != without)
        for damage in ["\(key): null", "\(key): {}", "\(key): []", "\(key): true"] {
            #expect(try await which.value(of: which.body.with(damage, for: text)) == without, "\(damage)")
        }
    }

    @Test(arguments: Case.allCases)
    func `are read with unknown fields`(which: Case) async throws {
        let text = which.field.text
        let body = try which.body.with(#""newer": [{"dt": {}}], \#(text)"#, for: text)
        #expect(try await which.value(of: body) == which.value(of: which.body))
    }

    @Test(arguments: Case.allCases)
    func `are refused when cut off anywhere`(which: Case) async throws {
        let bytes = Array(which.body.utf8)
        for length in stride(from: 0, to: bytes.count - 1, by: 7) {
            let body = String(decoding: bytes.prefix(length), as: UTF8.self)
            let expected: InvalidResponse = body.allSatisfy(\.isWhitespace) ? .empty : .truncated
            await #expect(throws: WeatherError.invalidResponse(expected), "\(length)") {
                try await which.value(of: body)
            }
        }
    }

    @Test
    func `of one section leave the others alone`() async throws {
        let body = try OneCallBody.v3.with(#""temp": "x""#, for: #""temp": 8.1"#)
            .with(#""daily": {}, "old": "#, for: #""daily": "#)
        let report = try await OneCallService(body: body).oneCall(.fixed(.v3)).oneCall(at: .helsinki)
        #expect(
            report.failures == [
                .hours: .invalidResponse(.invalidField(path: "hourly[0].temp")),
                .days: .invalidResponse(.invalidField(path: "daily")), .quarterHours: .unsupported,
            ]
        )
        #expect(report.current?.value != nil)
        #expect(report.minutes?.value?.count == 2)
        #expect(report.alerts?.value?.alerts.count == 2)
    }

    @Test
    func `without a section have no alerts and no minutes and miss the rest`() async throws {
        for body in [
            #"{"lat": 1, "lon": 2}"#, #"{"lat": 1, "lon": 2, "minutely": null, "alerts": null, "hourly": null}"#,
        ] {
            let report = try await OneCallService(body: body).oneCall(.fixed(.v3)).oneCall(at: .helsinki)
            #expect(report.alerts?.value == WeatherAlerts())
            #expect(report.minutes?.value == [])
            #expect(report.failures[.hours] == .invalidResponse(.invalidField(path: "hourly")))
            #expect(report.failures[.days] == .invalidResponse(.invalidField(path: "daily")))
            #expect(report.failures[.current] == .invalidResponse(.invalidField(path: "current")))
        }
    }

    @Test(arguments: [OneCallPart.minutes, .quarterHours, .hours, .days])
    func `without rows have none`(part: OneCallPart) async throws {
        let service = OneCallService(body: OneCallBody.page())
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [part])
        #expect(report.failures.isEmpty)
        #expect(service.requests.count == 1)
    }

    @Test(arguments: ["0", "\"x\"", "true", "null", "[]", "[{}]"])
    func `of a first element leave the other sections alone`(element: String) async throws {
        let body = try OneCallBody.v3.with("\"minutely\": [\(element), ", for: "\"minutely\": [")
        let report = try await OneCallService(body: body).oneCall(.fixed(.v3)).oneCall(at: .helsinki)

        #expect(report.failures[.minutes] == .invalidResponse(.invalidField(path: "minutely[0]")))
        #expect(report.failures.count == 2 && report.failures[.quarterHours] == .unsupported)
    }

    @Test
    func `with empty sections of 3 have empty parts`() async throws {
        let body = #"{"lat": 1, "lon": 2, "minutely": [], "hourly": [], "daily": [], "alerts": []}"#
        let parts: Set<OneCallPart> = [.minutes, .hours, .days, .alerts]
        let report = try await OneCallService(body: body).oneCall(.fixed(.v3))
            .oneCall(at: .helsinki, parts: parts)

        #expect(report.failures.isEmpty && report.parts == parts)
        #expect(try report.minutes?.get().value == [] && report.hours?.get().value == [])
        #expect(try report.days?.get().value == [] && report.alerts?.get().value == WeatherAlerts([]))
    }

    @Test(arguments: [OneCallVersion.v3, .v4])
    func `without a past row are not found`(version: OneCallVersion) async throws {
        let sut = OneCallService(body: OneCallBody.page()).oneCall(.fixed(version))
        let date = Date(timeIntervalSince1970: 1_780_002_000)
        await #expect(throws: WeatherError.notFound) {
            try await sut.hour(of: date, at: .helsinki, options: RequestOptions(), policy: .refresh)
        }
        guard version == .v4 else { return }
        await #expect(throws: WeatherError.notFound) {
            let day = UTCOffset.utc.day(of: date)
            return try await sut.day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh)
        }
    }

    @Test
    func `without rows are empty pages`() async throws {
        let sut = OneCallService(body: OneCallBody.page()).oneCall(.fixed(.v4))
        for step in TimelineStep.allCases {
            let page = try await sut.hourlyPage(
                step,
                from: nil,
                at: .helsinki,
                options: RequestOptions(),
                policy: .refresh
            )
            #expect(page.value.isEmpty)
        }
        let days = try await sut.dailyPage(from: nil, at: .helsinki, options: RequestOptions(), policy: .refresh)
        #expect(days.value.isEmpty)
    }

    @Test
    func `with empty arrays in a row are read`() async throws {
        let alert = #"{"start": 1, "end": 2, "description": [], "tags": []}"#
        let found = try await OneCallService(body: alert).oneCall().alert(id: "a", policy: .refresh).value
        #expect(found.texts.isEmpty && found.tags.isEmpty)
        let row = #"{"dt": 1780002000, "temp": 8, "weather": [], "alerts": []}"#
        let service = OneCallService(body: OneCallBody.page(row))
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.current, .alerts])
        #expect(try report.current?.get().value.conditions == [] && report.alerts?.get().value == WeatherAlerts([]))
        #expect(service.requests.count == 1)
    }

    @Test
    func `without a row have no weather now`() async throws {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "data[0]"))) {
            try await OneCallService(body: OneCallBody.page()).oneCall(.fixed(.v4))
                .oneCall(at: .helsinki, parts: [.current])
        }
    }

    @Test(arguments: [#"{"cod": "404", "message": "x"}"#, #"{"cod":401,"message":"x"}"#])
    func `are the failure that they report`(body: String) async throws {
        let expected: WeatherError = body.contains("404") ? .notFound : .invalidKey(.undetermined)
        for which in Case.allCases {
            await #expect(throws: expected, "\(which)") { try await which.value(of: body) }
        }
    }

    @Test
    func `with too many rows are refused`() async throws {
        let service = OneCallService(body: OneCallBody.page(OneCallBody.hours(501, from: 1_780_002_000)))
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "data"))) {
            try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.quarterHours])
        }
    }

    @Test
    func `with impossible values have none`() async throws {
        let row = """
            {"dt": 1780002000, "temp": 8, "humidity": 101, "dew_point": 999, "uvi": -1, "pop": null, "wind_speed": -1,
             "wind_deg": 361, "visibility": -1, "pressure": 1006.71, "weather": [], "rain": {}}
            """
        let sut = try await OneCallService(body: OneCallBody.page(row)).oneCall(.fixed(.v4))
            .oneCall(at: .helsinki, parts: [.quarterHours]).quarterHours?
            .value?
            .first
        #expect(
            sut
                == HourlyForecast(
                    date: Date(timeIntervalSince1970: 1_780_002_000),
                    utcOffset: UTCOffset(seconds: 10_800),
                    elements: WeatherElements(
                        temperature: Temperature(celsius: 8),
                        pressure: Pressure(hectopascals: 1006.71)
                    )
                )
        )
    }
}
