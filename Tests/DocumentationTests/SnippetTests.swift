import Foundation
import Testing

@Suite("Code in the documentation")
struct SnippetTests {
    @Test
    func `every block of Swift is a region of a compiled file`() throws {
        let snippets = try Package.snippets()
        let blocks = try Package.blocks().filter { $0.language == "swift" }
        let standIns = try Package.standIns()

        #expect(!blocks.isEmpty)
        for block in blocks {
            let match = snippets.first { $0.lines == block.code }
            #expect(match != nil, "\(block) is in no compiled snippet:\n\(block.code.joined(separator: "\n"))")
            let missing = Set(block.imports).subtracting(match?.imports ?? []).subtracting(standIns)
            #expect(missing.isEmpty, "\(block) imports \(missing), which its snippet does not")
        }
    }

    @Test
    func `every region is shown somewhere`() throws {
        let fixtures = try Package.tutorials().flatMap(\.fixtures)
        let shown = Set((try Package.blocks() + fixtures).map(\.code))

        for snippet in try Package.snippets() {
            let isShown = shown.contains(snippet.lines)
            #expect(isShown, "\(snippet.file): \(snippet.name) is in no page")
        }
    }

    @Test
    func `every block names its language`() throws {
        let known: Set = ["swift", "sh", "text", "json", "yaml", "nginx"]

        for block in try Package.blocks() {
            #expect(known.contains(block.language), "\(block) is in \"\(block.language)\"")
        }
    }

    @Test
    func `names of regions are unique`() throws {
        let names = try Package.snippets().map(\.name)

        #expect(Set(names).count == names.count)
    }

    @Test
    func `a block is read with its language its imports and its code`() throws {
        let text = "A\n\n1. B\n\n   ```swift\n   import C\n\n   if d {\n       e()\n   }\n   ```\n```sh\nf\n```\n"

        let sut = CodeBlock.blocks(in: text, of: "page.md")

        #expect(sut.map(\.language) == ["swift", "sh"])
        #expect(sut.map(\.line) == [5, 12])
        #expect(sut[0].imports == ["C"])
        #expect(sut[0].code == ["if d {", "    e()", "}"])
        #expect(sut[1].code == ["f"])
    }

    @Test
    func `a region is read without markers and indentation`() {
        let marker = "// " + "snippet: "
        let text = "import A\nfunc f() {\n    \(marker)one\n    g {\n        h()\n    }\n    // end\n}\n"

        let sut = Snippet.snippets(in: text, of: "file.swift")

        #expect(sut.map(\.name) == ["one"])
        #expect(sut.first?.lines == ["g {", "    h()", "}"])
        #expect(sut.first?.imports == ["A"])
    }
}
