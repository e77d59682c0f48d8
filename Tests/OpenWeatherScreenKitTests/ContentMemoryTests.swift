import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

/// The memory of the last content.
@MainActor
@Suite("Content memory")
struct ContentMemoryTests {
    /// A number whose content names the environment and counts how often it is created.
    private struct Inputs: ContentInputs {
        var number = 1
        let count: Locked<Int>
        let earlier = Locked<Int?>(nil)

        func content(in environment: ScreenEnvironment) -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }

        func content(in environment: ScreenEnvironment, after earlier: (inputs: Inputs, content: Int)) -> Int {
            self.earlier.withLock { $0 = earlier.content }
            return content(in: environment)
        }

        static func == (one: Inputs, other: Inputs) -> Bool { one.number == other.number }
    }

    private let time = TestTime()
    private let settings: ScreenSettings
    private let inputs = Inputs(count: Locked(0))

    init() {
        let time = time
        settings = ScreenSettings(deviceLocale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { time.now })
    }

    private func change(_ change: (inout Preferences) -> Void) {
        var preferences = settings.preferences
        change(&preferences)
        settings.apply(preferences)
    }

    @Test
    func `creates content once while nothing changes`() {
        var sut = ContentMemory<Inputs>()

        let contents = (0..<3)
            .map { _ in
                change { $0.isCacheEnabled.toggle() }
                return sut.content(of: inputs, in: settings.environment)
            }

        #expect(contents == [1, 1, 1])
    }

    @Test
    func `creates content again for another input`() {
        var sut = ContentMemory<Inputs>()

        #expect(sut.content(of: inputs, in: settings.environment) == 1)
        #expect(sut.content(of: Inputs(number: 2, count: inputs.count), in: settings.environment) == 2)
        #expect(sut.content(of: inputs, in: settings.environment) == 3)
    }

    @Test(arguments: ["language", "units", "time of the fetch", "locale", "time zone", "time"])
    func `creates content again after a change of the`(part: String) {
        var sut = ContentMemory<Inputs>()
        #expect(sut.content(of: inputs, in: settings.environment) == 1)

        switch part {
        case "language": change { $0.language = .fixed(.arabic) }
        case "units": change { $0.units = .imperial }
        case "time of the fetch": change { $0.showsFetchTime = true }
        case "locale": settings.deviceChanged(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        case "time zone":
            let zone = TimeZone(secondsFromGMT: 9 * 3600) ?? .current
            settings.deviceChanged(locale: Locale(identifier: "en_GB"), timeZone: zone)
        default: time.advance(by: .seconds(1))
        }

        #expect(sut.content(of: inputs, in: settings.environment) == 2)
        #expect(sut.content(of: inputs, in: settings.environment) == 2)
    }

    @Test
    func `hands on the earlier content in the same environment alone`() {
        var sut = ContentMemory<Inputs>()
        #expect(sut.content(of: inputs, in: settings.environment) == 1)

        time.advance(by: .seconds(60))
        #expect(sut.content(of: inputs, in: settings.environment) == 2)
        #expect(inputs.earlier.withLock { $0 } == 1)

        change { $0.units = .imperial }
        #expect(sut.content(of: inputs, in: settings.environment) == 3)
        #expect(inputs.earlier.withLock { $0 } == 1)
    }
}
