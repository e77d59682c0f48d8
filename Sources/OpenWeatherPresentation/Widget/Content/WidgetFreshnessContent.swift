public import Foundation
public import OpenWeatherScreenKit

/// How old what a widget shows is.
///
/// A moment rather than an age: a widget stays on screen for hours without running.
public struct WidgetFreshnessContent: Hashable, Sendable {
    /// The moment it was updated.
    public let date: Date
    /// Whether it is so old that it may not hold any more.
    public let isOutdated: Bool
    /// The moment on the reader's clock, for example "Updated 14:35"; with its day once it is outdated.
    public let text: TextContent
    /// The name of an SF Symbol that goes with it; only when there is something to remark.
    public let symbolName: String?
}
