// https://developer.apple.com/documentation/swiftui/picker
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Controls/Picker.swift.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label

    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("picker", context)
        let words = context.at("label").nodes(of: label).flatMap(\.stubWords)
        node.label = words.isEmpty ? nil : words.joined(separator: ", ")
        node.choose = { [selection] tag in
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        }
        let chosen = AnyHashable(selection.wrappedValue)
        node.children = context.at("content").nodes(of: content)
        for option in node.children.flatMap(\.stubAll) {
            guard let tag = option.tag else { continue }
            option.traits.insert(.isButton)
            if tag == chosen {
                option.traits.insert(.isSelected)
                node.text = option.stubWords.joined(separator: " ")
            }
            option.tap = { [weak node] in node?.choose?(tag) }
        }
        return [node]
    }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

// https://developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle { public init() {} }

@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle { public init() {} }

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle { public init() {} }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct InlinePickerStyle: PickerStyle { public init() {} }

@available(iOS 16, macOS 10.15, tvOS 13, watchOS 9, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        stubNoted("pickerStyle", "\(S.self)")
    }

    // https://developer.apple.com/documentation/swiftui/view/labelshidden()
    nonisolated public func labelsHidden() -> some View { stubNoted("labelsHidden") }

    // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        stubChanged("tag") { node, _ in node.tag = AnyHashable(tag) }
    }
}

// https://developer.apple.com/documentation/swiftui/togglestyle
@MainActor
public protocol ToggleStyle {
    associatedtype Body: View

    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

// https://developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    public struct Label: View, StubPrimitive {
        public typealias Body = Never

        let nodes: [StubNode]

        public func stubNodes(_ context: StubContext) -> [StubNode] { nodes }
    }

    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label {
    @MainActor static func of(_ node: StubNode) -> Self { Self(nodes: node.children) }
}

public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 15, macOS 12, watchOS 9, *)
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    @MainActor public static var automatic: DefaultToggleStyle { .init() }
}

@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
extension ToggleStyle where Self == SwitchToggleStyle {
    @MainActor public static var `switch`: SwitchToggleStyle { .init() }
}

@available(iOS 15, macOS 12, watchOS 9, *)
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
    @MainActor public static var button: ButtonToggleStyle { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/togglestyle(_:)
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        stubChanged("toggleStyle") { node, context in
            // The style's body is evaluated around each toggle's label; the toggle stays one.
            for toggle in node.stubAll where toggle.kind == "toggle" && toggle.details["styled"] == nil {
                toggle.details["styled"] = true
                let isOn = Binding<Bool>(
                    stubGet: { toggle.text == "true" },
                    stubSet: { if $0 != (toggle.text == "true") { toggle.tap?() } }
                )
                let own = context.at("style")
                own.connect(style)
                toggle.children = own.nodes(of: style.makeBody(configuration: .init(label: .of(toggle), isOn: isOn)))
            }
        }
    }
}
