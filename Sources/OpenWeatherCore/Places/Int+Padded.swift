extension Int {
    /// The number in decimal digits with zeros before it, at least `width` characters long.
    func padded(to width: Int) -> String {
        let digits = "\(self)"
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
