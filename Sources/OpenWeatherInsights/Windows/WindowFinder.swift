public import Foundation
public import OpenWeatherCore

/// A finder of the times at which the weather suits an activity, from the values alone and without a request.
///
/// The weather is taken as constant for as long as a value holds, and at each moment the finest step that covers it counts:
///
/// | part | a value holds | elements |
/// | --- | --- | --- |
/// | minutes | for the minute from its date on | precipitation |
/// | quarters of an hour | for 15 minutes from its date on | all but amounts of precipitation |
/// | hours | for the hour from its date on | all |
/// | forecast | for the step *before* its date, as in ``/OpenWeatherCore/Forecast/precipitationOutlook(from:present:)`` | precipitation and its chance |
/// | forecast | for half a step before its date and half a step after it | all others but the UV index |
/// | air quality | for the hour from its date on | air quality |
///
/// A temperature in a forecast is that of a moment: from 06:00 with −3 °C to 09:00 with 1 °C, it does not freeze from about
/// 07:30 on. Nothing is interpolated. Before the first entry and after a gap, its values hold for its whole step.
///
/// Minutes, quarters and hours begin at their date because the first of them contains the present, as in
/// ``/OpenWeatherCore/OneCallOutlook``. A step holds for no longer than its length, so that a gap stays one. A value that is
/// missing is unknown, also where a coarser step has it: it neither holds nor fails, and it ends a window. Two things follow
/// from others: without an amount, a step whose conditions are dry has no precipitation, and one whose conditions are wet has
/// too much of it.
///
/// A window is the longest time in which every requirement holds, from `now` at the earliest to the end of the known weather
/// at the latest. Where steps are longer than an hour, its times are marked as approximate.
///
/// ```swift
/// let outlook = WindowFinder().outlook(for: .run, in: weather, at: now)
/// ```
public struct WindowFinder: ActivityWindowFinder, Hashable {
    /// Creates a finder.
    public init() {}

    /// Returns the outlook for `activity` from `now` to the end of the known weather, 30 days ahead at most.
    ///
    /// - Complexity: O(*n* log *n*) in the number of steps.
    public func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook {
        let timeline = Timeline(weather, for: activity, at: now)
        let pieces = Self.pieces(of: timeline, for: activity)
        let stale = weather.outdatedParts(at: now)
        let duration = activity.duration / .seconds(1)

        let windows = pieces.runs(where: \.isGood).filter { $0.length >= duration }
            .map { ActivityWindow($0, of: activity, stale: stale) }
            .sorted { ($1.margin, $0.interval.start) < ($0.margin, $1.interval.start) }
        let possible = pieces.filter { $0.failing.isEmpty }
        let missing = pieces.isEmpty ? Set(activity.requirements.indices) : Set(possible.flatMap(\.missing))
        let obstacles = activity.requirements.indices.compactMap { index in
            pieces.runs { $0.failing.contains(index) }.first
                .map { ActivityObstacle(requirement: activity.requirements[index], interval: $0.interval) }
        }
        let mayFit = pieces.runs { $0.failing.isEmpty }.contains { $0.length >= duration }
        return ActivityOutlook(
            activity: activity,
            answer: !windows.isEmpty ? .windows : mayFit || obstacles.isEmpty ? .unknown : .none,
            windows: windows,
            obstacles: obstacles.sorted(on: \.interval.start),
            missing: activity.requirements.indices.filter(missing.contains).map { activity.requirements[$0].element },
            knownUntil: timeline.end,
            outdated: stale.intersection(pieces.flatMap(\.parts))
        )
    }

    private static func pieces(of timeline: Timeline, for activity: Activity) -> [Piece] {
        let edges = timeline.edges
        return zip(edges, edges.dropFirst())
            .map { start, end in
                var piece = Piece(start: start, end: end)
                for (index, requirement) in activity.requirements.enumerated() {
                    piece.add(timeline.reading(of: requirement.element, at: start), for: requirement, index: index)
                }
                return piece
            }
    }
}

/// A time in which nothing changes, with what holds, fails and is missing in it.
private struct Piece {
    let start: Date
    let end: Date
    /// The requirements that fail, by their index.
    var failing: Set<Int> = []
    /// The requirements whose element is not known, by their index.
    var missing: Set<Int> = []
    /// The smallest margin, with the index of its requirement.
    var weakest: (index: Int, margin: Double)?
    var parts: Set<ActivityPart> = []
    var step: TimeInterval?

    /// A Boolean value that indicates whether every requirement holds.
    var isGood: Bool { failing.isEmpty && missing.isEmpty }

    mutating func add(_ reading: Reading, for requirement: Requirement, index: Int) {
        parts.formUnion(reading.parts)
        step = [step, reading.step].compactMap(\.self).max()
        guard let value = reading.value else {
            missing.insert(index)
            return
        }
        guard let margin = requirement.margin(at: value) else {
            failing.insert(index)
            return
        }
        if margin < weakest?.margin ?? .infinity { weakest = (index, margin) }
    }
}

extension [Piece] {
    /// Returns the longest sequences of pieces that all meet a condition.
    fileprivate func runs(where isIncluded: (Piece) -> Bool) -> [ArraySlice<Piece>] {
        split(omittingEmptySubsequences: true) { !isIncluded($0) }
    }
}

extension ArraySlice<Piece> {
    /// The time from the first piece to the end of the last.
    fileprivate var interval: DateInterval {
        guard let first, let last else { return DateInterval() }
        return DateInterval(start: first.start, end: last.end)
    }

    fileprivate var length: TimeInterval { interval.duration }
}

extension ActivityWindow {
    /// Creates the window of pieces in which every requirement of an activity holds.
    fileprivate init(_ pieces: ArraySlice<Piece>, of activity: Activity, stale: Set<ActivityPart>) {
        let weakest = pieces.compactMap(\.weakest).min { ($0.margin, $0.index) < ($1.margin, $1.index) }
        let parts = Set(pieces.flatMap(\.parts))
        self.init(
            interval: pieces.interval,
            weakest: weakest.map { activity.requirements[$0.index] },
            margin: weakest?.margin ?? 1,
            parts: parts,
            resolution: pieces.compactMap(\.step).max().map { .seconds($0) },
            isOutdated: !stale.isDisjoint(with: parts)
        )
    }
}
