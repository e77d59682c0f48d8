public import Foundation
public import OpenWeatherCore

/// A ledger that servers on several machines share, in a Redis that has every write on its disk before it replies.
///
/// The record of a plan is changed under a lock that ends by itself, and is stored only if the lock is still held: a
/// server that was stopped for longer counts nothing and throws. For a plan with a cap, the calls of a change are also
/// leased by the script of the gateway in `Examples/Gateway`, so that servers and gateways have one bill; days are then
/// those of Redis' clock. When Redis cannot be reached, changes fail, and a client sends no call that may cost money.
public actor RedisCallLedger: CallLedger {
    private let connection: RedisConnection
    private let name: String
    private let caps: [BillingPlan: Int]
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let server = UUID().uuidString
    private var isBusy = false
    private var waiting: [(id: UUID, turn: CheckedContinuation<Bool, Never>)] = []

    /// Creates a ledger.
    ///
    /// - Parameters:
    ///   - host: The name or the address of Redis, on a network that is your own: the connection is not encrypted. All
    ///     addresses of a name are tried.
    ///   - port: Its port.
    ///   - password: Its password; an empty one for none.
    ///   - name: The name under which the records of an account are kept; never its key.
    ///   - caps: The calls of a UTC day that servers and gateways may send together, by plan.
    ///   - timeout: The longest wait for a connection, and for a reply.
    ///   - clock: The clock that measures waits.
    ///   - now: The current date, by which the calls of a change are read from a record.
    public init(
        host: String,
        port: UInt16 = 6379,
        password: String = "",
        name: String = "servers",
        caps: [BillingPlan: Int] = [:],
        timeout: Duration = .seconds(2),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        connection = RedisConnection(host: host, port: port, password: Secret(password), timeout: timeout)
        (self.name, self.caps, self.clock, self.now) = (name, caps, clock, now)
    }

    /// Returns the record of a plan; an empty one when no call was counted.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when Redis does not reply;
    ///   ``/OpenWeatherCore/WeatherError/cancelled`` when the task is cancelled while it waits for others.
    public func record(of plan: BillingPlan) async throws(WeatherError) -> CallRecord {
        let key = key(of: plan)
        guard await enter() else { throw .cancelled }
        defer { leave() }
        do throws(RedisFailure) {
            return try Self.record(in: try await connection.send(["GET", key].map { Data($0.utf8) }))
        } catch {
            throw .storage(.unreadable(name: key))
        }
    }

    /// Changes the record of a plan and returns the result of the change once the new record is on the disk of Redis.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - change: A closure that edits the record in place; it is called once, under the lock.
    /// - Returns: The result of `change`.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also when others hold the lock for too long, when the lock
    ///   has ended, and when the calls of the day are spent; ``/OpenWeatherCore/WeatherError/cancelled`` when the task
    ///   is cancelled while it waits for others.
    public func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(WeatherError) -> Result {
        let key = key(of: plan)
        let token = UUID().uuidString
        guard await enter() else { throw .cancelled }
        defer { leave() }
        guard !Task.isCancelled else { throw .cancelled }
        do throws(RedisFailure) {
            guard try await lock(key, token) else {
                if Task.isCancelled { throw RedisFailure.refused("cancelled") }
                throw RedisFailure.unreachable(0)
            }
            do throws(RedisFailure) {
                return try await store(plan, under: token, change)
            } catch {
                // Others need not wait until the lock ends by itself.
                _ = try? await connection.send(
                    ["EVAL", Self.releasing, "1", key + ":lock", token].map { Data($0.utf8) }
                )
                throw error
            }
        } catch {
            if error == .refused("cancelled") { throw .cancelled }
            throw .storage(.unwritable(name: key))
        }
    }

    private func store<Result: Sendable>(
        _ plan: BillingPlan,
        under token: String,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(RedisFailure) -> Result {
        let key = key(of: plan)
        let old = try Self.record(in: try await connection.send(["GET", key].map { Data($0.utf8) }))
        var record = old
        let result = change(&record)
        let date = now()
        let calls = record.count(in: .day, at: date) - old.count(in: .day, at: date)
        if let cap = caps[plan], calls > 0 { try await lease(calls, of: plan, cap: cap) }
        // Also a record that did not change, which shows that the lock was held all the time.
        let stored = try await connection.send(
            ["EVAL", Self.storing, "2", key, key + ":lock", token].map { Data($0.utf8) } + [record.bytes]
        )
        guard stored == .number(1) else { throw RedisFailure.refused("the lock has ended") }
        return result
    }

    /// Stores a record and ends the lock, if it is still held.
    private static let storing = """
        if redis.call("GET", KEYS[2]) ~= ARGV[1] then return 0 end
        redis.call("SET", KEYS[1], ARGV[2])
        redis.call("DEL", KEYS[2])
        return 1
        """
    private static let releasing = """
        if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("DEL", KEYS[1]) end
        return 1
        """
    private static let longestHold = "10000"

    /// The script of the gateway, which counts by Redis' clock.
    private static let lease = String(decoding: PackageResources.lease_redis_lua, as: UTF8.self)

    private func key(of plan: BillingPlan) -> String { "openweather:record:\(name):\(plan.rawValue)" }

    private static func record(in reply: RedisReply) throws(RedisFailure) -> CallRecord {
        guard reply != .data(nil) else { return CallRecord() }
        // One that cannot be read may hold any number of calls.
        return reply.bytes.flatMap { CallRecord($0) } ?? .incomplete
    }

    /// Takes the lock of a record; `false` when it is held by others for too long, or the task was cancelled.
    private func lock(_ key: String, _ token: String) async throws(RedisFailure) -> Bool {
        let command = ["SET", key + ":lock", token, "NX", "PX", Self.longestHold].map { Data($0.utf8) }
        var pause = Duration.milliseconds(1)
        var waited = Duration.zero
        while try await connection.send(command) == .data(nil) {
            guard waited < .seconds(15), (try? await clock.sleep(for: pause)) != nil else { return false }
            waited += pause
            pause = min(pause * 2, .milliseconds(50))
        }
        return true
    }

    /// Leases calls from the gateway's counts, all of them or none that is used.
    private func lease(_ calls: Int, of plan: BillingPlan, cap: Int) async throws(RedisFailure) {
        var left = calls
        while left > 0 {
            let arguments = [
                server, UUID().uuidString, plan.rawValue.lowercased(), "servers", "\(left)", "\(cap)", "0", "0",
            ]
            let reply = try await connection.send((["EVAL", Self.lease, "0"] + arguments).map { Data($0.utf8) })
            let words = reply.bytes.map { String(decoding: $0, as: UTF8.self) }?.split(separator: " ") ?? []
            guard words.count == 6, let granted = Int(words[0]) else { throw .malformed }
            guard granted > 0 else { throw .refused(String(words[1])) }
            left -= granted
        }
    }

    /// Waits until no other call is running; `false` when the task is cancelled before.
    private func enter() async -> Bool {
        guard isBusy else {
            isBusy = true
            return true
        }
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (turn: CheckedContinuation<Bool, Never>) in
                if Task.isCancelled { turn.resume(returning: false) } else { waiting.append((id, turn)) }
            }
        } onCancel: {
            Task { await giveUp(id) }
        }
    }

    private func giveUp(_ id: UUID) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).turn.resume(returning: false)
    }

    private func leave() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().turn.resume(returning: true) }
    }
}
