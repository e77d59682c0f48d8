import Foundation
import Testing

@testable import OpenWeatherNetworking  // The reader is internal.

@Suite("Reading JSON")
struct JSONReaderTests {
    @Test(
        arguments: [
            ("0", 0), ("-0", -0.0), ("7", 7), ("-12", -12), ("1.5", 1.5), ("0.1", 0.1), ("1e3", 1_000), ("1E+2", 100),
            ("25e-1", 2.5),
            ("4.0", 4), ("0e999", 0), ("0.30000000000000004", 0.30000000000000004), ("4.35", 4.35),
            ("899999999999999.9", 899999999999999.9), ("9007199254740993", 9007199254740992),
            ("123456789012345678901234567890", 1.2345678901234568e29), ("1e22", 1e22), ("1e23", 1e23),
            ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
            ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
        ] as [(String, Double)]
    )
    func `reads numbers to the last bit`(text: String, value: Double) throws {
        #expect(try Double(json: Data(text.utf8)).bitPattern == value.bitPattern)
    }

    @Test(arguments: [5, 10_000, 10_020, 99_998, 100_000, 100_020])
    func `reads a fraction that a large exponent makes up for`(zeros: Int) throws {
        let tiny = "0." + String(repeating: "0", count: zeros) + "25e"
        let huge = "25" + String(repeating: "0", count: zeros) + "e-"

        #expect(try Double(json: Data("\(tiny)\(zeros + 3)".utf8)) == 250)
        #expect(try Double(json: Data("\(huge)\(zeros + 1)".utf8)) == 2.5)
        #expect(throws: JSONReader.Failure(.wrongType, at: 0)) {
            try Double(json: Data("\(tiny)\(zeros + 400)".utf8))
        }
        #expect(throws: JSONReader.Failure(.wrongType, at: 0)) {
            try Double(json: Data("\(huge)\(zeros + 400)".utf8))
        }
    }

    @Test(arguments: ["1e400", "-1e400", "1e-400", "null", "true", "\"7\"", "{}", "[1]"])
    func `finds no number in other values`(text: String) {
        #expect(throws: JSONReader.Failure(.wrongType, at: 0)) { try Double(json: Data(text.utf8)) }
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("4.0", 4), ("1e3", 1_000), ("15e-1", nil), ("1.5", nil), ("30e-1", 3),
            ("9007199254740991", 9_007_199_254_740_991), ("9007199254740993", 9_007_199_254_740_993),
            ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
            ("1e17", nil), ("1e300", nil), ("\"7\"", nil),
        ] as [(String, Int?)]
    )
    func `reads integers in any form up to 2 to 53`(text: String, value: Int?) {
        #expect((try? Int(json: Data(text.utf8))) == value)
    }

    @Test(
        arguments: [
            (#""""#, ""), (#""Rain""#, "Rain"), (#""São Paulo""#, "São Paulo"), (#""ロンドン 😀""#, "ロンドン 😀"),
            (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"),
            (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\u{0}"), ("\"\u{FEFF}\u{7F}\"", "\u{FEFF}\u{7F}"),
        ] as [(String, String)]
    )
    func `reads strings with their escapes`(text: String, value: String) throws {
        let read = try String(json: Data(text.utf8))

        #expect(Array(read.unicodeScalars) == Array(value.unicodeScalars))
    }

    @Test(arguments: [
        #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800x""#, #""\ud800\ud800""#, "7", "null", "{}",
    ])
    func `finds no string in half a pair or another value`(text: String) {
        #expect(throws: JSONReader.Failure(.wrongType, at: 0)) { try String(json: Data(text.utf8)) }
    }

    @Test(arguments: [
        "01", "-01", "--1", "+1", ".5", "1.", "1.e3", "1e", "1e+", "-", "NaN", "Infinity", "-Infinity", "0x10", "1_000",
        "tru", "TRUE", "nil",
        "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"a\u{1}\"", "\"a\nb\"", "\"open", "'a'", "[1,]", "[,1]", "[1 2]", "[1",
        "{\"a\":1,}", "{,}", "{\"a\"}",
        "{\"a\":}", "{\"a\" 1}", "{a:1}", "{1:1}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "[1}", "[] []", "1 2", "{}x",
        "\u{0}", "[\u{0}]", "\u{A0}1",
        "/**/1", "1//", "\u{FEFF}\u{FEFF}1", "",
    ])
    func `refuses what is not JSON wherever it stands`(text: String) {
        for text in [text, "[\(text)]", "{\"unread\":\(text)}", "[0,\(text),0]"]
        where !(text == "[]" || text == "{\"a\":1}") {
            #expect(!isJSON(text), "\(text)")
        }
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xFF], [0x80], [0xC3], [0xE3, 0x83], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE3, 0x83, 0x28],
        ] as [[UInt8]]
    )
    func `refuses what is not UTF-8 in keys and strings`(bytes: [UInt8]) {
        for (before, after) in [("\"", "\""), ("{\"", "\":1}"), ("{\"a\":\"", "\"}")] {
            #expect(throws: JSONReader.Failure.self) {
                try Unread(json: Data(before.utf8) + bytes + Data(after.utf8))
            }
        }
    }

    @Test(arguments: [
        " \n\t\r1 \n\t\r", "\u{FEFF}1", "\u{FEFF} [ ] ", "{ \"a\" : [ 1 , { } ] , \"b\" : null }", "\"\"", "true",
        "-0.0e-0",
    ])
    func `accepts what is`(text: String) {
        #expect(isJSON(text))
    }

    @Test
    func `limits the depth`() {
        let depth = JSONReader.maximumDepth
        for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
            func nested(_ depth: Int) -> String {
                String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            }

            #expect(isJSON(nested(depth)))
            #expect(!isJSON(nested(depth + 1)))
            #expect(!isJSON(nested(100_000)))
        }
    }

    @Test
    func `compares keys of any length with literals`() throws {
        let text = """
            {"": 0, "a": 1, "12345678": 8, "123456789": 9, "1234567890123456": 16, "12345678901234567": 17,
             "12345678901234568": 18, "a\\u0062\\"c": 3, "é": 2, "\\ud800": -1, "\\ud801": -1, "A": 4}
            """
        var reader = JSONReader(Data(text.utf8))
        var found: [Int] = []

        try reader.enterObject()
        while let key = try reader.nextKey() {
            let value: Int = try reader.value()
            switch key {
            case "": #expect(value == 0)
            case "a": #expect(value == 1)
            case "12345678": #expect(value == 8)
            case "123456789": #expect(value == 9)
            case "1234567890123456": #expect(value == 16)
            case "12345678901234567": #expect(value == 17)
            case "12345678901234568": #expect(value == 18)
            case "ab\"c": #expect(value == 3)
            case "é": #expect(value == 2)
            default: #expect(value == -1 || value == 4)
            }
            found.append(value)
        }

        #expect(found == [0, 1, 8, 9, 16, 17, 18, 3, 2, -1, -1, 4])
    }

    @Test
    func `takes the first of several values of a key`() throws {
        let text = #"{"a": 1, "a": 2, "b": null, "\u0061": 3, "b": 4, "c": {"a": 5}, "a": [6], "c": {"a": 7}}"#

        let values = try Numbers(json: Data(text.utf8)).values

        #expect(values == ["a": [1], "b": [], "c.a": [5]])
    }

    @Test
    func `skips the keys beyond the limit`() throws {
        let members = (0..<2_000).map { "\"k\($0)\": \"\($0)\"" }.joined(separator: ",")
        var reader = JSONReader(Data("[{\(members)}, 7]".utf8))

        try reader.enterArray()
        _ = try reader.nextElement()
        let strings = try reader.readableStrings()
        _ = try reader.nextElement()
        let seven: Int = try reader.value()

        #expect(strings.count == JSONReader.maximumKeys)
        #expect(strings.first?.key == "k0")
        #expect(strings.first?.text == "0")
        #expect(seven == 7)
    }

    @Test
    func `leaves out a string whose key contains half of a surrogate pair`() throws {
        var reader = JSONReader(Data(#"{"\ud800": "x", "fr": "Londres"}"#.utf8))

        let strings = try reader.readableStrings()
        try reader.finish()

        #expect(strings.map { $0.text } == ["Londres"])
    }

    @Test
    func `keeps the first elements that can be read`() throws {
        var reader = JSONReader(Data(#"[["a", 1, null, "b", {}, "c", "d"], ["e"], {}, "f"]"#.utf8))

        var lists: [[String]] = []
        try reader.enterArray()
        while try reader.nextElement() { lists.append(try reader.readableElements(first: 3)) }
        try reader.finish()

        #expect(lists == [["a", "b", "c"], ["e"], [], []])
    }

    @Test(
        arguments: [
            ("7", "$"), ("null", "$"), ("[]", "$"), ("{}", "list"), (#"{"list": {}}"#, "list"),
            (#"{"list": [7]}"#, "list[0]"),
            (#"{"x": [1, {"list": 2}], "list": [{"a": {"b": 1}}, {}]}"#, "list[1].a"),
            (#"{"list": [{"a": {"b": 1}}, {"x": ",[{\"", "a": {"c": [], "b": "1"}}]}"#, "list[1].a.b"),
            (#"{"list": [{"a": {}}]}"#, "list[0].a.b"), (#"{"list": [{"a": {"b": 1e999}}]}"#, "list[0].a.b"),
            (#"{"li\u0073t": [{"a": {"b": true}}]}"#, #"li\u0073t[0].a.b"#),
            (#"{"list": [{"a":{"b":1}},{"a":{"b":1}},{"a":{"b":1}},{"a":{"b":1}}]}"#, "list"),
        ] as [(String, String)]
    )
    func `names the path of a failure`(text: String, path: String) throws {
        let failure = try #require(throws: JSONReader.Failure.self) { try Listing(json: Data(text.utf8)) }

        #expect(JSONPath(of: failure, in: JSONReader(Data(text.utf8))).description == path)
    }

    @Test
    func `reports damage of the text before a wrong value`() {
        #expect(throws: JSONReader.Failure(.notJSON, at: 12)) { try Listing(json: Data(#"{"list": 7, x}"#.utf8)) }
        #expect(throws: JSONReader.Failure(.endsEarly, at: 10)) { try Listing(json: Data(#"{"list": 7"#.utf8)) }
    }

    private func isJSON(_ text: String) -> Bool {
        (try? Unread(json: Data(text.utf8))) != nil
    }
}

/// A value of which nothing is read.
private struct Unread: JSONReadable {
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        try reader.skipValue()
    }
}

/// The numbers of an object and of the objects within it.
private struct Numbers: JSONReadable {
    private(set) var values: [String: [Int]] = [:]

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        try reader.enterObject()
        while try reader.nextKey() != nil {
            guard let key = try reader.keyText() else { continue }
            if reader.isAtObject {
                for (inner, numbers) in try reader.value(Numbers.self).values {
                    values["\(key).\(inner)", default: []] += numbers
                }
            } else {
                values[key, default: []] += try reader.optional(Int.self).map { [$0] } ?? []
            }
        }
    }
}

/// An object with a list of up to three objects, each with a number at `a.b`.
private struct Listing: JSONReadable {
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [Element]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key == "list" { list = try reader.array(atMost: 3) }
        }
        _ = try reader.required(list, "list")
    }

    private struct Element: JSONReadable {
        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var inner: Inner?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key == "a" { inner = try reader.value() }
            }
            _ = try reader.required(inner, "a")
        }
    }

    private struct Inner: JSONReadable {
        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var number: Double?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key == "b" { number = try reader.value() }
            }
            _ = try reader.required(number, "b")
        }
    }
}
