import Testing

@Suite("Steps of the tutorials")
struct TutorialTests {
    @Test
    func `the last file of every tutorial is a region of a compiled file`() throws {
        let snippets = try Package.snippets()
        let tutorials = try Package.tutorials()

        #expect(tutorials.count == 3)
        for tutorial in tutorials {
            let last = try #require(tutorial.fixtures.last, "\(tutorial.file) shows no code")
            let match = snippets.first { $0.lines == last.code }
            #expect(match != nil, "\(last) is in no compiled snippet")
            let missing = Set(last.imports).subtracting(match?.imports ?? [])
            #expect(missing.isEmpty, "\(last) imports \(missing), which its snippet does not")
        }
    }

    @Test
    func `every step adds lines to the one before or replaces one that a compiled file ends with`() throws {
        let compiled = Set(try Package.snippets().map(\.lines))

        for tutorial in try Package.tutorials() {
            for (old, new) in zip(tutorial.fixtures, tutorial.fixtures.dropFirst()) {
                switch Tutorial.change(from: old.lines, to: new.lines) {
                case .growth(let added): #expect(added > 0, "\(new) is \(old) again")
                case .replacement: #expect(compiled.contains(old.code), "\(old) is given up and in no compiled snippet")
                case .rewrite: Issue.record("\(new) is not \(old) with further lines")
                }
            }
        }
    }

    @Test
    func `every file of code in a catalog is a step of a tutorial`() throws {
        let shown = Set(try Package.tutorials().flatMap(\.fixtures).map(\.file))
        let files = try Package.files(in: "Sources", ending: ".swift").filter { $0.contains(".docc/") }

        #expect(!files.isEmpty)
        for file in files {
            #expect(shown.contains { file.hasSuffix("/Resources/" + $0) }, "\(file) is in no tutorial")
        }
    }

    @Test
    func `a tutorial is read with the files of its steps in order`() {
        let text = """
            @Step {
                A

                @Code(name: "main.swift", file: "B-1.swift")
            }
            @Step {
                @Code(name: "main.swift", file: "B-2.swift")
            }
            """

        let sut = Tutorial(file: "B.tutorial", text: text) { "import \($0)\n\nb()\n" }

        #expect(sut.fixtures.map(\.file) == ["B-1.swift", "B-2.swift"])
        #expect(sut.fixtures.map(\.imports) == [["B-1.swift"], ["B-2.swift"]])
        #expect(sut.fixtures.allSatisfy { $0.code == ["b()"] })
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], Tutorial.Change.growth(added: 0)),
        (["a", "b"], ["a", "c", "b", "d"], .growth(added: 2)),
        (["a", "b"], ["a", "c"], .replacement),
        (["a", "b"], ["a"], .rewrite),
        (["a", "b"], ["a", "c", "d"], .rewrite),
    ]
    )
    func `a change between two files is told`(old: [String], new: [String], change: Tutorial.Change) {
        #expect(Tutorial.change(from: old, to: new) == change)
    }
}
