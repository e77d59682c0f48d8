import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Load state")
struct LoadStateTests {
    @Test("keeps the previous value while loading and after a failure")
    func keepsThePreviousValueWhileLoadingAndAfterAFailure() {
        #expect(LoadState.loading(previous: 1).value == 1)
        #expect(LoadState.failed(.offline, previous: 1).value == 1)
        #expect(LoadState<Int>.idle.value == nil)
    }
}
