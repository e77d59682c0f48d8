// The header of SwiftUI.framework imports UIKit or AppKit, which bring Foundation and CoreGraphics with them.
// To compare with: SwiftUI.framework/Headers/SwiftUI.h of the iOS 17 SDK.
@_exported import Foundation

#if canImport(UIKit)
@_exported import UIKit
#elseif canImport(AppKit)
@_exported import AppKit
#endif
