extension Double {
    /// Returns the number rounded to a number of decimals, or the number itself when it is too large for that or not finite.
    ///
    /// Halves go away from zero, as on the screens, and not to the even digit.
    public func rounded(decimals: Int) -> Double {
        let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
        let rounded = (self * factor).rounded() / factor
        return rounded.isFinite ? rounded : self
    }
}
