import Foundation
import OpenWeatherCore
import Testing

@Suite("JSON values")
struct JSONValueTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .boolean(true)), ("false", .boolean(false)), ("0", .decimal(0)),
        ("1", .decimal(1)), ("-7", .decimal(-7)), ("0.1", .decimal(Decimal(sign: .plus, exponent: -1, significand: 1))),
        ("18446744073709551615", .decimal(Decimal(UInt64.max))), ("1e300", .double(1e300)),
        ("\"\"", .string("")), ("\"Tromsø \\u2603\"", .string("Tromsø ☃")), ("[]", .array([])), ("{}", .object([:])),
        ("[1,[null],{\"a\":\"b\"}]", .array([.decimal(1), .array([.null]), .object(["a": .string("b")])])),
    ]
    )
    func `read back as they were`(json: String, value: JSONValue) throws {
        let sut = try decoded([JSONValue].self, from: "[\(json)]")

        #expect(sut == [value])
        #expect(try roundTrip(sut) == sut)
    }

    @Test(arguments: ["0e999", "-0e999", "0e128", "0e-200", "0.0e500"])
    func `are zero however it is written`(json: String) throws {
        let sut = try decoded([JSONValue].self, from: "[\(json)]")

        #expect(sut == [.decimal(0)])
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `keep all digits of a long number`() throws {
        let json = "[1234567890.123456789012345678,0.1,100]"

        let sut = try decoded(JSONValue.self, from: json)

        #expect(String(decoding: try JSONEncoder().encode(sut), as: UTF8.self) == json)
    }

    @Test(arguments: [(64, true), (65, false)])
    func `are refused below the largest depth`(depth: Int, isKept: Bool) {
        let json = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)

        #expect(((try? decoded(JSONValue.self, from: json)) != nil) == isKept)
    }

    @Test(arguments: [(10_000, true), (10_001, false)])
    func `are refused beyond the largest count`(count: Int, isKept: Bool) {
        let array = "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]"
        let object = "{" + (0..<count).map { "\"\($0)\":1" }.joined(separator: ",") + "}"

        #expect(((try? decoded(JSONValue.self, from: array)) != nil) == isKept)
        #expect(((try? decoded(JSONValue.self, from: object)) != nil) == isKept)
    }
}
