public import Foundation

// https://developer.apple.com/documentation/swiftui/font
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Text/Font.swift.
public struct Font: Hashable, Sendable {
    let name: String
    var stubStyle: TextStyle?
    var stubSize: CGFloat?
    var stubWeight: CGFloat = 0

    init(name: String, style: TextStyle? = nil, size: CGFloat? = nil, weight: Weight? = nil) {
        self.name = name
        stubStyle = style
        stubSize = size
        stubWeight = weight?.value ?? 0
    }

    /// The style, the fixed size, and the weight from -1 to 1, for who measures texts.
    public var stubMeasures: (style: TextStyle?, size: CGFloat?, weight: CGFloat) { (stubStyle, stubSize, stubWeight) }

    public static let largeTitle = Font(name: "largeTitle", style: .largeTitle)
    public static let title = Font(name: "title", style: .title)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title2 = Font(name: "title2", style: .title2)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title3 = Font(name: "title3", style: .title3)
    public static let headline = Font(name: "headline", style: .headline, weight: .semibold)
    public static let subheadline = Font(name: "subheadline", style: .subheadline)
    public static let body = Font(name: "body", style: .body)
    public static let callout = Font(name: "callout", style: .callout)
    public static let footnote = Font(name: "footnote", style: .footnote)
    public static let caption = Font(name: "caption", style: .caption)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let caption2 = Font(name: "caption2", style: .caption2)

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
        let value: CGFloat

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
        Font(name: "system \(style)", style: style, weight: weight)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)", size: size, weight: weight)
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font { self }

    public func weight(_ weight: Weight) -> Font {
        var other = self
        other.stubWeight = weight.value
        return other
    }

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
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        stubEnvironment(\.lineLimit, limit)
    }

    // https://developer.apple.com/documentation/swiftui/view/linespacing(_:)
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { stubNoted("lineSpacing") }

    // https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    // What becomes smaller than this can no longer be read by who has chosen large text.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        StubModified(
            self,
            "minimumScaleFactor",
            prepare: { context in
                context.environment.stubScale = factor
                if factor < 0.8 { context.storage.note("a minimum scale factor of \(factor), below 0.8") }
            }
        )
    }

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
    where T.Bound == DynamicTypeSize {
        StubModified(
            self,
            "dynamicTypeSize",
            prepare: { context in
                let size = context.environment.dynamicTypeSize
                let range = DynamicTypeSize.allCases.filter { range.contains($0) }
                if let first = range.first, let last = range.last {
                    context.environment.dynamicTypeSize = min(max(size, first), last)
                }
            }
        )
    }
}

extension EnvironmentValues {
    /// The least factor by which a text may be made smaller.
    public var stubScale: CGFloat {
        get { self[stub: "minimumScaleFactor", 1] }
        set { self[stub: "minimumScaleFactor", 1] = newValue }
    }

    /// Whether the tree is made to be measured: a view that fits keeps all of its choices.
    public var stubIsMeasured: Bool {
        get { self[stub: "isMeasured", false] }
        set { self[stub: "isMeasured", false] = newValue }
    }
}

/// The sizes of the styles of text, from the smallest size to the largest one.
///
/// https://developer.apple.com/design/human-interface-guidelines/typography#Specifications
public enum StubTypeSizes {
    static let table: [Font.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The points of a style at a size.
    public static func points(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> CGFloat {
        let row = table[style] ?? table[.body] ?? []
        let column = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return row.indices.contains(column) ? row[column] : 17
    }

    /// By how much a length grows with a style.
    static func factor(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> CGFloat {
        points(style, size) / points(style, .large)
    }
}
