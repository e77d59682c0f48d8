import OpenWeatherNetworking
import Testing

@Suite("API key")
struct APIKeyTests {
    @Test
    func `cannot be printed`() {
        let sut = APIKey("0123456789abcdef-secret")

        var dumped = ""
        dump(sut, to: &dumped)

        for text in ["\(sut)", String(reflecting: sut), String(describing: Optional(sut)), dumped] {
            #expect(!text.contains("secret"))
        }
    }

    @Test(arguments: ["", " \n", "YOUR_API_KEY", "your-api-key", "xxxx"]
    )
    func `is missing when it is empty or a placeholder`(text: String) {
        #expect(APIKey(text).isMissing)
    }

    @Test(arguments: ["abc", "0123456789abcdef0123456789abcdef", "  padded-key\n"])
    func `is taken as it is otherwise`(text: String) {
        #expect(!APIKey(text).isMissing)
    }
}
