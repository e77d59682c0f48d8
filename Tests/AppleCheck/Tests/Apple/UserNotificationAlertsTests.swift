import Foundation
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing
import UserNotifications

extension NotificationSuites {
    @Suite("Notices of alerts as notifications", .serialized, .watched)
    struct UserNotificationAlertsTests {
        private static let now = Date(timeIntervalSince1970: 1_779_969_600)

        private let center = StubNotifications.shared
        private let sut = UserNotificationAlerts(now: { Self.now })

        init() {
            center.reset()
        }

        private func notice(_ id: String, after seconds: TimeInterval? = nil, title: String = "Storm") -> AlertNotice {
            let alert = WeatherAlert(id: id, start: Self.now, end: Self.now + 86_400)
            return AlertNotice(
                about: alert,
                at: Location.lisbon.id,
                title: title,
                subtitle: "Lisbon",
                body: "Until 21:00",
                showing: seconds.map { Self.now + $0 }
            )
        }

        @Test(arguments: [true, false])
        func `asks for permission to show texts with a sound`(isGranted: Bool) async throws {
            center.decide(isGranted)

            #expect(try await sut.requestPermission() == isGranted)
            #expect(center.asked == [[.alert, .sound]])
        }

        @Test
        func `passes the error of the system on`() async {
            center.decide(false, failure: CocoaError(.featureUnsupported))

            await #expect(throws: CocoaError.self) { try await sut.requestPermission() }
        }

        @Test(arguments: [(nil, nil), (-60, nil), (0, nil), (7200, 7200)] as [(TimeInterval?, TimeInterval?)])
        func `hands a notice over with its texts`(after seconds: TimeInterval?, interval: TimeInterval?) async throws {
            try await sut.show([notice("1", after: seconds)])

            let request = try #require(center.pending.first)
            let content = try #require(request.content as? UNMutableNotificationContent)
            #expect(request.identifier == "openweather.alert.\(Location.lisbon.id).1")
            #expect([content.title, content.subtitle, content.body] == ["Storm", "Lisbon", "Until 21:00"])
            #expect(content.threadIdentifier == "openweather.alert.\(Location.lisbon.id)")
            #expect(content.sound != nil)
            #expect((request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == interval)
        }

        @Test
        func `tells the user once and withdraws what is not wanted any more`() async throws {
            center.add(named: "app.reminder")
            try await sut.show([notice("1"), notice("2")])
            center.deliver()
            center.add(named: "app.other")
            try await sut.show([notice("2"), notice("3", after: 60, title: "Rain"), notice("4", after: 60)])

            let changes = try await sut.show([notice("2"), notice("3", after: 60, title: "Snow")])

            #expect(changes.added.map(\.title) == ["Snow"])
            #expect(changes.removed.map { $0.suffix(2) } == [".4"])
            #expect(Set(center.pending.map(\.identifier)) == ["app.other", notice("3").id])
            #expect(center.delivered.map(\.identifier).contains("app.reminder"))
            #expect(center.delivered.count == 2)
        }

        @Test
        func `does not tell the user again of what the user has cleared`() async throws {
            var told: Set<AlertNotice.ID> = []
            center.refuse(notice("3").id, with: CocoaError(.featureUnsupported))
            await #expect(throws: CocoaError.self) { try await sut.show([notice("1"), notice("3")], told: &told) }
            #expect(told == [notice("1").id])
            center.deliver()
            UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [notice("1").id])

            for title in ["Rain", "Snow"] {
                let changes = try await sut.show([notice("1"), notice("2", after: 60, title: title)], told: &told)
                #expect(changes.added.map(\.title) == [title], "what is still to come is replaced")
            }
            #expect(center.pending.map(\.identifier) == [notice("2").id])
            try await sut.show([], told: &told)
            #expect(told.isEmpty)
        }

        @Test
        func `hands the others over when one is refused`() async {
            center.refuse(notice("1").id, with: CocoaError(.featureUnsupported))

            await #expect(throws: CocoaError.self) { try await sut.show([notice("1"), notice("2")]) }
            #expect(center.pending.map(\.identifier) == [notice("2").id])
        }
    }
}

extension StubNotifications {
    /// Adds a notification that is none of an alert.
    fileprivate func add(named identifier: String) {
        UNUserNotificationCenter.current()
            .add(UNNotificationRequest(identifier: identifier, content: UNMutableNotificationContent(), trigger: nil))
    }
}
