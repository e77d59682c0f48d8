/// A key that was pressed in a terminal, or something that its mouse did.
public enum Key: Hashable, Sendable {
    /// A character key.
    case character(Character)
    /// A key without a character.
    case up, down, left, right, home, end, pageUp, pageDown, enter, tab, backTab, backspace, delete, escape
    /// A letter pressed together with Control, in lowercase.
    case control(Character)
    /// A function key, counted from 1.
    case function(Int)
    /// A click with the first button at a place, counted from 0.
    case click(column: Int, row: Int)
    /// A turn of the wheel.
    case scrollUp, scrollDown
}
