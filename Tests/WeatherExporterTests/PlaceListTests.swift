import ExampleSupport
import OpenWeatherCore
import Testing

@testable import WeatherExporter

@Suite("Places of an exporter")
struct PlaceListTests {
    @Test
    func `are read from operands and from the lines of a file`() throws {
        let text = "# the office\r\nWork = 41.15, -8.61\r\n\r\n  Lisbon  \n"

        let sut = try PlaceList.places(["Home=38.72,-9.14"], text: text, file: "places.txt")

        #expect(sut.map(\.name) == ["Home", "Work", "Lisbon"])
        #expect(sut.map(\.coordinate?.latitude) == [38.72, 41.15, nil])
    }

    @Test(arguments: [
        ("Home = 95,0", "f, line 2: '95,0' is not LATITUDE,LONGITUDE in -90...90,-180...180."),
        ("38.72,-9.14", "f, line 2: coordinates need a name, such as: Home = 38.72,-9.14"),
        ("= 1,2", "f, line 2: the name is empty."),
        ("A", "f, line 2: there is a place with the name 'A' already."),
        ("B\u{7}C", "f, line 2: the name has a control character."),
        (String(repeating: "x", count: 65), "f, line 2: the name has more than 64 characters."),
    ])
    func `are refused with the number of the line`(line: String, message: String) {
        let error = #expect(throws: UsageError.self) { try PlaceList.places([], text: "A\n\(line)\n", file: "f") }

        #expect(error?.description == message)
    }

    @Test
    func `are at least one and at most a thousand`() throws {
        let many = (0...1_000).map { "p\($0)" }

        #expect(throws: UsageError.self) { try PlaceList.places([]) }
        #expect(throws: UsageError.self) { try PlaceList.places(many) }
        #expect(try PlaceList.places(Array(many.dropLast())).count == 1_000)
    }
}
