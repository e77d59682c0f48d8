public import Foundation

/// The quality of the air in one hour of a forecast, to be drawn in a chart.
public struct AirQualityHour: Hashable, Sendable {
    /// The hour's beginning.
    public let date: Date

    /// The quality on the scale that was asked for; `nil` when the service sent nothing that counts there.
    public let assessment: AirQualityAssessment?
}
