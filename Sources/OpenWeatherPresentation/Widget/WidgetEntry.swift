public import Foundation

/// What a widget shows from a moment on.
public struct WidgetEntry: Hashable, Sendable {
    /// The moment from which on it is shown.
    public let date: Date
    /// What is shown.
    public let content: WidgetContent

    /// Creates an entry.
    public init(date: Date, content: WidgetContent) {
        self.date = date
        self.content = content
    }
}
