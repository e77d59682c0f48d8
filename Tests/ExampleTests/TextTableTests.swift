import Testing

@testable import QueryExample

@Suite("Comma-separated values")
struct TextTableTests {
    @Test(arguments: [
        ("Lisbon", "Lisbon"), ("a,b", "\"a,b\""), ("say \"so\"", "\"say \"\"so\"\"\""), ("=1+1", "'=1+1"),
        ("@x", "'@x"), ("-2", "'-2"), ("+1,2", "\"'+1,2\""), ("two\nlines", "two lines"),
        ("a\"\u{301},b", "\"a\"\"\u{301},b\""), ("a,\u{301}b", "\"a,\u{301}b\""), ("=\u{301}1", "'=\u{301}1"),
    ])
    func `have texts that a spreadsheet reads as texts`(text: String, field: String) {
        #expect(CSV.line([.text(text), nil]) == field + ",")
    }

    @Test(arguments: [(-3.5, "-3.5"), (18, "18"), (0.1 + 0.2, "0.3"), (-0.0000001, "0"), (1_234_567, "1234567")])
    func `have numbers without trailing digits`(number: Double, field: String) {
        #expect(CSV.line([.number(number)]) == field)
    }

    @Test
    func `are read with quotes, either line break and their lines`() {
        let records = CSV.records(in: "\u{FEFF}a,b\r\n\n\"x,\"\"y\"\"\nz\",\r\nlast")

        #expect(records.map(\.fields) == [["a", "b"], ["x,\"y\"\nz", ""], ["last"]])
        #expect(records.map(\.line) == [1, 3, 5])
    }

    @Test(arguments: ["a\"\u{301},b", "a,\u{301}\"b", "\u{301}"])
    func `are read as they were written`(text: String) {
        let records = CSV.records(in: CSV.line([.text(text), .text(text)]) + CSV.end)

        #expect(records.map(\.fields) == [[text, text]])
    }
}
