/// `clouds`.
struct CloudsDTO: Decodable, Sendable {
    @Lenient var all: Double?

    enum CodingKeys: String, CodingKey {
        case all
    }
}
