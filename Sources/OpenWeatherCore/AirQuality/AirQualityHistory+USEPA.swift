public import Foundation

extension AirQualityHistory {
    /// Returns the air quality of the 24 hours through `date` on the scale of the US EPA; `nil` when too few are known.
    ///
    /// The index is computed as the agency defines it: from the mean of 24 hours for particles, the highest mean of eight
    /// hours for ozone and carbon monoxide, and the highest hour for ozone, nitrogen dioxide and sulfur dioxide. A
    /// pollutant counts when at least 18 of its 24 hours are known, and a mean of eight hours when six of them are.
    ///
    /// ```swift
    /// let day = now.addingTimeInterval(-24 * 3600)..<now
    /// let history = try await client.airQualityHistory(at: coordinate, in: day).value
    /// if let air = history.usEPAAssessment(through: now) { print(air.value, air.dominantPollutant ?? .pm2_5) }
    /// ```
    ///
    /// - Parameter date: A moment in the last of the hours.
    /// - Returns: The assessment, whose ``AirQualityAssessment/basis`` is ``AirQualityBasis/longerMeans``.
    public func usEPAAssessment(through date: Date) -> AirQualityAssessment? {
        var day: [Int: AirQuality] = [:]
        for hour in hours {
            let age = (date.timeIntervalSince(hour.date) / 3600).rounded(.down)
            if (0..<24).contains(age) { day[Int(age)] = hour }
        }
        let assessments = Pollutant.allCases.compactMap { pollutant in
            PollutantAssessment(
                of: pollutant,
                usEPADay: (0..<24)
                    .map { age in
                        day[age]?.pollutants[pollutant]?.microgramsPerCubicMeter.nonNegative
                    }
            )
        }
        return AirQualityAssessment(usEPA: assessments)
    }
}

extension AirQualityAssessment {
    /// Creates the assessment of pollutants that were rated by their means; `nil` when there is none.
    fileprivate init?(usEPA pollutants: [PollutantAssessment]) {
        guard let worst = Self.worst(of: pollutants) else { return nil }
        (value, band, self.pollutants, basis) = (worst.value, worst.band, pollutants, .longerMeans)
    }
}

extension PollutantAssessment {
    /// Creates the assessment of 24 hours, in micrograms per cubic meter in order and `nil` where they are not known.
    ///
    /// It is `nil` with fewer than 18 hours, and when the pollutant does not count.
    fileprivate init?(of pollutant: Pollutant, usEPADay hours: [Double?]) {
        let known = hours.compactMap(\.self)
        guard known.count >= 18, let highest = known.max(), let tables = USBreakpoints.tables[pollutant] else {
            return nil
        }
        let (day, eightHours) = (known.mean, Self.highestMean(ofEightIn: hours))
        let means =
            switch pollutant {
            case .pm2_5, .pm10: [day]
            case .ozone: [eightHours, highest]  // One for each table.
            case .carbonMonoxide: [eightHours]
            case .nitrogenDioxide, .sulfurDioxide, .ammonia, .nitrogenMonoxide: [highest]
            }
        let rated = zip(tables, means)
            .compactMap { table, mean in table.index(of: mean).map { (index: $0, mean: mean) } }
        guard var (index, mean) = rated.max(by: { $0.index < $1.index }) else { return nil }
        // The table for one hour of sulfur dioxide ends at 200; what follows is for the mean of 24.
        if pollutant == .sulfurDioxide, index > 200 {
            (index, mean) = (max(200, tables.first?.index(of: day) ?? 0), day)
        }
        guard let category = USAirQualityCategory.allCases.first(where: { $0.indexRange.contains(index) }) else {
            return nil
        }
        self.pollutant = pollutant
        concentration = Concentration(microgramsPerCubicMeter: mean)
        (value, band, depth) = (index, .usEPA(category), 0)
    }

    private static func highestMean(ofEightIn hours: [Double?]) -> Double {
        (0...hours.count - 8)
            .compactMap { start in
                let known = hours[start..<start + 8].compactMap(\.self)
                return known.count >= 6 ? known.mean : nil
            }
            .max() ?? 0
    }
}

extension Double {
    /// The number unless it is negative or not finite.
    fileprivate var nonNegative: Double? { self >= 0 && isFinite ? self : nil }
}

extension [Double] {
    /// The mean of the numbers, of which there is at least one.
    fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
