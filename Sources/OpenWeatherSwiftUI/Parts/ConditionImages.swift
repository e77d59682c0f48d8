#if canImport(SwiftUI)
public import Foundation
public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit
public import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The service's pictures of conditions, as far as they have been loaded.
///
/// A screen shows the symbol of a condition until its picture is there, and keeps it when there is none. ``WeatherAppView``
/// loads the pictures with its client; pass an object of your own to a screen with `environment(_:)`.
@MainActor
@Observable
public final class ConditionImages {
    private var images: [IconCode: Image] = [:]

    @ObservationIgnored private let inFlight = InFlightTasks<IconCode, Data, any Error>(cancelled: CancellationError())
    @ObservationIgnored private let data: @Sendable (IconCode) async throws -> Data

    /// Creates pictures from files.
    ///
    /// - Parameter data: A closure that returns the picture for a code as a file; when it throws, the symbol stays.
    public init(data: @escaping @Sendable (IconCode) async throws -> Data) {
        self.data = data
    }

    /// The picture for a code; `nil` until it was loaded.
    public subscript(code: IconCode) -> Image? { images[code] }

    /// Loads the picture for a code unless it is known, and returns when it is there or cannot be had.
    ///
    /// Calls for one code at the same time share one load, which is cancelled together with the last of them.
    public func load(_ code: IconCode) async {
        guard images[code] == nil else { return }
        let outcome = await inFlight.outcome(for: code) { [data] in try await data(code) }
        guard images[code] == nil, case .success(let file) = outcome else { return }
        images[code] = Image(file: file)
    }

    /// Returns the number of calls that wait for the picture for a code.
    func waitingCount(for code: IconCode) -> Int { inFlight.subscriberCount(for: code) }
}

extension Image {
    /// Creates an image from a file of pixels; `nil` for a file that the system cannot read.
    init?(file: Data) {
        #if canImport(UIKit)
        guard let picture = UIImage(data: file) else { return nil }
        self.init(uiImage: picture)
        #elseif canImport(AppKit)
        guard let picture = NSImage(data: file) else { return nil }
        self.init(nsImage: picture)
        #else
        return nil
        #endif
    }
}

extension View {
    /// Draws the conditions in the screens and parts inside with images of your own, in place of the service's pictures.
    ///
    /// - Parameter image: A closure that returns the image of an icon, such as a drawing of `OpenWeatherIcons`; `nil` for the
    ///   picture of the service. The image is resized, and is not read aloud.
    /// - Returns: The view with the images.
    public func conditionImage(_ image: @escaping @Sendable (ConditionIcon) -> Image?) -> some View {
        environment(\.conditionImage, image)
    }
}

extension EnvironmentValues {
    /// The app's own images of conditions.
    fileprivate var conditionImage: @Sendable (ConditionIcon) -> Image? {
        get { self[ConditionImageKey.self] }
        set { self[ConditionImageKey.self] = newValue }
    }
}

private struct ConditionImageKey: EnvironmentKey {
    static let defaultValue: @Sendable (ConditionIcon) -> Image? = { _ in nil }
}

/// The picture of a condition: that of the app or of the service, or a symbol until it is there.
///
/// It is not read aloud, because a text beside it names the condition.
struct ConditionPictureView: View {
    private let icon: ConditionIcon
    private let side: Double
    private let moves: Bool

    @Environment(ConditionImages.self) private var images: ConditionImages?
    @Environment(\.conditionImage) private var ownImage
    @Environment(\.weatherLook) private var look
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric private var scale = 1.0

    /// Creates a picture; it grows with the size of the reader's text.
    ///
    /// - Parameters:
    ///   - icon: The icon.
    ///   - side: The width and the height at the standard size of text.
    ///   - moves: Whether the symbol pulses, unless the reader prefers reduced motion.
    init(_ icon: ConditionIcon, side: Double = 32, moves: Bool = false) {
        self.icon = icon
        self.side = side
        self.moves = moves
    }

    var body: some View {
        Group {
            if let picture = ownImage(icon) ?? images?[icon.code] {
                picture
                    .resizable()
                    .scaledToFit()
            } else {
                Image(systemName: look.symbol(icon.symbolName))
                    .resizable()
                    .scaledToFit()
                    .symbolRenderingMode(.multicolor)
                    .symbolEffect(.pulse, isActive: moves && !reducesMotion)
                    .padding(side * scale / 8)
            }
        }
        .frame(width: side * scale, height: side * scale)
        .accessibilityHidden(true)
        .task(id: icon.code) {
            if ownImage(icon) == nil { await images?.load(icon.code) }
        }
    }
}
#endif
