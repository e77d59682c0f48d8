extension Double {
    /// The number without the last digits that arithmetic in binary adds, so that 0.29 × 100 is 29.
    ///
    /// Rounds to nine decimals, far finer than anything measured; numbers of ten million and more are left alone.
    var tidied: Double {
        abs(self) < 1e7 ? (self * 1e9).rounded() / 1e9 : self
    }
}
