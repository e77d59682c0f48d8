public import Foundation
import OpenWeatherCaching
public import OpenWeatherCore

/// A queue of measurements on the disk, and the sender that empties it.
///
/// A measurement whose ``enqueue(_:)`` has returned arrives at least once, whatever happens to the process, and twice when it
/// ends between a response and the removal from the queue. Whether the service then replaces the first one is not
/// documented; a second of a station is the same moment either way.
///
/// Several processes may add to one directory, and all of them may run: one at a time sends.
public actor StationUploader {
    /// The sizes and the pace of an uploader.
    public struct Options: Hashable, Sendable {
        /// The largest number of measurements in a request, at least 1; 100 by default.
        public var batchSize = 100
        /// The largest number of measurements that wait; 100,000 by default.
        ///
        /// More are refused, and none is dropped.
        public var limit = 100_000
        /// The time between two requests while all is well, a minute by default, which is the service's shortest period.
        public var interval: Duration = .seconds(60)
        /// The longest wait after failures, which doubles from ``interval``; half an hour by default.
        public var longestWait: Duration = .seconds(1_800)

        /// Creates options with the defaults.
        public init() {}
    }

    private let stations: WeatherStations
    private let queue: FileQueue
    private let options: Options
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let randomness: @Sendable (ClosedRange<Double>) -> Double
    private let onEvent: @Sendable (StationUploadEvent) -> Void

    /// Creates an uploader; nothing is read or sent yet.
    ///
    /// - Parameters:
    ///   - stations: The stations of the account.
    ///   - directory: The directory of the queue, for this purpose alone. It is created when it does not exist.
    ///   - options: The sizes and the pace.
    ///   - clock: The clock on which waits are measured.
    ///   - now: The wall clock, which the queue is ordered by.
    ///   - randomness: The closure that returns a random number in a range, for the spread of waits.
    ///   - onEvent: The handler of events, called on any thread.
    public init(
        _ stations: WeatherStations,
        directory: URL,
        options: Options = Options(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        randomness: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        onEvent: @escaping @Sendable (StationUploadEvent) -> Void = { _ in }
    ) {
        self.stations = stations
        queue = FileQueue(directory: directory)
        self.options = options
        self.clock = clock
        self.now = now
        self.randomness = randomness
        self.onEvent = onEvent
    }

    /// Adds measurements to the queue, and returns once they would survive a power failure.
    ///
    /// - Throws: ``StationQueueError``; when the disk is full or a batch is too large, those before it may have been added.
    public func enqueue(_ measurements: [StationMeasurement]) throws(StationQueueError) {
        let waiting = try waiting()
        guard waiting + measurements.count <= options.limit else { throw .full(waiting: waiting) }
        for start in stride(from: 0, to: measurements.count, by: batchSize) {
            try add(Array(measurements[start..<min(start + batchSize, measurements.count)]))
        }
    }

    private func add(_ batch: [StationMeasurement]) throws(StationQueueError) {
        do throws(WeatherError) {
            let record = try Data.service(batch)
            if record.count <= FileQueue.largest { return try queue.add(record, count: batch.count, at: now()) }
        } catch {
            throw .failed(error)
        }
        throw .tooLarge(batch: batch.count)
    }

    /// Returns the number of measurements that wait, at most: after a refusal, a record may hold fewer than it did.
    ///
    /// - Throws: ``StationQueueError/failed(_:)`` when the directory cannot be read.
    public func waiting() throws(StationQueueError) -> Int {
        do throws(WeatherError) {
            return try queue.records().map(\.count).reduce(0, +)
        } catch {
            throw .failed(error)
        }
    }

    /// Sends what waits and looks again after the interval, until the task is cancelled.
    ///
    /// After a failure that may pass it waits, as long as the service advises and longer each time. A key that is refused
    /// and a contradiction in the settings end it, and all that waits stays in the queue.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `cancelled` when the task is.
    public func run() async throws(WeatherError) {
        var failures = 0
        while true {
            var wait = options.interval
            do throws(WeatherError) {
                try await upload()
                failures = 0
            } catch {
                if error == .cancelled { throw error }
                guard error.mayPass else {
                    onEvent(.stopped(error))
                    throw error
                }
                wait = pause(after: error, failures)
                failures += 1
                onEvent(.waiting(wait, error))
            }
            do { try await clock.sleep(for: wait) } catch { throw .cancelled }
        }
    }

    private func pause(after error: WeatherError, _ failures: Int) -> Duration {
        let doubled = options.interval * Double(1 << min(failures, 20)) * randomness(0.75...1)
        guard case .rateLimited(let advised?, _) = error else { return min(doubled, options.longestWait) }
        return max(advised, min(doubled, options.longestWait))
    }

    /// Sends what waits now, unless another process or call is sending.
    ///
    /// When the service refuses a batch, its halves are sent, and theirs, until the measurements at fault are alone. These
    /// are kept beside the queue in files that end with `.aside`, and reported.
    ///
    /// - Returns: The number of measurements that have arrived.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; what has not arrived stays in the queue.
    @discardableResult
    public func upload() async throws(WeatherError) -> Int {
        guard let emptying = try queue.startEmptying() else { return 0 }
        defer { withExtendedLifetime(emptying) {} }
        var count = 0
        while true {
            var batch = try nextBatch()
            guard !batch.entries.isEmpty else { return count }
            count += try await send(batch.entries[...], of: &batch)
        }
    }

    private var batchSize: Int { max(1, options.batchSize) }

    /// A measurement of a record in the queue.
    private struct Entry: Hashable {
        let record: FileQueue.Record
        let index: Int
        let measurement: StationMeasurement
    }

    /// The measurements of one request, and those of them that still wait.
    private struct Batch {
        var entries: [Entry] = []
        var left: [FileQueue.Record: [Entry]] = [:]
    }

    /// Returns the oldest records that fit into a request.
    private func nextBatch() throws(WeatherError) -> Batch {
        var batch = Batch()
        for record in try queue.records() {
            guard batch.entries.isEmpty || batch.entries.count + record.count <= batchSize else { break }
            guard let data = try queue.contents(of: record) else { continue }
            guard let measurements = try? JSONDecoder().decode([StationMeasurement].self, from: data) else {
                onEvent(.unreadable(name: try queue.setAside(record)))
                continue
            }
            let entries = measurements.enumerated()
                .map { Entry(record: record, index: $0.offset, measurement: $0.element) }
            batch.entries += entries
            batch.left[record] = entries
            if entries.isEmpty { try queue.replace(record, with: nil) }
        }
        return batch
    }

    private func send(_ entries: ArraySlice<Entry>, of batch: inout Batch) async throws(WeatherError) -> Int {
        do throws(WeatherError) {
            try await stations.send(entries.map(\.measurement))
        } catch  where error.isAboutMeasurements {
            guard entries.count > 1 else {
                try reject(entries, because: error)
                try settle(entries, of: &batch)
                return 0
            }
            let middle = entries.startIndex + entries.count / 2
            let first = try await send(entries[..<middle], of: &batch)
            let second = try await send(entries[middle...], of: &batch)
            return first + second
        }
        try settle(entries, of: &batch)
        onEvent(.sent(entries.count))
        return entries.count
    }

    private func reject(_ entries: ArraySlice<Entry>, because error: WeatherError) throws(WeatherError) {
        for entry in entries {
            try queue.keepAside(try .service([entry.measurement]))
            onEvent(.refused(entry.measurement, error))
        }
    }

    /// Removes from the queue what has arrived or was set aside.
    private func settle(_ entries: ArraySlice<Entry>, of batch: inout Batch) throws(WeatherError) {
        let settled = Set(entries)
        for record in Set(entries.map(\.record)) {
            let left = batch.left[record, default: []].filter { !settled.contains($0) }
            batch.left[record] = left
            try queue.replace(record, with: left.isEmpty ? nil : try .service(left.map(\.measurement)))
        }
    }
}

extension WeatherError {
    /// A Boolean value that indicates whether the service says that something is wrong with what was sent.
    fileprivate var isAboutMeasurements: Bool {
        switch self {
        case .badRequest(.refused), .notFound, .server(status: 413, _): true
        default: false
        }
    }

    /// A Boolean value that indicates whether a later attempt can succeed without a change of the settings.
    fileprivate var mayPass: Bool {
        if case .storage = self { return true }
        return isTransient
    }
}
