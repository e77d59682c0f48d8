import OpenWeatherCore
import Testing

@Suite("Secret")
struct SecretTests {
    private struct Holder {
        let secret: Secret
        let list: [Secret]
        let byName: [String: Secret?]
    }

    private let text = "0123456789abcdef"

    @Test
    func `gives its text only when asked to reveal it`() {
        #expect(Secret(text).reveal() == text)
        #expect(Secret(text) == Secret(text))
        #expect(Secret(text) != Secret("other"))
    }

    @Test
    func `is not in anything that prints it`() {
        let sut = Secret(text)
        let holder = Holder(secret: sut, list: [sut], byName: ["key": sut])
        var printed = "\(sut) \(String(reflecting: sut)) \(String(describing: Optional(sut))) \([sut]) \(holder)"

        print(sut, [sut], holder, to: &printed)
        debugPrint(sut, [sut], holder, to: &printed)
        dump(sut, to: &printed)
        dump(holder, to: &printed)
        printed += Mirror(reflecting: sut).children.map { "\($0.value)" }.joined()

        #expect(printed.contains("••••"))
        #expect(!printed.contains(text))
        #expect(!printed.contains("abcdef"))
    }
}
