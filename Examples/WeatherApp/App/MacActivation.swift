#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

#if os(macOS)
import AppKit
#endif

extension View {
    /// Brings the app to the front when it runs on a Mac without a bundle, as `swift run WeatherApp` does.
    ///
    /// The system takes such a program for one without a user interface: it has no icon in the Dock, no menu bar, and
    /// its windows do not receive what is typed.
    func activatesWithoutBundle() -> some View {
        #if os(macOS)
        onAppear {
            guard Bundle.main.bundleIdentifier == nil else { return }
            NSApplication.shared.setActivationPolicy(.regular)
            NSApplication.shared.activate()
        }
        #else
        self
        #endif
    }
}
#endif
