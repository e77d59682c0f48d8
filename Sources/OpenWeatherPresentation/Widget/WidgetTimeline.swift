public import Foundation

/// What a widget shows now and later, and when it should ask again.
public struct WidgetTimeline: Hashable, Sendable {
    /// One entry or more in order of time, the first for now.
    public let entries: [WidgetEntry]
    /// The earliest moment to ask for the next timeline.
    public let reloadDate: Date

    /// Creates a timeline.
    public init(entries: [WidgetEntry], reloadDate: Date) {
        self.entries = entries
        self.reloadDate = reloadDate
    }
}
