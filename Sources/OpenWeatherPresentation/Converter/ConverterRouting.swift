/// The way out of the converter.
@MainActor
public protocol ConverterRouting: AnyObject {
    /// Goes back.
    func dismiss()
}
