// https://developer.apple.com/documentation/swiftui/entry()
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppleCheckMacros", type: "EntryMacro")

// https://developer.apple.com/documentation/swiftui/preview(_:body:)
// To compare with: DeveloperToolsSupport.swiftinterface and SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppleCheckMacros", type: "PreviewMacro")

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppleCheckMacros", type: "PreviewMacro")

// https://developer.apple.com/documentation/swiftui/previewable()
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppleCheckMacros", type: "PreviewableMacro")

// https://developer.apple.com/documentation/developertoolssupport/previewtrait
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PreviewTrait<T> {
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init() }
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init() }
}

// https://developer.apple.com/documentation/developertoolssupport/preview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Preview {
    public struct ViewTraits {}
}
