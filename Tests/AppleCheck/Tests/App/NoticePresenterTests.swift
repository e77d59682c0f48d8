import OpenWeatherTestWatch
import Testing
import UserNotifications

@testable import WeatherApp

// On the main actor and without a suspension, so that no other composition takes the place of the delegate meanwhile.
@MainActor
@Suite("Notices that are due while the app is in front", .watched)
struct NoticePresenterTests {
    @Test
    func `are shown with a sound, for as long as the app runs`() {
        let arguments = LaunchArguments(["WeatherApp", "--demo"])

        let shown = withExtendedLifetime(AppComposition(arguments: arguments)) {
            StubNotifications.shared.optionsInFront(of: "notice")
        }

        #expect(shown == [.banner, .list, .sound])
    }
}
