public import OpenWeatherCore

/// A source of weather that writes what it returns into a diary of forecasts.
///
/// It requests nothing by itself, and writes only what its source has just fetched, not what was cached. Weather is
/// returned even when the diary cannot be written. Weather of a place that was asked for by its name is recorded at the
/// coordinate of the response, else at the one that was asked for.
public struct RecordingWeatherRepository: WeatherRepository {
    private let source: any WeatherRepository
    private let recorder: DiaryRecorder

    /// Creates a source over another one.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - diary: The diary.
    ///   - isRecording: A closure that returns whether the user lets the diary be kept.
    ///   - onProblem: A closure that receives the failures of the diary.
    public init(
        _ source: any WeatherRepository,
        into diary: any ForecastDiary,
        isRecording: @escaping @Sendable () async -> Bool = { true },
        onProblem: @escaping @Sendable (WeatherError) -> Void = { _ in }
    ) {
        self.source = source
        recorder = DiaryRecorder(diary: diary, isRecording: isRecording, onProblem: onProblem)
    }

    /// Returns the weather of the source, after it was recorded.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        let weather = try await source.currentWeather(for: query, options: options, policy: policy)
        await recorder.record(weather, at: query.point ?? weather.coordinate) { [DiaryEntry($0.value)] }
        return weather
    }

    /// Returns the forecast of the source, after it was recorded.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        let forecast = try await source.forecast(for: query, count: count, options: options, policy: policy)
        await recorder.record(forecast, at: query.point ?? forecast.city.coordinate, DiaryEntry.entries(of:))
        return forecast
    }
}

/// A source of One Call that writes its current weather and its hours into a diary of forecasts.
///
/// It requests nothing by itself, and writes only what its source has just fetched, not what was cached.
public struct RecordingOneCallRepository: OneCallRepository {
    private let source: any OneCallRepository
    private let recorder: DiaryRecorder

    /// Creates a source over another one; see
    /// ``RecordingWeatherRepository/init(_:into:isRecording:onProblem:)``.
    public init(
        _ source: any OneCallRepository,
        into diary: any ForecastDiary,
        isRecording: @escaping @Sendable () async -> Bool = { true },
        onProblem: @escaping @Sendable (WeatherError) -> Void = { _ in }
    ) {
        self.source = source
        recorder = DiaryRecorder(diary: diary, isRecording: isRecording, onProblem: onProblem)
    }

    /// Returns the reports of the source; the last one is recorded before the stream ends.
    public func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let updates = source.oneCallUpdates(at: coordinate, parts: parts, options: options, policy: policy)
        return AsyncStream { continuation in
            let task = Task { [recorder] in
                var last = OneCallReport()
                for await report in updates {
                    last = report
                    continuation.yield(report)
                }
                if let current = try? last.current?.get() {
                    await recorder.record(current, at: coordinate) { [DiaryEntry($0.value)] }
                }
                if let hours = try? last.hours?.get() {
                    await recorder.record(hours, at: coordinate, DiaryEntry.entries(of:))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

/// A writer into a diary, where the user lets it be kept.
private struct DiaryRecorder: Sendable {
    let diary: any ForecastDiary
    let isRecording: @Sendable () async -> Bool
    let onProblem: @Sendable (WeatherError) -> Void

    func record<Value>(
        _ fetched: Fetched<Value>,
        at coordinate: Coordinate,
        _ entries: (Fetched<Value>) -> [DiaryEntry]
    ) async {
        guard fetched.origin == .network, await isRecording() else { return }
        do throws(WeatherError) {
            try await diary.record(entries(fetched), at: coordinate)
        } catch {
            onProblem(error)
        }
    }
}
