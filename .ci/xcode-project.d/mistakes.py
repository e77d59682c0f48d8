"""Mistakes that .ci/xcode-project must find: the file, what stands in it, what is planted, and words of the finding."""

EXAMPLE = "Examples/WeatherApp"
PROJECT = EXAMPLE + "/WeatherApp.xcodeproj/project.pbxproj"
SCHEME = EXAMPLE + "/WeatherApp.xcodeproj/xcshareddata/xcschemes/WeatherExample.xcscheme"
ICON = EXAMPLE + "/Resources/Assets.xcassets/AppIcon.appiconset"
COMMON = EXAMPLE + "/Configuration/Common.xcconfig"
INFO = EXAMPLE + "/Configuration/WeatherApp-Info.plist"
WIDGET_INFO = EXAMPLE + "/Configuration/WeatherAppWidgets-Info.plist"
LANGUAGES = "Sources/OpenWeatherPresentation/ScreenKit/Environment/TextLanguage.swift"
LINKS = "Sources/OpenWeatherPresentation/Navigation/DeepLink.swift"
PICTURES = ".ci/pictures.d/expected.txt"

MISTAKES = [
    (PROJECT, "objectVersion = 77;", "objectVersion = 56;", "objectVersion"),
    (PROJECT, "productRef = 0A57EA000000000000000005", "productRef = 0A57EA0000000000000000FF", "which is not there"),
    (PROJECT, "target = 0A57EA000000000000000003", "target = 0A57EA000000000000000001", "refers to"),
    (PROJECT, "\t\t\t\t0A57EA000000000000000021 /* Resources */,\n\t\t\t);", "\t\t\t);", "the targets are"),
    (PROJECT, "path = Widgets;", "path = Widget;", "Examples/WeatherApp/Widget is not there"),
    (PROJECT, "path = Widgets;", "path = /Users/anybody/Widgets;", "absolute"),
    (PROJECT, "Configuration/WeatherApp-Info.plist", "Configuration/Info.plist", "INFOPLIST_FILE"),
    (PROJECT, "relativePath = ../..;", "relativePath = ../../..;", "the package is"),
    (PROJECT, "ENABLE_PREVIEWS = YES;", "DEVELOPMENT_TEAM = ABCDE12345;", "DEVELOPMENT_TEAM ABCDE12345"),
    (PROJECT, "productName = OpenWeatherMocks;", "productName = OpenWeatherDoubles;", "no product of the package"),
    (PROJECT, "dstSubfolderSpec = 13;", "dstSubfolderSpec = 10;", "the app embeds"),
    (PROJECT, "\t\t\t\tja,\n", "", "knownRegions"),
    (PROJECT, '"$(BUNDLE_IDENTIFIER).widgets"', '"$(BUNDLE_IDENTIFIER).extension"', "the bundles are"),
    (SCHEME, "0A57EA000000000000000002", "0A57EA000000000000000003", "BlueprintIdentifier"),
    (COMMON, "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 18.0", "IPHONEOS_DEPLOYMENT_TARGET"),
    (COMMON, " -enable-upcoming-feature ImmutableWeakCaptures", "", "the features are"),
    (COMMON, "OPENWEATHER_API_KEY =", "OPENWEATHER_API_KEY = any", "has a key"),
    (COMMON, '#include? "Local.xcconfig"', "", "does not include"),
    (COMMON, "APP_GROUP = group.com.example.weather", "APP_GROUP = group.com.example.other", "the app group is"),
    (EXAMPLE + "/Configuration/Release.xcconfig", "OPENWEATHER_API_KEY =", "", "a release would have the key"),
    (EXAMPLE + "/Configuration/Debug.xcconfig", "Common.xcconfig", "Base.xcconfig", "which is not there"),
    (INFO, "<string>fr</string>", "", "CFBundleLocalizations"),
    (INFO, "com.example.weather.refresh", "com.example.refresh", "the background tasks"),
    (INFO, "<string>fetch</string>", "", "UIBackgroundModes"),
    (INFO, "<string>openweather</string>", "<string>weather</string>", "opens links"),
    (INFO, "<string>Shows the weather where you are.</string>", "<string>Location</string>", "another NSLocation"),
    (INFO, "ITSAppUsesNonExemptEncryption", "ITSAppUsesEncryption", "ITSApp"),
    (WIDGET_INFO, "com.apple.widgetkit-extension", "com.apple.widget-extension", "NSExtension"),
    (WIDGET_INFO, "$(OPENWEATHER_API_KEY)", "", "does not read the key"),
    (
        EXAMPLE + "/Configuration/WeatherAppWidgets.entitlements",
        "$(APP_GROUP)",
        "group.com.example.weather",
        "app group of",
    ),
    (EXAMPLE + "/Configuration/WeatherApp.entitlements", "network.client", "network.server", "lacks network.client"),
    (EXAMPLE + "/WidgetResources/Localizable.xcstrings", '"de" : {', '"nl" : {', "Localizable.xcstrings"),
    (EXAMPLE + "/WidgetResources/Localizable.xcstrings", '"Favorite" :', '"Favourite" :', "no source has"),
    (EXAMPLE + "/Resources/AppShortcuts.xcstrings", "Frag ${applicationName} nach", "Frag nach", "other names than"),
    (EXAMPLE + "/App/RainShortcut.swift", "Will it rain in ", "Does it rain in ", "no source has"),
    (
        EXAMPLE + "/App/AppRefresh.swift",
        "com.example.weather.refresh",
        "com.example.weather.update",
        "the background tasks",
    ),
    (
        EXAMPLE + "/Widgets/WeatherAppWidgets.swift",
        "group.com.example.weather",
        "group.com.example.widgets",
        "the app group is",
    ),
    (ICON + "/Contents.json", "mac-16.png", "mac-17.png", "mac-17.png is not there"),
    (ICON + "/Contents.json", "ios-1024.png", "mac-1024.png", "transparent"),
    (PICTURES, "converter ", "calculator ", "the pictures are of"),
    (LANGUAGES, 'case arabic = "ar"', 'case arabic = "fa"', "speak"),
]
