import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The line of the source")
struct SourceLineTests {
    /// Returns the line for a value with a lifetime of five minutes, some seconds after it was fetched.
    private func line(_ origin: FetchOrigin, returned: Double, shown: Double) -> String {
        let fetched = Fetched.sample(1, from: origin)
            .fresh(until: SampleTime.fetched + 300, returnedAt: SampleTime.fetched + returned)
        return Response.origin(of: fetched, now: SampleTime.fetched + shown)
    }

    @Test
    func `says of weather that has become old since it was returned that it is out of date`() {
        #expect(line(.network, returned: 0, shown: 299) == "network")
        #expect(line(.network, returned: 0, shown: 600).hasPrefix("network, "))
        #expect(line(.network, returned: 0, shown: 600).hasSuffix(" old and out of date"))
        #expect(line(.cache, returned: 240, shown: 299).hasSuffix(" old"))
        #expect(line(.cache, returned: 240, shown: 600).hasSuffix(" old and out of date"))
    }

    @Test
    func `says that a server had kept weather that was old when it was returned`() {
        #expect(
            line(.network, returned: 600, shown: 601)
                .hasSuffix(" old and out of date; a server on the way had kept it")
        )
        #expect(line(.stale(.notCached), returned: 600, shown: 601).hasSuffix(" out of date; no request was sent"))
    }
}
