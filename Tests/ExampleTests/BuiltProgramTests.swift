#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import OpenWeatherTestSupport

@Suite("A program built beside the tests")
struct BuiltProgramTests {
    @Test(arguments: [
        ("/p/.build/debug/OpenWeatherPackageTests.xctest", "/p/.build/debug"),
        ("/p/.build/debug/OpenWeatherPackageTests.xctest/Contents/MacOS/OpenWeatherPackageTests", "/p/.build/debug"),
        ("/p/Products/Debug/Tests.xctest/Contents/MacOS/Tests", "/p/Products/Debug"),
        ("/p/.build/out/Products/Debug-linux/tests-runner", "/p/.build/out/Products/Debug-linux"),
        ("/tests", "/"),
    ])
    func `stands in the directory of the file that has the tests`(image: String, directory: String) {
        let products = BuiltProgram.products(of: URL(filePath: image))

        #expect(products.pathComponents == URL(filePath: directory).pathComponents)
    }

    /// Suites that start one of these are skipped where it is not found.
    @Test(arguments: ["QueryExample", "CacheStressTool", "CityWorker", "StationWorker"])
    func `is found whichever program has loaded the tests`(name: String) {
        #expect(BuiltProgram(name).isBuilt)
        #expect(!BuiltProgram("No\(name)").isBuilt)
    }
}
#endif
