public import Foundation

#if canImport(UIKit)
public import UIKit
#endif

// https://developer.apple.com/documentation/swiftui/textfield
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Controls/TextField.swift.
public struct TextField<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    let label: Label
    let text: Binding<String>
    var prompt: Text?

    nonisolated init(stub text: Binding<String>, _ prompt: Text?, _ label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("textField", context, text: text.wrappedValue)
        node.label = context.at("label").nodes(of: label).flatMap(\.stubWords).joined(separator: " ")
        node.details["prompt"] = prompt?.stubText
        node.enter = { [text] in text.wrappedValue = $0 }
        let action = context.environment.stubSubmit
        node.submit = { action?() }
        return [node]
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(stub: text, nil, Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(stub: text, nil, Text(title))
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(stub: text, prompt, Text(titleKey))
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(stub: text, prompt, Text(title))
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(stub: text, nil, Text(title))
    }
}

extension TextField {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(stub: text, prompt, label())
    }
}

// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    let field: TextField<Label>

    public func stubNodes(_ context: StubContext) -> [StubNode] { field.stubNodes(context) }
}

extension SecureField where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(title, text: text)
    }
}

// https://developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }

public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

@available(iOS 13, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}

@available(iOS 13, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/submitlabel
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { .init() }
    public static var go: SubmitLabel { .init() }
    public static var send: SubmitLabel { .init() }
    public static var join: SubmitLabel { .init() }
    public static var route: SubmitLabel { .init() }
    public static var search: SubmitLabel { .init() }
    public static var `return`: SubmitLabel { .init() }
    public static var next: SubmitLabel { .init() }
    public static var `continue`: SubmitLabel { .init() }
}

// https://developer.apple.com/documentation/swiftui/submittriggers
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
@available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}

extension EnvironmentValues {
    var stubSubmit: (() -> Void)? {
        get { self[stub: "submit", nil] }
        set { self[stub: "submit", nil] = newValue }
    }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { stubNoted("textFieldStyle") }

    // https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        stubEnvironment(\.stubSubmit, action)
    }

    // https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { stubNoted("submitLabel") }

    // https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        stubNoted("autocorrectionDisabled", disable)
    }

    // https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
    @available(iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
    @available(macOS, unavailable)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { stubNoted("textInputAutocapitalization") }

    #if canImport(UIKit)
    // https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
    @available(iOS 13, tvOS 13, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { stubNoted("keyboardType") }
    #endif

    // https://developer.apple.com/documentation/swiftui/view/textselection(_:)
    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        stubNoted("textSelection")
    }

    // https://developer.apple.com/documentation/swiftui/view/focused(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        stubChanged("focused") { node, _ in
            node.details["isFocused"] = condition.wrappedValue
            node.focus = { condition.wrappedValue = $0 }
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        stubChanged("focused") { node, _ in
            node.details["isFocused"] = binding.wrappedValue == value
            node.focus = { if $0 { binding.wrappedValue = value } }
        }
    }
}

// https://developer.apple.com/documentation/swiftui/textselectability
@available(iOS 15, macOS 12, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

@available(iOS 15, macOS 12, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

@available(iOS 15, macOS 12, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}
