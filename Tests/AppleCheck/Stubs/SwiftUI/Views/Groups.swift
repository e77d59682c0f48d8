// https://developer.apple.com/documentation/swiftui/group
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: StubPrimitive where Content: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] { context.at("group").nodes(of: content) }
}

// https://developer.apple.com/documentation/swiftui/section
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Containers/Section.swift.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section: StubPrimitive where Parent: View, Content: View, Footer: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let own = context.at("section")
        let heading = own.at("header").nodes(of: header)
        for node in heading { node.traits.insert(.isHeader) }
        let inside = own.nodes(of: content) + own.at("footer").nodes(of: footer)
        return [StubNode("section", context, children: heading + inside)]
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

// https://developer.apple.com/documentation/swiftui/groupbox
@available(iOS 14, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let parts = context.at("label").nodes(of: label) + context.at("content").nodes(of: content)
        return [StubNode("groupBox", context, children: parts)]
    }
}

@available(iOS 14, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

// https://developer.apple.com/documentation/swiftui/label
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Components/Label.swift.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Label<Title: View, Icon: View>: View, StubPrimitive {
    public typealias Body = Never

    let title: Title
    let icon: Icon

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let images = context.at("icon").nodes(of: icon)
        for image in images { image.isHidden = true }  // The title says it.
        return [StubNode("label", context, children: images + context.at("title").nodes(of: title))]
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// A label where `Label` is the name of a generic parameter; the module's own name may be another one.
public typealias StubTitledLabel = Label<Text, Image>

// https://developer.apple.com/documentation/swiftui/labelstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LabelStyleConfiguration {
    public struct Title: View, StubPrimitive {
        public typealias Body = Never

        let nodes: [StubNode]

        public func stubNodes(_ context: StubContext) -> [StubNode] { nodes }
    }

    public typealias Icon = Title

    public var title: LabelStyleConfiguration.Title
    public var icon: LabelStyleConfiguration.Icon
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct IconOnlyLabelStyle: LabelStyle, StubBuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct TitleOnlyLabelStyle: LabelStyle, StubBuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, StubBuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style of the framework, which changes nothing here.
protocol StubBuiltInStyle {}

extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    @MainActor public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        stubChanged("labelStyle") { node, context in
            guard !(style is any StubBuiltInStyle) else { return }
            // The style's body stands in each label.
            for label in node.stubAll where label.kind == "label" && label.details["labelStyle"] == nil {
                label.details["labelStyle"] = true
                let isIcon = { (part: StubNode) in part.kind == "image" }
                let configuration = LabelStyleConfiguration(
                    title: .init(nodes: label.children.filter { !isIcon($0) }),
                    icon: .init(nodes: label.children.filter(isIcon))
                )
                let own = context.at("labelStyle")
                own.connect(style)
                label.children = own.nodes(of: style.makeBody(configuration: configuration))
            }
        }
    }
}

// https://developer.apple.com/documentation/swiftui/labeledcontent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent where Label == Text, Content: View {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent: StubPrimitive where Label: View, Content: View {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let parts = context.at("label").nodes(of: label) + context.at("content").nodes(of: content)
        return [StubNode("labeledContent", context, children: parts)]
    }
}

// https://developer.apple.com/documentation/swiftui/contentunavailableview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, StubPrimitive {
    public typealias Body = Never

    let label: Label
    let words: Description
    let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        words = description()
        self.actions = actions()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let said = context.at("label").nodes(of: label) + context.at("description").nodes(of: words)
        return [StubNode("unavailable", context, children: said + context.at("actions").nodes(of: actions))]
    }
}
