public import Foundation

// https://developer.apple.com/documentation/swiftui/navigationsplitview
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, StubPrimitive {
    public typealias Body = Never

    let sidebar: Sidebar
    let detail: Detail

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let columns = [
            StubNode("sidebar", context, children: context.at("sidebar").nodes(of: sidebar)),
            StubNode("detail", context, children: context.at("detail").nodes(of: detail)),
        ]
        return [StubNode("split", context, children: columns)]
    }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { stubNoted("navigationSplitViewColumnWidth", ideal) }
}
