import Foundation
import OpenWeather
import OpenWeatherCore

/// The parts of One Call where the key reaches it.
///
/// A key without the subscription is not tried again for a day, because each attempt is a call or two. One that is wrong or
/// not active yet is: it says nothing about a subscription.
actor OneCallReach {
    private let client: OpenWeatherClient
    private let isWanted: Bool
    private let now: @Sendable () -> Date
    private var refusal = Date.distantPast

    /// Creates the reach of a client's key; `isWanted` is `false` when One Call must not be requested.
    init(of client: OpenWeatherClient, isWanted: Bool, now: @escaping @Sendable () -> Date) {
        self.client = client
        self.isWanted = isWanted
        self.now = now
    }

    /// A Boolean value that indicates whether One Call may be requested.
    var isOpen: Bool {
        // A refusal in the future is left by a clock that was set back since.
        isWanted && !(0..<86_400).contains(now().timeIntervalSince(refusal))
    }

    /// Returns a report with some parts at least; `nil` when the key does not reach One Call.
    ///
    /// - Throws: `WeatherError` when the parts have no value for another reason, also when the key is not valid at all.
    func report(
        _ parts: Set<OneCallPart>,
        at point: Coordinate,
        _ options: RequestOptions
    ) async throws(WeatherError) -> OneCallReport? {
        guard isOpen else { return nil }
        let cached = try? await client.oneCall(at: point, parts: parts, options: options, policy: .cacheOnly)
        if let cached, cached.isFresh { return cached }
        // One response of 3.0 has every part, and each part of 4.0 is a call.
        let all: Set<OneCallPart> = [.current, .hours, .days, .alerts]
        let requested = await client.knownOneCallVersion() == .v3 ? parts.union(all) : parts
        do throws(WeatherError) {
            let report = try await client.oneCall(at: point, parts: requested, options: options)
            let failures = parts.compactMap { report.failure(of: $0) }
            guard failures.count == parts.count, let failure = failures.first else { return report }
            throw failure
        } catch .invalidKey(let reason) {
            if reason != .subscriptionRequired {
                // Throws the same when the key is not valid at all; what was kept proves nothing.
                let free = try await client.forecast(for: point, options: options, policy: .refresh)
                guard free.age(at: now()) < .seconds(60) else { throw .invalidKey(reason) }
            }
            refuse()
            return nil
        } catch .unsupported {
            return nil
        }
    }

    /// Remembers that the key was refused.
    func refuse() { refusal = now() }
}

extension OneCallReport {
    /// A Boolean value that indicates whether every part that a tool asks for has a value that is not outdated.
    fileprivate var isFresh: Bool {
        func isFresh<Value>(_ part: Part<Value>?) -> Bool { part.map { (try? $0.get().isStale) == false } ?? true }
        return isFresh(current) && isFresh(hours) && isFresh(days) && isFresh(alerts)
    }
}
