import Observation
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

/// What a small screen works on.
@MainActor
@Observable
private final class Shelf {
    var names = ["one", "two", "three"]
    var text = ""
    var amount = 2.0
    var isOn = false
    var unit = 1
    var asks = false
    var path: [Int] = []
    var events: [String] = []

    func note(_ event: String) { events.append(event) }
}

private struct ShelfView: View {
    @Bindable var shelf: Shelf
    @State private var taps = 0
    @Environment(\.locale) private var locale
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack(path: $shelf.path) {
            List {
                Text(verbatim: "\(locale.identifier) \(taps)").accessibilityIdentifier("count")
                Button {
                    taps += 1
                } label: {
                    Label("Count", systemImage: "plus")
                }
                .accessibilityIdentifier("plus")
                TextField("Name", text: $shelf.text).accessibilityIdentifier("field").onSubmit { shelf.note("submit") }
                Slider(value: $shelf.amount, in: 0...10, step: 0.5).accessibilityIdentifier("slider")
                Toggle("On", isOn: $shelf.isOn).accessibilityIdentifier("toggle")
                Picker("Unit", selection: $shelf.unit) {
                    Text(verbatim: "first").tag(1)
                    Text(verbatim: "second").tag(2)
                }
                .pickerStyle(.segmented)
                .accessibilityIdentifier("picker")
                ForEach(shelf.names, id: \.self) { name in
                    Text(verbatim: name)
                        .accessibilityIdentifier(name)
                        .swipeActions { Button("Drop") { shelf.names.removeAll { $0 == name } } }
                }
                .onMove { shelf.names.move(fromOffsets: $0, toOffset: $1) }
                if shelf.isOn { Text(verbatim: "shown").task(id: shelf.unit) { shelf.note("task \(shelf.unit)") } }
                Button("Ask", role: .destructive) { shelf.asks = true }.accessibilityIdentifier("ask")
                HStack {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("both")
                Button("Off") { shelf.note("off") }.disabled(true).accessibilityIdentifier("off")
            }
            .refreshable { await refresh() }
            .navigationDestination(for: Int.self) { number in
                Text(verbatim: "number \(number)").navigationTitle("Number")
                    .onDisappear { shelf.note("gone \(number)") }
            }
            .onChange(of: shelf.unit) { old, new in shelf.note("\(old) to \(new)") }
            .onAppear { shelf.note("appear") }
        }
        .alert("Sure?", isPresented: $shelf.asks) {
            Button("Yes", role: .destructive) { shelf.note("yes") }
        }
    }

    private func refresh() async {
        shelf.text = "changed"
        await Task.yield()
        shelf.note(Task.isCancelled ? "cancelled" : "refreshed")
    }
}

extension Array {
    fileprivate mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.filter { $0 < destination }.count
        self = enumerated().filter { !source.contains($0.offset) }.map(\.element)
        insert(contentsOf: moved, at: destination - before)
    }
}

@MainActor
@Suite("The host of views", .watched)
struct StubHostTests {
    private let shelf = Shelf()
    private let host: StubHost

    init() { host = StubHost(ShelfView(shelf: shelf)) }

    @Test
    func `keeps state and reads the environment`() throws {
        try host.tap("plus")
        try host.tap("plus")
        host.environment.locale = Locale(identifier: "de_DE")

        #expect(host.element("count")?.label == "de_DE 2")
    }

    @Test
    func `types and submits`() throws {
        try host.type("Bern", into: "field")
        try host.submit("field")

        #expect(shelf.text == "Bern")
        #expect(host.element("field")?.value == "Bern")
        #expect(shelf.events.contains("submit"))
    }

    @Test
    func `slides in steps and within bounds`() throws {
        try host.slide("slider", to: 3.3)
        #expect(shelf.amount == 3.5)
        try host.slide("slider", to: 99)
        #expect(shelf.amount == 10)
    }

    @Test
    func `chooses and tells the change`() throws {
        try host.choose(2, in: "picker")

        #expect(shelf.unit == 2)
        #expect(shelf.events.contains("1 to 2"))
        #expect(host.elements.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["second"])
    }

    @Test
    func `starts a task anew when its identity changes`() async throws {
        try host.tap("toggle")
        await until { shelf.events.contains("task 1") }
        try host.choose(2, in: "picker")
        await until { shelf.events.contains("task 2") }
    }

    @Test
    func `swipes and moves rows`() throws {
        #expect(try host.swipeActions("two") == ["Drop"])
        try host.swipe("two")
        #expect(shelf.names == ["one", "three"])
        try host.move("three", before: 0)
        #expect(shelf.names == ["three", "one"])
    }

    @Test
    func `answers an alert and closes it`() throws {
        try host.tap("ask")
        #expect(throws: StubTouchError.missing("plus")) { try host.tap("plus") }
        try host.tap(label: "Yes")

        #expect(!shelf.asks)
        #expect(shelf.events.last == "yes")
        #expect(host.node("plus") != nil)
    }

    @Test
    func `follows the path both ways`() throws {
        shelf.path = [1, 2]
        #expect(host.texts == ["number 2"])
        #expect(host.title == "Number")
        try host.back()

        #expect(shelf.path == [1])
        #expect(host.texts == ["number 1"])
        #expect(shelf.events.contains("gone 2"))
    }

    @Test
    func `refreshes across a change of state`() async throws {
        try await host.refresh()

        #expect(shelf.events.last == "refreshed")
    }

    @Test
    func `joins the words of a combined element`() {
        #expect(host.element("both")?.label == "a, b")
    }

    @Test
    func `does not tap what is switched off`() {
        #expect(throws: StubTouchError.disabled("off")) { try host.tap("off") }
    }
}
