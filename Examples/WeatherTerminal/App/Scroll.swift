import ExampleSupport

/// The part of a screen that is visible, moved by keys and by the wheel.
struct Scroll: Equatable {
    /// The index of the first visible line; a frame clamps it to the lines that there are.
    var offset = 0
    /// Whether the selected row stays visible, because the last key moved the selection.
    var followsSelection = true

    /// Moves with a key that has no other meaning.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - page: The number of lines that are visible at once.
    mutating func press(_ key: Key, page: Int) {
        switch key {
        case .down, .character("j"): move(by: 1)
        case .up, .character("k"): move(by: -1)
        case .scrollDown: move(by: 3)
        case .scrollUp: move(by: -3)
        case .pageDown, .character(" "): move(by: page)
        case .pageUp: move(by: -page)
        case .home, .character("g"): move(by: -offset)
        case .end, .character("G"): move(by: .max / 4 - offset)
        default: break
        }
    }

    /// Returns the part that a frame shows whose last line is visible at an offset.
    func clamped(to last: Int) -> Scroll {
        Scroll(offset: min(max(0, offset), last), followsSelection: followsSelection)
    }

    private mutating func move(by lines: Int) {
        followsSelection = false
        offset += lines
    }
}
