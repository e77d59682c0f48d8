public import AppIntents
public import Foundation
public import SwiftUI

// Each page is https://developer.apple.com/documentation/widgetkit/<type, lower case>
// To compare this file with: WidgetKit.swiftinterface of the iOS 18 SDK.

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public struct TimelineEntryRelevance: Codable, Hashable {
    public var score: Float
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public struct TimelineReloadPolicy: Equatable, Sendable {
    let name: String

    public static let atEnd = TimelineReloadPolicy(name: "atEnd")
    public static let never = TimelineReloadPolicy(name: "never")

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(name: "after \(date.timeIntervalSince1970)")
    }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension Timeline: Sendable where EntryType: Sendable {}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public enum WidgetFamily: Int, CaseIterable, Sendable {
    #if os(watchOS)
    public static var allCases: [WidgetFamily] { [.accessoryCircular, .accessoryRectangular, .accessoryInline] }
    #else
    public static var allCases: [WidgetFamily] { [.systemSmall, .systemMedium, .systemLarge] }
    #endif

    @available(watchOS, unavailable)
    case systemSmall
    @available(watchOS, unavailable)
    case systemMedium
    @available(watchOS, unavailable)
    case systemLarge
    @available(iOS 15, macOS 14, visionOS 26, *)
    @available(watchOS, unavailable)
    case systemExtraLarge
    @available(iOS 16, watchOS 9, visionOS 27, *)
    @available(macOS, unavailable)
    case accessoryCircular
    @available(iOS 16, watchOS 9, visionOS 27, *)
    @available(macOS, unavailable)
    case accessoryRectangular
    @available(iOS 16, watchOS 9, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    case accessoryInline
    // https://developer.apple.com/documentation/widgetkit/widgetfamily/accessorycorner
    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    case accessoryCorner
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public struct TimelineProviderContext {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize

    /// For tests: the system alone makes one.
    public init(stub family: WidgetFamily, isPreview: Bool = false) {
        self.family = family
        self.isPreview = isPreview
        displaySize = CGSize(width: 158, height: 158)
    }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry

    typealias Context = TimelineProviderContext

    func placeholder(in context: Self.Context) -> Self.Entry
    func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 26, *)
@available(tvOS, unavailable)
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: Text) {}

    public init(intent: Intent, description: LocalizedStringKey) {}

    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {}
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 26, *)
@available(tvOS, unavailable)
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent

    typealias Context = TimelineProviderContext

    func recommendations() -> [AppIntentRecommendation<Intent>]
    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 26, *)
@available(tvOS, unavailable)
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    public func reloadTimelines(ofKind kind: String) {}

    public func reloadAllTimelines() {}
}
