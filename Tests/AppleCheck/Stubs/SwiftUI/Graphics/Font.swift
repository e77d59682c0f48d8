public import Foundation

// https://developer.apple.com/documentation/swiftui/font
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Text/Font.swift.
public struct Font: Hashable, Sendable {
    let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title2 = Font(name: "title2")
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let caption2 = Font(name: "caption2")

    public enum TextStyle: Hashable, CaseIterable, Sendable {
        public static var allCases: [TextStyle] {
            [.largeTitle, .title, .headline, .body, .callout, .footnote, .caption]
        }

        case largeTitle
        case title
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        case title2
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        case caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`
        @available(watchOS 7, *)
        case serif
        case rounded
        @available(watchOS 7, *)
        case monospaced
    }

    public struct Weight: Hashable, Sendable {
        let value: Double

        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "system \(style)")
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }

    public func bold() -> Font { self }

    public func italic() -> Font { self }

    public func weight(_ weight: Weight) -> Font { self }

    public func monospacedDigit() -> Font { self }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View { stubEnvironment(\.font, font) }

    // https://developer.apple.com/documentation/swiftui/view/fontweight(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { stubNoted("fontWeight") }

    // https://developer.apple.com/documentation/swiftui/view/fontdesign(_:)
    @available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { stubNoted("fontDesign") }

    // https://developer.apple.com/documentation/swiftui/view/bold(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { stubNoted("bold") }

    // https://developer.apple.com/documentation/swiftui/view/italic(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func italic(_ isActive: Bool = true) -> some View { stubNoted("italic") }

    // https://developer.apple.com/documentation/swiftui/view/monospaceddigit()
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func monospacedDigit() -> some View { stubNoted("monospacedDigit") }

    // https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
    nonisolated public func lineLimit(_ number: Int?) -> some View { stubEnvironment(\.lineLimit, number) }

    // https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { stubNoted("lineLimit", limit) }

    // https://developer.apple.com/documentation/swiftui/view/linespacing(_:)
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { stubNoted("lineSpacing") }

    // https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { stubNoted("minimumScaleFactor") }

    // https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { stubNoted("truncationMode") }

    // https://developer.apple.com/documentation/swiftui/view/textcase(_:)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { stubNoted("textCase") }

    // https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        stubEnvironment(\.multilineTextAlignment, alignment)
    }

    // https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-26aj0
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        stubEnvironment(\.dynamicTypeSize, size)
    }

    // https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-26ak8
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { stubNoted("dynamicTypeSize") }
}
