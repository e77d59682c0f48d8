public import Foundation

// Second source of all of these: SwiftUI.swiftinterface of the iOS 18 SDK.

extension View {
    // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-3bdj0
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(title, isPresented: isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    // https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)-26ynb
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: { data.map(actions) },
            message: { data.map(message) }
        )
    }

    // https://developer.apple.com/documentation/swiftui/view/position(_:)
    nonisolated public func position(_ position: CGPoint) -> some View { stubNoted("position", position) }

    // https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View {
        stubNoted("toolbarColorScheme")
    }

    // https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        stubNoted("toolbarTitleDisplayMode")
    }
}

// https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}
