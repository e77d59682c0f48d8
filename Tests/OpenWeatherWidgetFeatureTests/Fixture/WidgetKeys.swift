extension [String: String] {
    /// The paths of the texts in a widget, without that of the service's own words.
    ///
    /// The service of the tests speaks English whatever it is asked for, which says more only beside another language.
    var widgetKeys: [String] {
        keys.filter { !$0.contains("description.some.accessibility.value") }.sorted()
    }
}
