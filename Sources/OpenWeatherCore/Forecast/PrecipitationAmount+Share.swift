import Foundation

extension PrecipitationAmount {
    /// The part that falls within `span`, in proportion to the hours that lie in it.
    ///
    /// An amount over no time at all falls at its end.
    ///
    /// - Parameters:
    ///   - span: The span, its end excluded.
    ///   - end: The end of the hours over which the amount falls.
    /// - Returns: The part; `nil` when none of the hours lies in the span.
    func share(within span: Range<Date>, endingAt end: Date) -> Precipitation? {
        guard hours > 0 else { return span.contains(end) ? depth : nil }
        let seconds = Double(hours) * 3_600
        let start = max(span.lowerBound, end.addingTimeInterval(-seconds))
        let overlap = min(span.upperBound, end).timeIntervalSince(start)
        guard overlap > 0 else { return nil }
        return overlap == seconds ? depth : Precipitation(millimeters: depth.millimeters * overlap / seconds)
    }
}
