import ExampleSupport
import Testing

@testable import QueryExample

@Suite("Templates of lines")
struct LineTemplateTests {
    @Test(arguments: [
        ("{temp} now", "18°C now"), ("{gust}", "–"), ("{gust|}", ""), ("{gust|no gusts}", "no gusts"),
        ("{{temp}}", "{temp}"), ("{{{temp}}}", "{18°C}"), ("plain", "plain"), ("", ""),
    ])
    func `replace names by values`(template: String, line: String) throws {
        let sut = try LineTemplate(template, names: ["temp", "gust"])

        #expect(sut.line(["temp": "18°C"]) == line)
    }

    @Test(arguments: [
        ("{temp} now", "18°C now (two hours old)"), ("{temp}\nPorto, {gust}", "18°C (two hours old)\nPorto, –"),
        ("", " (two hours old)"), ("{temp} {stale}", "18°C true"), ("{stale|}", "true"),
    ])
    func `have the age of values that are out of date unless they name it`(template: String, line: String) throws {
        let sut = try LineTemplate(template, names: ["temp", "gust", "stale"])

        #expect(sut.line(["temp": "18°C", "stale": "true"], age: "two hours") == line)
    }

    @Test(arguments: [
        ("{speed}", "'speed' is none of temp, gust."), ("{}", "'' is none of temp, gust."),
        ("{temp", "a { has no }; write {{ for a brace."), ("temp}", "a } has no {; write }} for a brace."),
    ])
    func `say what is wrong with them`(template: String, reason: String) {
        #expect(throws: UsageError("--format", reason)) { try LineTemplate(template, names: ["temp", "gust"]) }
    }
}
