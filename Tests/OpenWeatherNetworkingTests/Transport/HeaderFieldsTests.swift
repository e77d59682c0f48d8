import OpenWeatherNetworking
import Testing

@Suite("Header fields")
struct HeaderFieldsTests {
    @Test(arguments: ["Retry-After", "retry-after", "RETRY-AFTER"])
    func `finds a field in any letter case`(name: String) {
        let sut: HeaderFields = ["Date": "today", "Retry-After": "7"]

        #expect(sut[name] == "7")
        #expect(sut["Retry"] == nil)
    }

    @Test
    func `replaces every field of a name in the place of the first`() {
        var sut: HeaderFields = ["a": "1", "b": "2", "A": "3"]

        sut["A"] = "4"

        #expect(sut.map { "\($0.name)=\($0.value)" } == ["A=4", "b=2"])
    }

    @Test
    func `appends a new name and removes with nil`() {
        var sut: HeaderFields = [:]

        sut["a"] = "1"
        sut.append(name: "a", value: "2")
        #expect(sut.map(\.value) == ["1", "2"])

        sut["A"] = nil
        sut["b"] = nil
        #expect(sut.isEmpty)
    }

    @Test
    func `is in order of names when made from a dictionary`() {
        let sut = HeaderFields(["b": "2", "c": "3", "a": "1"])

        #expect(sut.map(\.name) == ["a", "b", "c"])
        #expect(sut == ["a": "1", "b": "2", "c": "3"])
        #expect(sut != ["b": "2", "a": "1", "c": "3"])
    }
}
