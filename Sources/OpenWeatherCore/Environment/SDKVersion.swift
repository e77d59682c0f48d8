// In a file of its own, because a release changes nothing else.

/// The version of this SDK.
///
/// The settings screen shows it; quote it in a bug report.
public enum SDKVersion: Sendable {
    /// The version as a semantic version number.
    public static let current = "0.1.0"
}
