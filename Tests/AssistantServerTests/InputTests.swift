import Foundation
import Testing

@testable import AssistantServer

@Suite("Lines and their JSON")
struct InputTests {
    @Test
    func `are put together from bytes however they arrive`() {
        let bytes = Array(Data("{\"a\":1}\n\r\n \nxy\n".utf8))
        for size in 1...bytes.count {
            var sut = LineSplitter()
            let lines = stride(from: 0, to: bytes.count, by: size)
                .flatMap { sut.add(Data(bytes[$0..<min($0 + size, bytes.count)])) }

            #expect(lines == [.text(Data("{\"a\":1}".utf8)), .text(Data("xy".utf8))])
            #expect(sut.finish().isEmpty)
        }
    }

    @Test
    func `end with the input`() {
        var sut = LineSplitter()

        #expect(sut.add(Data("abc".utf8)).isEmpty)
        #expect(sut.finish() == [.text(Data("abc".utf8))])
    }

    @Test
    func `are dropped when they are longer than any message`() {
        var sut = LineSplitter()

        #expect(sut.add(Data(count: LineSplitter.longest + 1)).isEmpty)
        #expect(sut.add(Data("rest\nnext\n".utf8)) == [.tooLong, .text(Data("next".utf8))])
    }

    @Test(arguments: [
        "null", "true", "-7", "0.5", "\"ä\\\"[\"", "[[],[1,\"a\"]]", "{\"a\":{\"b\":[]}}", "9223372036854775807",
    ])
    func `are written as they were read`(line: String) {
        #expect(JSONNode(Data(line.utf8))?.line.replacing("/", with: "/") == line)
    }

    @Test(arguments: ["", "{", "nul", "\u{0}", "{\"a\":}", "[1,]x", String(repeating: "[", count: 100_000)])
    func `are no value when they are not JSON, however deep`(line: String) {
        #expect(JSONNode(Data(line.utf8)) == nil)
    }

    @Test
    func `are nested as deep as messages are`() {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }

        #expect(JSONNode(nested(16)) != nil)
        #expect(JSONNode(nested(17)) == nil)
        #expect(JSONNode(Data(("\"" + String(repeating: "[", count: 1_000) + "\"").utf8)) != nil)
    }

    @Test
    func `have as many values as messages have, and texts of any length`() {
        func list(_ count: Int) -> Data {
            let values = Array(repeating: "{}", count: count).joined(separator: ",")
            return Data("[\(values)]".utf8)
        }

        #expect(JSONNode(list(2_000)) != nil)
        #expect(JSONNode(list(2_001)) == nil)
        #expect(JSONNode(Data("\"\(String(repeating: ",", count: 100_000))\"".utf8)) != nil)
    }

    @Test(arguments: [(0.04, "0.0"), (-0.04, "0.0"), (21.349, "21.3"), (.nan, "null"), (.infinity, "null")])
    func `have numbers with few decimals`(value: Double, line: String) {
        #expect(Measures.text(JSONNode.rounded(value)) == Measures.text(JSONNode(Data(line.utf8)) ?? .null))
    }

    @Test(arguments: [
        ("One. Two.", "One."), ("At 3.5 m. More", "At 3.5 m."), ("No end", "No end"), ("", ""), ("Now! Then.", "Now!"),
    ])
    func `are cut after the first sentence`(text: String, first: String) {
        #expect(text.firstSentence == first)
    }

    @Test
    func `say how much of a text was cut`() {
        #expect("abcdef".clipped(to: 4) == "abcd… (cut, 2 characters left)")
        #expect("abcdef".clipped(to: 6) == "abcdef")
    }
}
