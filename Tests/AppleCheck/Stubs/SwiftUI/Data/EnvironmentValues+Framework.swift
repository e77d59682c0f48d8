public import Foundation

// The values of the framework. Each one's page is
// https://developer.apple.com/documentation/swiftui/environmentvalues/<name, lower case>
// To compare with: SwiftUICore.swiftinterface and SwiftUI.swiftinterface of the iOS 18 SDK.

extension EnvironmentValues {
    public var locale: Locale {
        get { self[stub: "locale", Locale(identifier: "en_US")] }
        set { self[stub: "locale", Locale(identifier: "en_US")] = newValue }
    }

    public var calendar: Calendar {
        get { self[stub: "calendar", Calendar(identifier: .gregorian)] }
        set { self[stub: "calendar", Calendar(identifier: .gregorian)] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[stub: "timeZone", TimeZone.gmt] }
        set { self[stub: "timeZone", TimeZone.gmt] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[stub: "layoutDirection", .leftToRight] }
        set { self[stub: "layoutDirection", .leftToRight] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[stub: "colorScheme", .light] }
        set { self[stub: "colorScheme", .light] = newValue }
    }

    public var colorSchemeContrast: ColorSchemeContrast { self[stub: "colorSchemeContrast", .standard] }

    public var displayScale: CGFloat {
        get { self[stub: "displayScale", 2] }
        set { self[stub: "displayScale", 2] = newValue }
    }

    public var isEnabled: Bool {
        get { self[stub: "isEnabled", true] }
        set { self[stub: "isEnabled", true] = newValue }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[stub: "dynamicTypeSize", .large] }
        set { self[stub: "dynamicTypeSize", .large] = newValue }
    }

    public var accessibilityReduceMotion: Bool { self[stub: "accessibilityReduceMotion", false] }

    /// The same value, which a test sets.
    public var stubReducesMotion: Bool {
        get { self[stub: "accessibilityReduceMotion", false] }
        set { self[stub: "accessibilityReduceMotion", false] = newValue }
    }

    public var accessibilityReduceTransparency: Bool { self[stub: "accessibilityReduceTransparency", false] }

    public var accessibilityDifferentiateWithoutColor: Bool {
        self[stub: "accessibilityDifferentiateWithoutColor", false]
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var accessibilityVoiceOverEnabled: Bool { self[stub: "accessibilityVoiceOverEnabled", false] }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public var redactionReasons: RedactionReasons {
        get { self[stub: "redactionReasons", []] }
        set { self[stub: "redactionReasons", []] = newValue }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public var scenePhase: ScenePhase {
        get { self[stub: "scenePhase", .active] }
        set { self[stub: "scenePhase", .active] = newValue }
    }

    public var font: Font? {
        get { self[stub: "font", nil] }
        set { self[stub: "font", nil] = newValue }
    }

    public var lineLimit: Int? {
        get { self[stub: "lineLimit", nil] }
        set { self[stub: "lineLimit", nil] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[stub: "multilineTextAlignment", .leading] }
        set { self[stub: "multilineTextAlignment", .leading] = newValue }
    }

    // Deployed back to the first systems of SwiftUI.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[stub: "horizontalSizeClass", Optional(UserInterfaceSizeClass.compact)] ?? .compact }
        set { self[stub: "horizontalSizeClass", .compact] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[stub: "verticalSizeClass", Optional(UserInterfaceSizeClass.regular)] ?? .regular }
        set { self[stub: "verticalSizeClass", .regular] = newValue }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var dismiss: DismissAction { self[stub: "dismiss", DismissAction()] }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var isPresented: Bool { self[stub: "isPresented", false] }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public var refresh: RefreshAction? { self[stub: "refresh", nil] }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public var openURL: OpenURLAction {
        get { self[stub: "openURL", OpenURLAction { _ in .discarded }] }
        set { self[stub: "openURL", OpenURLAction { _ in .discarded }] = newValue }
    }

    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public var editMode: Binding<EditMode>? {
        get { self[stub: "editMode", nil] }
        set { self[stub: "editMode", nil] = newValue }
    }
}
