public import Foundation
public import OpenWeatherCore

/// A ledger that counts calls in files that several processes can share.
///
/// There is one small file for each account and plan. A change is made in place under a lock, so that processes count
/// together and one that is killed has counted every call that it sent. The bytes are not forced onto the disk: after a
/// power failure the calls of the last seconds may be missing, or the file may be damaged.
///
/// A damaged file is kept under another name, and calls that may cost money are refused until the UTC day ends, because
/// the number of earlier ones is not known. The same holds for a file that has lost its bytes, and for a plan without a
/// file in a directory whose salt has changed, so that its records cannot be found. When a file cannot be written, changes fail with
/// ``/OpenWeatherCore/WeatherError/storage(_:)``, and a client sends no call that may cost money.
///
/// The names of the files are a keyed hash of the account and the plan, so that they reveal no key, and the ledgers of
/// two keys or two servers are apart.
public actor FileCallLedger: CallLedger {
    private let directory: LedgerDirectory
    private let clock: any Clock<Duration>
    private let lockTimeout: Duration
    /// The files of earlier changes, so that a change does not look for its file again.
    private var files: [BillingPlan: LedgerFile] = [:]

    /// Creates a ledger in a directory, which the first change creates with access for its owner only.
    ///
    /// - Parameters:
    ///   - directory: The directory, usually below ``StandardDirectories/settings(environment:name:)``, because the
    ///     system may empty a directory of caches. Give an app and its widget the directory of their app group.
    ///   - account: The identity of the account, for example the key and the address of the server. It is hashed and
    ///     never stored.
    ///   - lockTimeout: The longest wait while other processes make changes.
    ///   - clock: The clock that measures it.
    public init(
        directory: URL,
        account: Secret,
        lockTimeout: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.directory = LedgerDirectory(url: directory, account: account)
        self.lockTimeout = lockTimeout
        self.clock = clock
    }

    /// Returns the record of a plan; an empty one when no call was counted.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; ``/OpenWeatherCore/WeatherError/cancelled`` when the
    ///   task is cancelled while another process makes a change.
    public func record(of plan: BillingPlan) async throws(WeatherError) -> CallRecord {
        guard let file = try directory.existingFile(of: plan) else { return CallRecord() }
        guard try file.exists() else { return try file.firstRecord() }
        let lock = try await lock(file, try file.openForReading())
        return try file.record(under: lock)
    }

    /// Changes the record of a plan and returns the result of the change once the new record is written.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - change: A closure that edits the record in place; it is called once, under the lock.
    /// - Returns: The result of `change`.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also when other processes hold the lock for too long;
    ///   ``/OpenWeatherCore/WeatherError/cancelled`` when the task is cancelled while it waits for them.
    public func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(WeatherError) -> Result {
        let file = try file(of: plan)
        let lock = try await lock(file, try file.open())
        let old = try file.record(under: lock)
        var record = old
        let result = change(&record)
        try file.write(record, replacing: old, under: lock)
        return result
    }

    /// Returns the file of a plan, in the directory that is at the ledger's path now.
    private func file(of plan: BillingPlan) throws(WeatherError) -> LedgerFile {
        if let file = files[plan], file.isInPlace { return file }
        let file = try directory.file(of: plan)
        files[plan] = file
        return file
    }

    /// Locks an open file, waiting while others hold the lock.
    private func lock(_ file: LedgerFile, _ open: consuming OpenFile) async throws(WeatherError) -> OpenFile {
        var attempts = 0
        var waited = Duration.zero
        var pause = Self.firstPause
        while try !file.tryLock(open) {
            attempts += 1
            // A lock is held for microseconds, unless its holder was stopped, perhaps for want of a core.
            guard attempts > Self.spins else {
                FileSystem.yieldProcessor()
                guard !Task.isCancelled else { throw .cancelled }
                continue
            }
            guard waited < lockTimeout else { throw .storage(.unwritable(name: file.path)) }
            guard (try? await clock.sleep(for: pause)) != nil else { throw .cancelled }
            waited += pause
            pause = min(pause * 2, Self.longestPause)
        }
        return open
    }

    private static let spins = 200
    private static let firstPause = Duration.microseconds(20)
    private static let longestPause = Duration.milliseconds(1)
}
