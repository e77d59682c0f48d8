/// `wind`.
struct WindDTO: Decodable, Sendable {
    @Lenient var speed: Double?
    @Lenient var deg: Double?
    @Lenient var gust: Double?

    enum CodingKeys: String, CodingKey {
        case speed, deg, gust
    }
}
