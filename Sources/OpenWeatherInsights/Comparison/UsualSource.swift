import OpenWeatherCore

/// A source of the usual weather, from statistics where the plan has them and else from the days of past years.
struct UsualSource: Sendable {
    /// The source of pages of days.
    let timelines: any WeatherTimelineRepository
    /// The statistics; `nil` for a plan that has none.
    let statistics: (any UsualDaysRepository)?

    /// The largest number of years.
    private static let mostYears = 30
    /// The first year that the service has.
    private static let firstYear = 1979

    /// Returns the cost of the usual weather; free when it is cached.
    ///
    /// Days of past years are in the cost only where there are no statistics.
    func cost(of day: LocalDay, at coordinate: Coordinate, _ version: OneCallVersion?) async -> CallCost {
        if let statistics {
            let cached = try? await statistics.usualDays(at: coordinate, policy: .cacheOnly)
            return cached == nil ? statistics.cost : .free
        }
        guard version != .v3 else { return .free }
        return await pages(before: day, at: coordinate).cost
    }

    /// Returns the usual weather around a day, or the reason it is absent.
    func weather(
        of day: LocalDay,
        at coordinate: Coordinate,
        _ version: OneCallVersion?,
        _ purse: inout CallPurse
    ) async -> WeatherComparison.Part<UsualWeather> {
        var reason = ComparisonAbsence.needsSubscription
        if let statistics {
            do throws(WeatherError) {
                let days = try await self.days(of: statistics, at: coordinate, &purse)
                guard let days else { return .absent(.notAsked(statistics.cost)) }
                if let usual = UsualWeather(of: days, in: UsualPeriod(containing: day)) { return .known(usual) }
                reason = .fewYears(days.compactMap(\.years).min() ?? 0)
            } catch {
                reason = ComparisonAbsence(error)
            }
        }
        guard version == .v4 else { return .absent(reason) }
        return await weather(of: day, at: coordinate, &purse)
    }

    private func days(
        of statistics: any UsualDaysRepository,
        at coordinate: Coordinate,
        _ purse: inout CallPurse
    ) async throws(WeatherError) -> [UsualDay]? {
        if let cached = try? await statistics.usualDays(at: coordinate, policy: .cacheOnly) { return cached.value }
        guard purse.take(statistics.cost, byItself: true) else { return nil }
        return try await statistics.usualDays(at: coordinate, policy: .cacheFirst).value
    }

    /// Returns the usual weather of the pages that are cached, and of those that the calls allow, the newest first.
    private func weather(
        of day: LocalDay,
        at coordinate: Coordinate,
        _ purse: inout CallPurse
    ) async -> WeatherComparison.Part<UsualWeather> {
        var pages = await pages(before: day, at: coordinate)
        var reason: ComparisonAbsence?
        while let first = pages.missing.first {
            guard purse.take(CallCost([.oneCall4: 1])) else {
                reason = .notAsked(pages.cost)
                break
            }
            do throws(WeatherError) {
                pages.days += try await page(from: first, at: coordinate, .cacheFirst)
            } catch .notFound {
                // The service has nothing of the year.
            } catch {
                reason = ComparisonAbsence(error)
                break
            }
            pages.missing.removeFirst()
        }
        if let usual = UsualWeather(of: pages.days, in: UsualPeriod(containing: day)) { return .known(usual) }
        return .absent(reason ?? .fewYears(Set(pages.days.map(\.day.year)).count))
    }

    /// The pages of past years.
    private struct Pages {
        /// The days of the pages that are there.
        var days: [DailyForecast] = []
        /// The first days of the others, the newest first.
        var missing: [LocalDay] = []

        /// The cost of those that are missing.
        var cost: CallCost { CallCost([.oneCall4: missing.count]) }
    }

    private func pages(before day: LocalDay, at coordinate: Coordinate) async -> Pages {
        let period = UsualPeriod(containing: day)
        var pages = Pages()
        for year in (day.year - Self.mostYears..<day.year).reversed() where year >= Self.firstYear {
            guard let first = period.firstDay(in: year) else { continue }
            if let days = try? await page(from: first, at: coordinate, .cacheOnly) {
                pages.days += days
            } else {
                pages.missing.append(first)
            }
        }
        return pages
    }

    private func page(
        from first: LocalDay,
        at coordinate: Coordinate,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> [DailyForecast] {
        try await timelines.dailyPage(from: first, at: coordinate, options: RequestOptions(), policy: policy).value
    }
}
