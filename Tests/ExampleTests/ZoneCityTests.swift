import ExampleSupport
import Foundation
import OpenWeatherCore
import Testing

@testable import QueryExample

@Suite("The city of a time zone")
struct ZoneCityTests {
    private static let rows =
        "# a comment\nUS\t+404251-0740023\tAmerica/New_York\tEastern\n"
        + "AR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\tBuenos Aires\n"

    private func table() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
        try Data(Self.rows.utf8).write(to: file)
        return file
    }

    @Test(arguments: [
        ("America/New_York", "New York", "US"), ("America/Argentina/Buenos_Aires", "Buenos Aires", "AR"),
    ])
    func `is the last part of its name in its country`(zone: String, city: String, country: String) throws {
        let table = try table()
        defer { try? FileManager.default.removeItem(at: table) }

        #expect(try ZoneCity(of: zone, table: table).place == .city(name: city, country: country))
    }

    @Test
    func `is none for a zone of no city, and unknown without the database`() throws {
        let table = try table()
        defer { try? FileManager.default.removeItem(at: table) }

        let utc = #expect(throws: UsageError.self) { try ZoneCity(of: "Etc/UTC", table: table) }
        let missing = #expect(throws: UsageError.self) {
            try ZoneCity(of: "America/New_York", table: URL(filePath: "/nowhere"))
        }

        #expect(utc?.reason.contains("Etc/UTC, is of no city. Name a place") == true)
        #expect(missing?.reason.contains("without the package tzdata. Name a place") == true)
    }
}
