public import Foundation
public import OpenWeatherCore

/// A diary of forecasts in a directory that several processes can share.
///
/// The directory tells where its owner has looked for weather, as a history does: choose one that is not shared, and erase
/// it with the history. On Apple systems it is excluded from backups; elsewhere, choose one that is not backed up to others.
/// File names alone do not reveal places.
public actor FileForecastDiary: ForecastDiary {
    private let directory: DiaryDirectory
    private let limits: DiaryLimits
    private let wait: LockWait

    /// Creates a diary in a directory, which the first entry creates with access for its owner only.
    ///
    /// - Parameters:
    ///   - directory: The directory, usually one in ``StandardDirectories/settings(environment:name:)``.
    ///   - limits: The limits; beyond them, the earliest entries and the place that was recorded longest ago are dropped.
    ///   - lockTimeout: The longest wait while another process makes a change.
    ///   - clock: The clock that measures it.
    public init(
        directory: URL,
        limits: DiaryLimits = DiaryLimits(),
        lockTimeout: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.directory = DiaryDirectory(directory)
        self.limits = limits
        wait = LockWait(clock: clock, timeout: lockTimeout)
    }

    /// Adds entries about a place; a number that is out of all bounds, such as a wind of 700 m/s, is left out with its entry.
    public func record(_ entries: [DiaryEntry], at coordinate: Coordinate) async throws(WeatherError) {
        guard !entries.isEmpty else { return }
        let lock = try await lock()
        try directory.change(coordinate, under: lock, limits) { old in
            DiaryEntry.merged(old, entries, limit: limits.entriesPerPlace)
        }
    }

    /// Returns the entries about a place to the minute, the hundredth of a degree, and the centimeter per second.
    public func entries(at coordinate: Coordinate) throws(WeatherError) -> [DiaryEntry] {
        try directory.entries(at: coordinate)
    }

    /// Removes the entries about every place.
    public func erase() async throws(WeatherError) {
        guard try directory.exists() else { return }
        try directory.erase(under: try await lock())
    }

    private func lock() async throws(WeatherError) -> OpenFile {
        try await wait.lock(at: directory.lockPath) { () throws(WeatherError) in try directory.tryLock() }
    }
}
