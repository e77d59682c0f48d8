import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Load state")
struct LoadStateTests {
    @Test
    func keepsThePreviousValueWhileLoadingAndAfterAFailure() {
        #expect(LoadState.loading(previous: 1).value == 1)
        #expect(LoadState.failed(.offline, previous: 1).value == 1)
        #expect(LoadState<Int>.idle.value == nil)
    }
}
