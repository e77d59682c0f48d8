import Foundation
import OpenWeather
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

// snippet: insight-tell
/// Tells the user of the weather at a place before it comes, and returns the date of the next request.
@MainActor
func tell(
    of place: Location,
    in app: OpenWeatherApp,
    record: NoticeRecord,
    save: (NoticeRecord) throws -> Void
) async throws -> Date? {
    let parts = app.dependencies
    let rules = try await parts.preferences.preferences().notices
    guard let rules, let oneCall = parts.oneCall, let notifier = parts.notifier else { return nil }
    // What cannot be shown costs no call, and is told of once it can be.
    guard await notifier.isPermitted() == true else { return nil }

    let report = try await oneCall.oneCall(at: place.coordinate, parts: [.minutes, .hours, .alerts])
    let planner = RuleNoticePlanner(timeZone: parts.timeZone)
    let plan = planner.plan(for: report, rules: rules, record: record, at: parts.now())
    // Before anything is shown: what a killed app has not shown is lost, and nothing is shown twice.
    try save(plan.record)

    let hours = (try? report.hours?.get().value) ?? []
    let messages = (plan.now + plan.scheduled)
        .compactMap { notice in
            // Clocks may change before the weather that the notice tells of.
            var date = notice.expires
            if case .alert(let alert) = notice.content { date = max(alert.start, parts.now()) }
            let clocks = (hours.last { $0.date <= date } ?? hours.first)?.utcOffset
            return NoticeMessage(about: notice, at: place, clocks: clocks, in: app.settings.environment)
        }
    try await notifier.show(messages, at: place.id)
    return plan.nextCheck?.date
}
// end

@Suite("Code of the pages on insights", .watched)
struct InsightSnippets {
    @Test
    func `an outlook is made from the parts of the weather`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let now = Date()

        // snippet: insight-windows
        let weather = ActivityWeather(
            coordinate: coordinate,
            oneCall: try? await client.oneCall(at: coordinate, parts: [.current, .minutes, .hours]),
            forecast: try await client.forecast(for: .coordinate(coordinate)),
            airQuality: try? await client.airQualityForecast(at: coordinate)
        )
        let outlook = WindowFinder().outlook(for: .run, in: weather, at: now)
        switch outlook.answer {
        case .windows:
            for window in outlook.windows {
                print(window.isApproximate ? "about" : "", window.interval, window.weakest?.element ?? "")
            }
        case .none:
            for obstacle in outlook.obstacles { print(obstacle.requirement.element, "until", obstacle.interval.end) }
        case .unknown:
            print("not known:", outlook.missing)
        }
        if !outlook.outdated.isEmpty { print("from old weather:", outlook.outdated) }
        // end

        #expect(outlook.knownUntil > now + 86_400)
        #expect(outlook.outdated.isEmpty)
    }

    @Test
    func `limits are replaced and left out`() {
        // snippet: insight-activities
        let run = Activity.run
            .requiring(.feelsLike(Temperature(celsius: 5)...Temperature(celsius: 20)))
            .without(.daylight)
        let kite = Activity(
            id: "kite",
            duration: .seconds(3_600),
            requirements: [.gusts(atMost: Speed(metersPerSecond: 12)), .precipitation(atMost: .zero), .daylight]
        )
        // end

        #expect(run.requirements.count == Activity.run.requirements.count - 1)
        #expect(kite.requirements.count == 3)
    }

    @Test
    func `a picnic is an activity`() {
        // snippet: insight-picnic
        let picnic = Activity(
            id: "picnic",
            duration: .seconds(2 * 3_600),
            requirements: [
                .precipitation(atMost: .zero),
                .feelsLike(Temperature(celsius: 18)...Temperature(celsius: 28)),
                .daylight,
            ]
        )
        // end

        #expect(picnic.duration == .seconds(7_200))
    }

    @Test
    func `a ride is read from a file`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gpx")
        let points = ["38.72,-9.14", "38.80,-9.30"].map { $0.split(separator: ",") }
            .map { #"<trkpt lat="\#($0[0])" lon="\#($0[1])"/>"# }
        try Data("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let now = Date()
        let start = now + 3_600

        // snippet: insight-route
        let track = try GPXReader().track(in: try Data(contentsOf: file))
        let speed = Speed(22, in: .kilometersPerHour)
        let route = try TimedRoute(track, from: start, speed: speed).thinned()
        let cells = route.cells
        print("at most \(cells.count * client.cost(of: .forecast).total) calls")

        var weather: [ActivityWeather] = []
        for await cell in client.forecasts(for: cells.map(LocationQuery.coordinate)) {
            guard let forecast = try? cell.result.get() else { continue }  // its points are unknown
            weather.append(ActivityWeather(coordinate: cells[cell.index], forecast: forecast))
        }
        for stop in NearestCellFinder().stops(along: route, in: weather, at: now) {
            let kilometers = stop.point.distance.kilometers
            guard let elements = stop.elements else {
                print(stop.point.arrival, kilometers, stop.isBeyondForecast ? "not known yet" : "not known")
                continue
            }
            print(stop.point.arrival, kilometers, elements.temperature, stop.hourlyPrecipitation ?? "unknown rain")
            if let wind = stop.wind { print("tail wind:", wind.tailwind, "from the right:", wind.crosswind) }
        }
        // end

        #expect(weather.count == 2)
        #expect(NearestCellFinder().stops(along: route, in: weather, at: now).allSatisfy { $0.elements != nil })
    }

    @Test
    func `a route keeps the times of a file`() throws {
        let point = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let start = Date()
        let track = [TrackPoint(point, at: start - 86_400)]
        let weather: [ActivityWeather] = []
        let now = start

        // snippet: insight-route-times
        let route = try TimedRoute(track, from: start)  // the file's times, moved to the start
        // end
        // snippet: insight-stops
        let stops = NearestCellFinder().stops(along: route, in: weather, at: now)
        // end

        #expect(stops.map(\.point.arrival) == [start])
    }

    @Test
    func `a route is thinned to its cells`() throws {
        let track = [TrackPoint(Coordinate(clampingLatitude: 38.72, longitude: -9.14))]
        let start = Date()

        // snippet: insight-cells
        let route = try TimedRoute(track, from: start, speed: Speed(22, in: .kilometersPerHour)).thinned()
        print("\(route.cells.count) requests")
        // end

        #expect(route.cells.count == 1)
    }

    @Test
    func `a file is read from its data`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gpx")

        #expect(throws: CocoaError.self) {
            // snippet: insight-gpx
            let track = try GPXReader().track(in: Data(contentsOf: file))
            // end
            print(track.count)
        }
    }

    @Test
    func `a finder needs weather and a date`() {
        let weather = ActivityWeather(coordinate: Coordinate(clampingLatitude: 38.72, longitude: -9.14))
        let now = Date()

        // snippet: insight-finder
        let outlook = WindowFinder().outlook(for: .run, in: weather, at: now)
        // end

        #expect(outlook.answer == .unknown)
    }

    @Test
    func `a diary is kept, asked and erased`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let directory = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }

        // snippet: insight-diary
        let diary = FileForecastDiary(directory: directory)
        let weather = RecordingWeatherRepository(client.repositories.weather, into: diary)

        let current = try await weather.currentWeather(for: .coordinate(coordinate))
        let forecast = try await weather.forecast(for: .coordinate(coordinate))
        // end

        #expect(forecast.city.coordinate.rounded(toDecimals: 0) == current.coordinate.rounded(toDecimals: 0))
        #expect(try await diary.entries(at: coordinate).count > 30)

        // snippet: insight-accuracy
        for accuracy in await DiaryReview(diary).accuracy(at: coordinate) {
            if let error = accuracy.temperature {
                print(accuracy.daysAhead, "days ahead:", error.meanAbsoluteError.value, "K off, of", error.count)
            }
            for bin in accuracy.chanceOfPrecipitation?.bins ?? [] {
                print("of", bin.count, "times with", bin.chance.percent, "%, it was wet in", bin.came.percent, "%")
            }
        }
        // end

        // snippet: insight-erase
        try await diary.erase()
        // end

        #expect(try await diary.entries(at: coordinate).isEmpty)
    }

    @Test
    func `notices are planned from a report`() async throws {
        let client = client(.v3)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let now = Date()
        var record = NoticeRecord()

        // snippet: insight-notices
        let rules = NoticeRules(rain: NoticeRules.Rain(lead: .seconds(20 * 60)), morning: 7 * 60)
        let planner = RuleNoticePlanner(timeZone: .current)

        let report = try await client.oneCall(at: coordinate, parts: [.minutes, .hours, .days, .alerts])
        let plan = planner.plan(for: report, rules: rules, record: record, at: now)
        for notice in plan.now { print("now:", notice.content) }
        for notice in plan.scheduled { print(notice.date, notice.content, "void from", notice.expires) }
        if let check = plan.nextCheck { print("ask again at", check.date, "for", check.cost(in: .v3).total, "call") }
        record = plan.record
        // end

        #expect(try #require(plan.nextCheck).date > now)
        #expect(plan.record.scheduled == plan.scheduled)
        #expect(record == plan.record)
    }

    @Test
    func `a forecast stands in for One Call`() async throws {
        let client = client(.v3)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)

        // snippet: insight-forecast-report
        let report = OneCallReport(hoursOf: try await client.forecast(for: .coordinate(coordinate)))
        // end

        #expect(try #require(try report.hours?.get().value.count) > 100)
    }

    @MainActor
    @Test
    func `an app tells of the weather`() async throws {
        let notifier = StubNotifier(isPermitted: true)
        let preferences = InMemoryPreferencesStore()
        try await preferences.update { $0.notices = NoticeRules(morning: 7 * 60) }
        let client = client(.v3)
        var parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        parts.oneCall = client.repositories.oneCall
        parts.notifier = notifier
        let saved = Locked<[NoticeRecord]>([])

        let next = try await tell(
            of: .lisbon,
            in: OpenWeatherApp(client: client, dependencies: parts),
            record: NoticeRecord()
        ) { record in
            saved.withLock { $0.append(record) }
        }

        #expect(try #require(next) > Date())
        #expect(saved.withLock { $0.count } == 1)
        #expect(await notifier.messages[Location.lisbon.id] != nil)
    }

    private func client(_ version: OneCallVersion) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        configuration.oneCallVersion = .fixed(version)
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `weather is compared with yesterday and the usual`() async throws {
        let client = client(.v4)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)

        // snippet: insight-comparison
        let source = ComparisonSource(
            history: client.repositories.history,
            timelines: client.repositories.timelines,
            version: { await client.knownOneCallVersion() }
        )
        let now = try await client.currentWeather(for: .coordinate(coordinate)).value
        let cost = await source.cost(of: now, at: coordinate)
        print("yesterday:", cost.dayBefore.total, "usual:", cost.usual.total)  // 1 and 30 with One Call 4.0
        let comparison = await source.comparison(of: now, at: coordinate, allowance: .asked(calls: cost.total.total))

        if let degrees = comparison.celsiusAboveDayBefore(now) {
            print(degrees.magnitude, degrees < 0 ? "colder" : "warmer", "than yesterday at this time")
        }
        switch comparison.usual {
        case .known(let usual):
            print("usual high:", usual.high.middle, "from", usual.dayCount, "days of", usual.years ?? 0...0)
        case .absent(let reason):
            print("no usual weather:", reason)
        }
        // end

        #expect(cost.total.total == 31)
        #expect(comparison.celsiusAboveDayBefore(now) != nil)
        #expect(comparison.usual.value?.yearCount == 30)
    }

    @Test
    func `yesterday is in a diary`() async throws {
        let client = client(.v3)
        let coordinate = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let directory = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }

        // snippet: insight-yesterday
        let diary = FileForecastDiary(directory: directory)
        let weather = RecordingWeatherRepository(client.repositories.weather, into: diary)

        let now = try await weather.currentWeather(for: .coordinate(coordinate)).value
        let source = DiaryComparisonSource(diary)
        let comparison = await source.comparison(of: now, at: coordinate, allowance: .cached)
        // end

        #expect(comparison.dayBefore == .absent(.notRecorded))
    }

    @Test
    func `a source of comparisons needs a client`() async {
        let client = client(.v3)

        // snippet: insight-comparison-source
        let source = ComparisonSource(
            history: client.repositories.history,
            timelines: client.repositories.timelines,
            version: { await client.knownOneCallVersion() }
        )
        // end

        #expect(
            await source.cost(of: .sample(), at: Coordinate(clampingLatitude: 38.72, longitude: -9.14)).usual == .free
        )
    }
}
