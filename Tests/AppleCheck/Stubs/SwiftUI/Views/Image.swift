public import Foundation

#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

// https://developer.apple.com/documentation/swiftui/image
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Components/Image.swift.
public struct Image: Equatable, Sendable {
    let stubName: String
    var stubLabel: String?
    var stubHidden = false
    var stubIsResizable = false

    nonisolated public init(_ name: String, bundle: Bundle? = nil) { stubName = name }

    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        stubName = name
        stubLabel = label.stubText
    }

    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        stubName = name
        stubHidden = true
    }

    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    nonisolated public init(systemName: String) { stubName = systemName }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public init(systemName: String, variableValue: Double?) { stubName = systemName }

    #if canImport(UIKit)
    // https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
    nonisolated public init(uiImage: UIImage) { stubName = "uiImage" }
    #elseif canImport(AppKit)
    // https://developer.apple.com/documentation/swiftui/image/init(nsimage:)
    nonisolated public init(nsImage: NSImage) { stubName = "nsImage" }
    #endif

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    @available(iOS 15, macOS 11, tvOS 15, watchOS 8, *)
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    // https://developer.apple.com/documentation/swiftui/image/<name>
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var other = self
        other.stubIsResizable = true
        return other
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View {
    public typealias Body = Never
}

extension Image: StubPrimitive {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("image", context, text: stubName)
        node.label = stubLabel
        node.isHidden = stubHidden
        node.details["isResizable"] = stubIsResizable
        node.details["font"] = context.environment.font ?? .body
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/symbolrenderingmode
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        stubNoted("symbolRenderingMode")
    }

    // https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { stubNoted("symbolVariant") }

    // https://developer.apple.com/documentation/swiftui/view/imagescale(_:)
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { stubNoted("imageScale") }
}

// https://developer.apple.com/documentation/swiftui/symbolvariants
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let rectangle = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let slash = SymbolVariants()

    public var fill: SymbolVariants { self }
    public var circle: SymbolVariants { self }
}

// https://developer.apple.com/documentation/symbols/indefinitesymboleffect
// To compare with: Symbols.swiftinterface of the iOS 18 SDK.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol SymbolEffect {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol IndefiniteSymbolEffect {}

// https://developer.apple.com/documentation/symbols/pulsesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { .init() }
}

// https://developer.apple.com/documentation/symbols/symboleffectoptions
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct SymbolEffectOptions: Sendable {
    public static var `default`: SymbolEffectOptions { .init() }
    public static var repeating: SymbolEffectOptions { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { stubNoted("symbolEffect", isActive) }
}
