import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Screen state")
struct ScreenStateTests {
    private func state(_ load: LoadState<Int>) -> ScreenState<String> {
        ScreenState(
            load,
            placeholder: "placeholder",
            failure: { FailureContent(id: "x", $0, in: .sample()) },
            content: { value, failure in "\(value) \(failure.map { "\($0 == .offline)" } ?? "fine")" }
        )
    }

    @Test
    func `keeps what is shown while loading and after a failure`() {
        #expect(state(.idle) == .loading("placeholder"))
        #expect(state(.loading(previous: nil)) == .loading("placeholder"))
        #expect(state(.loading(previous: 1)) == .loading("1 fine"))
        #expect(state(.loaded(2)) == .loaded("2 fine"))
        #expect(state(.failed(.offline, previous: 3)) == .loaded("3 true"))
        #expect(state(.failed(.offline, previous: nil)) == .failed(FailureContent(id: "x", .offline, in: .sample())))
    }

    @Test
    func `has content unless there is nothing to show`() {
        let prompt = PromptContent(id: "x", title: "t", message: "m", symbolName: "s", action: nil, in: .sample())

        #expect(state(.loaded(1)).content == "1 fine")
        #expect(state(.idle).content == "placeholder")
        #expect(state(.failed(.offline, previous: nil)).content == nil)
        #expect(ScreenState<String>.idle(prompt).content == nil)
    }
}

@Suite("Load state")
struct LoadStateTests {
    @Test
    func `keeps the previous value while loading and after a failure`() {
        #expect(LoadState.loading(previous: 1).value == 1)
        #expect(LoadState.failed(.offline, previous: 1).value == 1)
        #expect(LoadState<Int>.idle.value == nil)
    }
}
