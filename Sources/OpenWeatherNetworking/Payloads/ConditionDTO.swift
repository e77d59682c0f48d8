/// One element of `weather`.
struct ConditionDTO: Decodable, Sendable {
    let id: Int
    @Lenient var main: String?
    @Lenient var description: String?
    @Lenient var icon: String?

    enum CodingKeys: String, CodingKey {
        case id, main, description, icon
    }
}
