public import Foundation

// https://developer.apple.com/documentation/swiftui/buttonrole
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

// https://developer.apple.com/documentation/swiftui/button
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Controls/Button.swift.
public struct Button<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    var role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("button", context, children: context.at("label").nodes(of: label))
        node.traits = .isButton
        node.tap = { [action] in action() }
        if let role { node.details["role"] = role.name }
        return [node]
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == StubTitledLabel {
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { StubTitledLabel(titleKey, systemImage: systemImage) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { StubTitledLabel(title, systemImage: systemImage) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { StubTitledLabel(title, systemImage: systemImage) }
    }
}

extension Button {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label)
        self.role = role
    }
}

// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    public struct Label: View, StubPrimitive {
        public typealias Body = Never

        let nodes: @MainActor (StubContext) -> [StubNode]

        public func stubNodes(_ context: StubContext) -> [StubNode] { nodes(context) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

// https://developer.apple.com/documentation/swiftui/buttonstyle
@MainActor
public protocol ButtonStyle {
    associatedtype Body: View

    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor
public protocol PrimitiveButtonStyle {}

public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

@available(iOS 15, macOS 10.15, tvOS 13, watchOS 6, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor public static var plain: PlainButtonStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor public static var borderless: BorderlessButtonStyle { .init() }
}

@available(iOS 15, macOS 10.15, tvOS 13, watchOS 6, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor public static var bordered: BorderedButtonStyle { .init() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/controlsize
@available(iOS 15, macOS 10.15, watchOS 9, *)
@available(tvOS, unavailable)
public enum ControlSize: CaseIterable, Sendable {
    public static var allCases: [ControlSize] { [.mini, .small, .regular] }

    case mini
    case small
    case regular
    @available(macOS 11, *)
    case large
    @available(iOS 17, macOS 14, watchOS 10, *)
    case extraLarge
}

// https://developer.apple.com/documentation/swiftui/buttonbordershape
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    @available(macOS 14, tvOS 17, *)
    public static let capsule = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        stubNoted("buttonStyle", "\(S.self)")
    }

    // https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        stubChanged("buttonStyle") { node, context in
            node.details["buttonStyle"] = "\(S.self)"
            // The style's body is evaluated around each button's label.
            for button in node.stubAll where button.kind == "button" && button.details["styled"] == nil {
                button.details["styled"] = true
                let inside = button.children
                let configuration = ButtonStyleConfiguration(
                    role: (button.details["role"] as? String).map(ButtonRole.init(name:)),
                    label: .init { _ in inside },
                    isPressed: false
                )
                let own = context.at("style")
                own.connect(style)
                button.children = own.nodes(of: style.makeBody(configuration: configuration))
            }
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/controlsize(_:)-6v4bk
    @available(iOS 15, macOS 10.15, watchOS 9, *)
    @available(tvOS, unavailable)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { stubNoted("controlSize") }

    // https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        stubNoted("buttonBorderShape")
    }

    // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        StubModified(self, "disabled", prepare: { $0.environment.isEnabled = $0.environment.isEnabled && !disabled })
    }
}

extension StubNode {
    /// This node and all below it, those that are shown beside included.
    public var stubAll: [StubNode] { [self] + (children + swipes).flatMap(\.stubAll) }

    /// The words that are shown in this node and below it.
    public var stubWords: [String] {
        if isHidden { return [] }
        if let label { return [label] }
        if kind == "text" { return text.map { [$0] } ?? [] }
        return children.flatMap(\.stubWords)
    }
}

// https://developer.apple.com/documentation/swiftui/link
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Link<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    let destination: URL
    let label: Label

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("link", context, children: context.at("label").nodes(of: label))
        node.traits = .isLink
        let open = context.environment.openURL
        node.tap = { [destination] in open(destination) }
        return [node]
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

// https://developer.apple.com/documentation/swiftui/openurlaction
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public struct OpenURLAction {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct Result: Sendable {
        enum Kind { case handled, discarded, systemAction(URL?) }

        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .systemAction(nil))

        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    let handler: @MainActor (URL) -> Result

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .discarded = handler(url).kind { completion(false) } else { completion(true) }
    }
}
