public import Foundation

// Read by .ci/apple-types for macOS alone; the package on Linux has UIKit in its place.

// https://developer.apple.com/documentation/appkit/nsimage
// To compare with: NSImage.h of the macOS SDK, where it is not marked Sendable.
public class NSImage {
    public init?(data: Data) {
        if data.isEmpty { return nil }
    }
}

// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor
open class NSApplication {
    // …/appkit/nsapplication/activationpolicy-swift.enum
    public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
    }

    open class var shared: NSApplication { NSApplication() }

    init() {}

    @discardableResult
    open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { true }

    @available(macOS 14, *)
    open func activate() {}
}

// https://developer.apple.com/documentation/appkit/nscolor
public final class NSColor: Sendable {
    public static let windowBackgroundColor = NSColor()
    public static let controlBackgroundColor = NSColor()

    init() {}
}

// https://developer.apple.com/documentation/appkit/nsview
@MainActor
open class NSView: NSObject {
    public override init() {}
}
