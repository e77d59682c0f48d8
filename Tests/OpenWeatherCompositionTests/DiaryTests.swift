import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The diary of a composed app", .watched)
struct DiaryTests {
    private let time = TestTime(SampleTime.fetched)
    private let transport: FaultInjectingHTTPClient
    private let store = InMemoryPreferencesStore()
    private let diary = MemoryForecastDiary()

    init() {
        transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { [time] in time.now }))
    }

    private func makeApp(usesOneCall: Bool = false, _ diary: any ForecastDiary) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        configuration.now = { [time] in time.now }
        return .live(configuration: configuration, preferences: store, usesOneCall: usesOneCall) { $0.diary = diary }
    }

    @Test
    func `is in files by default`() {
        let app = OpenWeatherApp.live(configuration: OpenWeatherConfiguration(transport: transport), preferences: store)

        #expect(app.dependencies.diary is FileForecastDiary)
    }

    @Test
    func `is in memory over made-up weather`() {
        let configuration = OpenWeatherConfiguration(transport: transport, source: .madeUp)
        let app = OpenWeatherApp.live(configuration: configuration, preferences: store)

        #expect(app.dependencies.diary is MemoryForecastDiary)
    }

    @Test
    func `is written only while the user's switch is on`() async throws {
        let app = makeApp(diary)
        let (weather, preferences) = (app.dependencies.weather, app.dependencies.preferences)

        _ = try await weather.currentWeather(for: .coordinate(.lisbon))
        #expect(await diary.entries(at: .lisbon) == [])

        try await preferences.update { $0.keepsDiary = true }
        _ = try await weather.forecast(for: .coordinate(.lisbon))
        #expect(await diary.entries(at: .lisbon).count > 30)

        try await preferences.update { $0.keepsDiary = false }
        _ = try await weather.forecast(for: .coordinate(.berlin))
        #expect(await diary.entries(at: .berlin) == [])
    }

    @Test
    func `has what One Call said`() async throws {
        let app = makeApp(usesOneCall: true, diary)
        try await app.dependencies.preferences.update { $0.keepsDiary = true }

        let oneCall = try #require(app.dependencies.oneCall)
        for await _ in oneCall.oneCallUpdates(
            at: .lisbon,
            parts: [.current, .hours],
            options: RequestOptions(),
            policy: .cacheFirst
        ) {}

        let entries = await diary.entries(at: .lisbon)
        #expect(entries.contains { $0.kind == .measured })
        #expect(entries.count > 40)
    }

    @Test
    func `costs no request, and no read of the preferences after the first one`() async throws {
        let app = makeApp(diary)
        try await app.dependencies.preferences.update { $0.keepsDiary = true }
        let weather = app.dependencies.weather
        _ = try await weather.currentWeather(for: .coordinate(.lisbon))
        let (reads, sent) = (store.readCount, transport.requests.count)

        for _ in 0..<20 {
            _ = try await weather.currentWeather(for: .coordinate(.lisbon), options: RequestOptions(), policy: .refresh)
        }

        #expect(store.readCount == reads)
        #expect(transport.requests.count == sent + 20)
    }

    @Test
    func `leaves no file behind while it is off`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        let app = makeApp(FileForecastDiary(directory: directory))
        let (weather, preferences) = (app.dependencies.weather, app.dependencies.preferences)

        _ = try await weather.forecast(for: .coordinate(.lisbon))
        try await app.dependencies.diary?.erase()
        #expect(!FileManager.default.fileExists(atPath: directory.path()))

        try await preferences.update { $0.keepsDiary = true }
        _ = try await weather.forecast(for: .coordinate(.berlin))
        #expect(FileManager.default.fileExists(atPath: directory.path()))
    }

    @Test
    func `is what the screen of a day says about forecasts`() async throws {
        _ = try await store.update { $0 = .sample() }
        for day in 1...30 {
            let date = SampleTime.fetched - Double(day) * 86_400
            let said = DiaryEntry(
                .forecast(lead: .seconds(86_400)),
                date: date,
                temperature: Temperature(celsius: 21)
            )
            let came = DiaryEntry(.measured, date: date, temperature: Temperature(celsius: 20))
            await diary.record([said, came], at: .lisbon)
        }
        let app = makeApp(diary)
        try await app.restore()

        app.router.showDayDetail(UTCOffset.utc.day(of: SampleTime.fetched).advanced(by: 1), at: nil)
        guard case .dayDetail(let screen) = app.topScreen else {
            Issue.record("The day is not on top.")
            return
        }
        await screen.onAppear()

        let text = screen.state.content?.accuracy?.text.text
        #expect(text == "Over 30 days, forecasts a day ahead were 1.0° off here, 1.0° too warm.")
    }

    @Test(arguments: [true, false])
    func `has what home compares with on the second day for no request`(isKept: Bool) async throws {
        var preferences = Preferences.sample()
        preferences.keepsDiary = isKept
        let app = makeApp(diary)
        _ = try await app.dependencies.preferences.update { [preferences] in $0 = preferences }
        try await app.restore()

        await app.home.onAppear()
        #expect(app.home.state.content != nil && app.home.state.content?.comparison == nil)
        time.advance(by: .seconds(86_400))
        await app.home.onAppear()

        let sentence = app.home.state.content?.comparison?.text
        #expect(sentence?.hasSuffix("yesterday at this time") == (isKept ? true : nil), "\(sentence ?? "none")")
        #expect(transport.requests.count == 4)
    }

    @Test
    func `is erased with the history`() async throws {
        let app = makeApp(diary)
        try await app.dependencies.preferences.update { $0.keepsDiary = true }
        try await app.restore()
        _ = try await app.dependencies.weather.forecast(for: .coordinate(.lisbon))

        app.router.showHistory()
        guard case .history(let screen) = app.topScreen else {
            Issue.record("The history is not on top.")
            return
        }
        await screen.onAppear()
        screen.clearTapped()
        await screen.clearConfirmed()

        #expect(await diary.entries(at: .lisbon) == [])
    }
}
