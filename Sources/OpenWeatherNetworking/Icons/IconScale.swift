/// The sizes the service's weather pictures come in.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum IconScale: Int, CaseIterable, Sendable {
    /// 50 × 50 pixels.
    case single = 1
    /// 100 × 100 pixels.
    case double = 2
    /// 200 × 200 pixels.
    case quadruple = 4
}
