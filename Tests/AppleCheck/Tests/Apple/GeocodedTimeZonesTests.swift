import CoreLocation
import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import OpenWeatherApple

// Beside the tests of the location, as they use the same device, one after another.
extension CoreLocationProviderTests {
    @Test
    func `calls the geocoder once for the time zone of a place`() async throws {
        let device = StubLocation.shared
        device.reset(.denied)
        let zones = GeocodedTimeZones()
        let near = Coordinate(clampingLatitude: 38.74, longitude: -9.13)

        #expect(await zones.timeZone(of: .lisbon) == nil)
        device.timeZone = TimeZone(secondsFromGMT: 3600)
        for place in [.lisbon, .lisbon, near] {
            #expect(await zones.timeZone(of: place) == TimeZone(secondsFromGMT: 3600))
        }
        #expect(device.calls == ["reverseGeocodeLocation", "reverseGeocodeLocation"])
    }
}
