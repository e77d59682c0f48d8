import Gallery
import Testing

@Suite("Markup")
struct MarkupTests {
    @Test(arguments: [
        ("a < b", "a &lt; b"), ("</p>", "&lt;/p&gt;"), ("R&D", "R&amp;D"), ("&lt;", "&amp;lt;"),
        ("\"it's\"", "&quot;it&#39;s&quot;"), ("a\u{0}b\u{7F}", "ab"), ("東京 · القاهرة", "東京 · القاهرة"),
    ]
    )
    func `escapes the special characters of HTML`(text: String, expected: String) {
        let sut = Markup("p", ["title": text]) { text }

        #expect(sut.html == "<p title=\"\(expected)\">\(expected)</p>")
    }

    @Test
    func `leaves out attributes without a value and writes switches by name alone`() {
        let sut = Markup("input", ["id": nil, "checked": "", "value": "", "type": "text"])

        #expect(sut.html == "<input checked value=\"\" type=\"text\">")
    }

    @Test
    func `keeps children in order and drops those that are missing`() {
        let missing: Markup? = nil
        let isShown = false

        let sut = Markup("ul") {
            for number in 1...2 { Markup("li") { "\(number)" } }
            missing
            if isShown { "never" }
            [Markup(text: "end")]
        }

        #expect(sut.html == "<ul><li>1</li><li>2</li>end</ul>")
    }

    @Test
    func `makes a document of a root`() {
        let sut = Markup(document: Markup("html", ["lang": "en"]))

        #expect(sut.html == "<!doctype html>\n<html lang=\"en\"></html>\n")
    }
}
