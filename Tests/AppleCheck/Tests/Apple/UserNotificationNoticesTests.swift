import Foundation
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing
import UserNotifications

extension NotificationSuites {
    @Suite("Notices of the weather as notifications", .serialized, .watched)
    struct UserNotificationNoticesTests {
        private static let time = TestTime(Date(timeIntervalSince1970: 1_779_969_600))

        private let center = StubNotifications.shared
        private let start = Self.time.now
        private let sut = UserNotificationNotices(now: { Self.time.now })

        init() {
            center.reset()
            Self.time.set(Date(timeIntervalSince1970: 1_779_969_600))
        }

        private func message(_ id: String, after seconds: TimeInterval = 0, lasting: TimeInterval = 3_600)
            -> NoticeMessage
        {
            let date = Date(timeIntervalSince1970: 1_779_969_600) + seconds
            let content = WeatherNotice.Content.rain(start: date, end: nil, isApproximate: false)
            let notice = WeatherNotice(id: id, content: content, date: date, expires: date + lasting)
            return NoticeMessage(for: notice, at: Location.lisbon.id, title: "Rain \(id)", subtitle: "Lisbon")
        }

        private var pending: [String] { center.pending.map { String($0.identifier.suffix(1)) } }

        @Test(arguments: [true, false])
        func `ask for permission only when told to`(isGranted: Bool) async throws {
            center.decide(isGranted)
            #expect(await sut.isPermitted() == nil)
            try await sut.show([message("a")], at: Location.lisbon.id)
            #expect(center.asked.isEmpty)

            #expect(try await sut.requestPermission() == isGranted)
            #expect(center.asked == [[.alert, .sound]])
            #expect(await sut.isPermitted() == isGranted)
        }

        @Test
        func `are shown at the dates of their plan`() async throws {
            try await sut.show([message("a"), message("b", after: 600)], at: Location.lisbon.id)

            let content = try #require(center.pending.first?.content as? UNMutableNotificationContent)
            #expect([content.title, content.subtitle, content.body] == ["Rain a", "Lisbon", ""])
            #expect(
                center.pending.map { ($0.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval } == [nil, 600]
            )
            #expect(center.pending.first?.identifier == "openweather.notice.\(Location.lisbon.id).a")
        }

        @Test
        func `take the place of those of the plan before, at their place alone`() async throws {
            try await sut.show([message("a", after: 60), message("b", after: 60)], at: Location.lisbon.id)
            let other = UNNotificationRequest(identifier: "app", content: UNMutableNotificationContent(), trigger: nil)
            UNUserNotificationCenter.current().add(other)
            try await sut.show([], at: Location.paris.id)
            #expect(center.pending.count == 3)

            try await sut.show([message("b", after: 120), message("c", after: 60)], at: Location.lisbon.id)

            #expect(pending == ["p", "b", "c"])
        }

        @Test
        func `are shown once and withdrawn when they are void`() async throws {
            try await sut.show([message("a"), message("b", lasting: 600)], at: Location.lisbon.id)
            center.deliver()
            Self.time.set(start + 900)

            try await sut.show([message("a"), message("b", lasting: 600)], at: Location.lisbon.id)

            #expect(center.pending.isEmpty)
            #expect(center.delivered.map { $0.identifier.suffix(1) } == ["a"])
        }

        @Test(arguments: [
            (NSError(domain: "UNErrorDomain", code: 1), NoticeError.notPermitted),
            (NSError(domain: "UNErrorDomain", code: 1_401), .refused(domain: "UNErrorDomain", code: 1_401)),
        ])
        func `say why the system does not take one, and hand the others over`(
            error: NSError,
            expected: NoticeError
        ) async {
            center.refuse(message("a").id, with: error)

            await #expect(throws: expected) {
                try await sut.show([message("a"), message("b")], at: Location.lisbon.id)
            }
            #expect(pending == ["b"])
        }

        @Test
        func `pass on that the system cannot ask`() async {
            center.decide(false, failure: NSError(domain: "d", code: 2))

            await #expect(throws: NoticeError.refused(domain: "d", code: 2)) { try await sut.requestPermission() }
        }
    }
}
