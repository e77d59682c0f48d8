public import Foundation

// Read: public quotations of SwiftUICore.swiftinterface of the iOS 26 SDK, which agree.
// https://developer.apple.com/documentation/swiftui/glass
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
    var name: String

    public static var regular: Glass { Glass(name: "regular") }
    public static var clear: Glass { Glass(name: "clear") }
    public static var identity: Glass { Glass(name: "identity") }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

// https://developer.apple.com/documentation/swiftui/defaultglasseffectshape
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { stubNoted("glassEffect", glass.name) }
}
