import Foundation
import OpenWeatherCore
import Testing

@Suite("Random identities")
struct RandomIdentityTests {
    @Test
    func `are distinct UUIDs of version 4`() {
        let ids = (0..<1_000).map { _ in UUID.random() }

        #expect(Set(ids).count == 1_000)
        for id in ids {
            #expect(id.uuid.6 >> 4 == 4)
            #expect(id.uuid.8 >> 6 == 2)
            #expect(UUID(uuidString: id.uuidString) == id)
        }
    }
}
