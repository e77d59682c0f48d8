import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Printable texts", .watched)
struct PrintableTextTests {
    @Test(arguments: [
        ("Lisbon", "Lisbon"), ("Lis\u{1B}]0;owned\u{7}bon", "Lis ]0;owned bon"), ("a\r\n\tb", "a b"),
        ("\u{9B}31mred", " 31mred"), ("a\u{7F}", "a "), ("São Tomé", "São Tomé"),
        ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ])
    func `have no control character`(text: String, printed: String) {
        #expect(text.printable == printed)
        #expect(StyledText(text).text == printed)
        #expect(StyledText(text).drawn(depth: .full).text == printed)
    }

    @Test
    func `may have several lines`() {
        #expect("a\u{1B}b\nc\r\u{7}d".printableLines == "a b\nc d")
    }

    @Test
    func `escape in JSON what JSON permits`() {
        #expect("{\"a\":\"x\u{9B}y\u{7F}é\"}".printableJSON == #"{"a":"x\u009by\u007fé"}"#)
    }

    #if os(macOS) || os(Linux)
    @Test
    func `are all that a program writes`() async throws {
        let name = #"Lis\u001b]0;owned\u0007bon"#
        let body = """
            {"coord":{"lon":-9.14,"lat":38.72},"weather":[{"id":800,"main":"Clear","description":"clear\\u001b[2Jsky",
            "icon":"01d"}],"main":{"temp":18.4},"dt":1780000000,"timezone":3600,"id":2267057,"name":"\(name)","cod":200}
            """
        let server = try LoopbackWeatherServer { _ in .json(body) }
        let environment = ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        let sut = BuiltProgram("QueryExample")

        let shown = try await sut.run(["current", "--live", "--no-cache", "--city", "x"], environment: environment)
        let wrong = try await sut.run(["current", "--units", "\u{1B}[2J"], environment: environment)
        await server.stop()

        for text in [shown.output, shown.errors, wrong.output, wrong.errors] {
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        }
        #expect(shown.output.contains("Lis ]0;owned bon"))
        #expect(wrong.errors.contains("--units"))
    }
    #endif
}
