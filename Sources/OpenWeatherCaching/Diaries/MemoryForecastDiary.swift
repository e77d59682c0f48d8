import Foundation
public import OpenWeatherCore

/// A diary of forecasts in memory, for the lifetime of the process.
public actor MemoryForecastDiary: ForecastDiary {
    private var pages: [Coordinate: [DiaryEntry]] = [:]
    private let limits: DiaryLimits

    /// Creates a diary without entries.
    public init(limits: DiaryLimits = DiaryLimits()) {
        self.limits = limits
    }

    /// Adds entries about a place; beyond the limits, the place with the earliest last entry is forgotten.
    public func record(_ entries: [DiaryEntry], at coordinate: Coordinate) {
        let place = coordinate.rounded(toDecimals: 2)
        let page = DiaryEntry.merged(pages[place] ?? [], entries, limit: limits.entriesPerPlace)
        guard !page.isEmpty else { return }
        pages[place] = page
        while pages.count > limits.places {
            let others = pages.filter { $0.key != place }
            guard let oldest = others.min(by: { Self.end(of: $0.value) < Self.end(of: $1.value) }) else { return }
            pages[oldest.key] = nil
        }
    }

    /// Returns the entries about a place; an empty array without any.
    public func entries(at coordinate: Coordinate) -> [DiaryEntry] {
        pages[coordinate.rounded(toDecimals: 2)] ?? []
    }

    /// Removes the entries about every place.
    public func erase() {
        pages = [:]
    }

    private static func end(of page: [DiaryEntry]) -> Double {
        page.last?.date.timeIntervalSince1970 ?? -.infinity
    }
}

/// The limits of a diary.
public struct DiaryLimits: Hashable, Sendable {
    /// The largest number of entries about a place, each of which takes 16 bytes in a file; at least one.
    ///
    /// In a month, the free forecast and the hours of One Call make some 3,000.
    public var entriesPerPlace: Int { didSet { entriesPerPlace = max(1, entriesPerPlace) } }
    /// The largest number of places; at least one.
    public var places: Int { didSet { places = max(1, places) } }

    /// Creates limits; by default, a diary takes ten megabytes at most.
    public init(entriesPerPlace: Int = 30_000, places: Int = 20) {
        self.entriesPerPlace = max(1, entriesPerPlace)
        self.places = max(1, places)
    }
}
