/// The version of this SDK.
public enum SDKVersion: Sendable {
    /// The version as a semantic version number, for example for an about page.
    public static let current = "0.1.0"
}
