public import Foundation

// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let stubText: String

    public init(_ value: String) { stubText = value }

    public init(stringLiteral value: String) { stubText = value }
}

// https://developer.apple.com/documentation/swiftui/text
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Text/Text.swift.
public struct Text: Equatable, Sendable {
    let stubText: String
    var stubLabel: String?
    var stubFont: Font?
    var stubWeight: Font.Weight?

    nonisolated public init(verbatim content: String) { stubText = content }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { stubText = String(content) }

    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        stubText = key.stubText
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(_ attributedContent: AttributedString) { stubText = String(attributedContent.characters) }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public init(_ image: Image) { stubText = "" }

    // https://developer.apple.com/documentation/swiftui/text/datestyle
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct DateStyle: Equatable, Codable, Sendable {
        let name: String

        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public init(_ date: Date, style: DateStyle) { stubText = "\(style.name) \(date)" }

    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    // https://developer.apple.com/documentation/swiftui/text/+(_:_:)
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(verbatim: lhs.stubText + rhs.stubText)
    }
}

extension Text: View {
    public typealias Body = Never
}

extension Text: StubPrimitive {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("text", context, text: stubText)
        node.label = stubLabel
        let font = stubFont ?? context.environment.font ?? .body
        node.details["font"] = stubWeight.map { font.weight($0) } ?? font
        return [node]
    }
}

// The modifiers of a text that are texts again; https://developer.apple.com/documentation/swiftui/text/<name>
extension Text {
    nonisolated public func font(_ font: Font?) -> Text {
        var other = self
        other.stubFont = font ?? stubFont
        return other
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        var other = self
        other.stubWeight = weight ?? stubWeight
        return other
    }

    nonisolated public func bold() -> Text { fontWeight(.bold) }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    nonisolated public func italic() -> Text { self }

    nonisolated public func monospacedDigit() -> Text { self }

    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

    // https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)-9tpzk
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        var other = self
        other.stubLabel = label.stubText
        return other
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(verbatim: String(label)))
    }
}

// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

extension Text: StubPlain {}

/// A view whose whole content is one text.
protocol StubPlain {
    var stubText: String { get }
}
