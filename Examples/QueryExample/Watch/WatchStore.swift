import ExampleSupport
import Foundation
import OpenWeatherCore

/// What a watch knows of a place between two requests.
struct WatchState: Codable, Equatable, Sendable {
    /// The notices that were told or are to be told, for the planner.
    var record = NoticeRecord()
    /// The notices to tell later.
    var scheduled: [WeatherNotice] = []
    /// The date of the next request; `nil` for at once.
    var check: Date?
    /// The parts that the next request needs; `nil` for all.
    var parts: Set<OneCallPart>?
    /// The difference between the clocks at the place and UTC at the last request, as far as it is known.
    var utcOffset: UTCOffset?
    /// The version of One Call that responded last; `nil` before one has.
    var version: OneCallVersion?
    /// The date until which One Call is not asked for, because it refused the key.
    var forecastUntil: Date?

    /// Returns the difference between the clocks at the place and UTC at a date, as far as it is known.
    ///
    /// Clocks may change in the night that a notice is about, and each hour of the record knows its own difference.
    func utcOffset(at date: Date) -> UTCOffset? { record.hours.last { $0.date <= date }?.utcOffset ?? utcOffset }

    /// Returns whether a request is due, also because the clock was set back.
    func isDue(at now: Date) -> Bool { record.isAhead(of: now) || check ?? .distantPast <= now }

    /// The date of what is due next: the next request or a notice.
    var next: Date { min(check ?? .distantPast, scheduled.map(\.date).min() ?? .distantFuture) }
}

/// The states of places, in a file for each or in memory.
///
/// A file is replaced as a whole, so that a process that is killed leaves the state before or the one after. The directory
/// belongs to one watch at a time, as two would tell everything twice; the system frees it however a watch ends.
final class WatchStore: Sendable {
    private let directory: URL?
    private let lock: DirectoryLock?
    private let states = Locked<[Coordinate: WatchState]>([:])

    /// Creates a store in a directory, which is created when there is none; in memory when it is `nil`.
    ///
    /// - Throws: `ExampleFailure` when the directory cannot be used, or another watch uses it.
    init(_ directory: URL?) throws(ExampleFailure) {
        self.directory = directory
        lock = try directory.map { (directory) throws(ExampleFailure) in try Self.lock(directory) }
    }

    /// Returns the state of a place; a new one when there is none or its file is damaged.
    func state(at point: Coordinate) -> WatchState {
        if let state = states.withLock({ $0[point] }) { return state }
        guard let file = file(of: point), let data = try? Data(contentsOf: file) else { return WatchState() }
        return (try? JSONDecoder().decode(WatchState.self, from: data)) ?? WatchState()
    }

    /// Keeps the state of a place.
    ///
    /// - Throws: `ExampleFailure` when it cannot be written.
    func save(_ state: WatchState, at point: Coordinate) throws(ExampleFailure) {
        states.withLock { $0[point] = state }
        guard let file = file(of: point) else { return }
        do {
            try JSONEncoder().encode(state).write(to: file, options: .atomic)
        } catch {
            throw Self.failure(file)
        }
    }

    private func file(of point: Coordinate) -> URL? {
        directory?.appending(path: "\(point.latitude),\(point.longitude).json")
    }

    private static func lock(_ directory: URL) throws(ExampleFailure) -> DirectoryLock {
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let file = directory.appending(path: "lock")
        let descriptor = open(file.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(file) }
        let lock = DirectoryLock(descriptor: descriptor)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let path = directory.path(percentEncoded: false)
            throw ExampleFailure("Another watch uses \(path). Wait for its end, or name another --state.")
        }
        return lock
    }

    private static func failure(_ file: URL) -> ExampleFailure {
        ExampleFailure("\(file.path(percentEncoded: false)) cannot be written. Check its path and its permissions.")
    }
}

/// The open file whose lock a watch holds, until this value goes.
private final class DirectoryLock: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        // Closing is not enough: a child that has not yet become its program has the file open, too.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
