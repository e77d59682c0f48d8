#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Says below the screens that their weather is made up, so that nobody takes it for the real one.
    func demoNotice(isShown: Bool) -> some View {
        VStack(spacing: 0) {
            self
            if isShown {
                Text("This weather is made up. A key of OpenWeather shows the real one.")
                    .font(.footnote)
                    .padding(8)
                    .accessibilityIdentifier("app.demo")
            }
        }
    }
}
#endif
