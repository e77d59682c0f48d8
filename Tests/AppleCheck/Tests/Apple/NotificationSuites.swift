import Testing

/// The suites over the notification center, of which a process has one, so that they take turns.
@Suite("Notifications", .serialized)
enum NotificationSuites {}
