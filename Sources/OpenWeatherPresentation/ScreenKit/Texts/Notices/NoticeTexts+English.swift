extension NoticeTexts {
    /// English.
    static let english = NoticeTexts(
        offline: "You’re offline. Updated {0}.",
        outdated: "Not up to date. Updated {0}.",
        refreshFailed: "{0}. Updated {1}.",
        loading: "Loading",
        missing: "not available",
        dismiss: "Back",
        attribution: "Weather data provided by {0}",
        attributionHint: "Opens the website of {0}"
    )
}
