public import AppIntents
public import Foundation
public import SwiftUI

// To compare this file with: WidgetKit.swiftinterface and SwiftUI.swiftinterface of the iOS 18 SDK. Widget and
// WidgetConfiguration are SwiftUI's there; whoever imports WidgetKit and SwiftUI sees no difference.

// https://developer.apple.com/documentation/swiftui/widgetconfiguration
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
@MainActor
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor var body: Self.Body { get }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension Never: WidgetConfiguration {}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension WidgetConfiguration where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// https://developer.apple.com/documentation/swiftui/widget
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
@MainActor
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor init()

    @MainActor var body: Self.Body { get }
}

// https://developer.apple.com/documentation/swiftui/widgetbundle
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
@MainActor
public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor init()

    @WidgetBundleBuilder @MainActor var body: Self.Body { get }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension WidgetBundle {
    @MainActor public static func main() {}
}

// https://developer.apple.com/documentation/swiftui/widgetbundlebuilder
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> some Widget { c0 }
}

// https://developer.apple.com/documentation/widgetkit/staticconfiguration
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
@MainActor
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

// https://developer.apple.com/documentation/widgetkit/appintentconfiguration
@available(iOS 17, macOS 14, watchOS 10, visionOS 26, *)
@available(tvOS, unavailable)
@MainActor
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    public init<Provider: AppIntentTimelineProvider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {}
}

// Each page is https://developer.apple.com/documentation/swiftui/widgetconfiguration/<name>
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension WidgetConfiguration {
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

    nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration { self }

    nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }

    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

    @available(iOS 15, macOS 12, visionOS 26, *)
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

// https://developer.apple.com/documentation/swiftui/containerbackgroundplacement
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContainerBackgroundPlacement: Sendable {
    let name: String

    // https://developer.apple.com/documentation/swiftui/containerbackgroundplacement/widget
    @available(visionOS 26, *)
    @available(tvOS, unavailable)
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    // https://developer.apple.com/documentation/swiftui/containerbackgroundplacement/navigation
    @available(iOS 18, watchOS 10, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
private struct StubFamilyKey: EnvironmentKey {
    #if os(watchOS)
    static var defaultValue: WidgetFamily { .accessoryCircular }
    #else
    static var defaultValue: WidgetFamily { .systemSmall }
    #endif
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension EnvironmentValues {
    // https://developer.apple.com/documentation/swiftui/environmentvalues/widgetfamily
    public var widgetFamily: WidgetFamily { stubWidgetFamily }

    /// For tests: the system alone sets the family.
    public var stubWidgetFamily: WidgetFamily {
        get { self[StubFamilyKey.self] }
        set { self[StubFamilyKey.self] = newValue }
    }

    // https://developer.apple.com/documentation/swiftui/environmentvalues/showswidgetcontainerbackground
    @available(iOS 17, macOS 14, watchOS 10, visionOS 26, *)
    public var showsWidgetContainerBackground: Bool { true }

    // https://developer.apple.com/documentation/swiftui/environmentvalues/widgetrenderingmode
    @available(iOS 16, macOS 13, watchOS 9, visionOS 26, *)
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[StubRenderingModeKey.self] }
        set { self[StubRenderingModeKey.self] = newValue }
    }
}

@available(iOS 16, macOS 13, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
private struct StubRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}

// https://developer.apple.com/documentation/widgetkit/widgetrenderingmode
@available(iOS 16, macOS 13, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
public struct WidgetRenderingMode: Equatable, Sendable {
    let name: String

    public static var fullColor: WidgetRenderingMode { .init(name: "fullColor") }
    public static var accented: WidgetRenderingMode { .init(name: "accented") }
    public static var vibrant: WidgetRenderingMode { .init(name: "vibrant") }
}

// https://developer.apple.com/documentation/swiftui/button/init(intent:label:)
// In Apple's overlay for AppIntents and SwiftUI, which whoever imports both has.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Button {
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { StubIntents.tapped.append(intent) }, label: label)
    }
}

/// The intents of buttons that a test has tapped.
@MainActor
public enum StubIntents {
    public static var tapped: [any AppIntent] = []
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }

    // https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return StubWidgetModified(self) { node, context in
            node.details["containerBackground"] = context.at("background").nodes(of: background)
        }
    }
}

@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
@available(tvOS, unavailable)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/widgeturl(_:)
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        StubWidgetModified(self) { node, _ in node.details["widgetURL"] = url }
    }
}

@available(iOS 16, watchOS 9, *)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/widgetaccentable(_:)
    @available(macOS 13, *)
    @available(tvOS, unavailable)
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
