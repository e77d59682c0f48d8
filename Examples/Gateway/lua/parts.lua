-- The parts of the service: the paths of each, the product that it is billed to, and the seconds for which an answer is
-- new, and for which it is usable at all while there is no newer one. These are the lifetimes of the SDK, which ends those
-- of the parts of One Call 3.0 by itself; those of places, of the past, of descriptions and of the texts of alerts are
-- shorter. Beyond seven days, the SDK takes an age for a mistake.

local HOUR, DAY = 3600, 86400

local rows = {
    { "^/geo/", "places", "account", DAY, 7 * DAY },
    { "^/data/2%.5/weather$", "weather", "account", 300, DAY },
    { "^/data/2%.5/air_pollution$", "air", "account", 300, DAY },
    { "^/data/2%.5/air_pollution/", "air", "account", 1800, 2 * DAY },
    -- By itself, as a plan may lack it: a refusal of this one must not hide the forecast that all plans have.
    { "^/data/2%.5/forecast/daily$", "daily", "account", 1800, 2 * DAY },
    { "^/data/2%.5/", "forecast", "account", 1800, 2 * DAY },
    { "/overview$", "onecall3", "onecall3", 600, DAY },
    { "^/data/3%.0/onecall/", "onecall3", "onecall3", 1800, DAY },
    { "^/data/3%.0/", "onecall3", "onecall3", 600, DAY },
    { "/timeline/1min$", "onecall4", "onecall4", 600, HOUR },
    { "/timeline/15min$", "onecall4", "onecall4", 900, 12 * HOUR },
    { "/timeline/1h$", "onecall4", "onecall4", 1800, 2 * DAY },
    { "/timeline/1day$", "onecall4", "onecall4", 10800, 4 * DAY },
    { "/alert/", "onecall4", "onecall4", 600, 6 * HOUR },
    { "^/data/4%.0/", "onecall4", "onecall4", 600, DAY },
    --pro-- { "^/pro/", "pro", "account", 1800, 2 * DAY },
    --history-- { "^/history/", "history", "account", 1800, DAY },
    --tile-- { "^/tile/", "tile", "account", 3 * HOUR, DAY },
}

-- The names of the parts, and the product of each.
local parts = { names = {}, products = {} }
for index, row in ipairs(rows) do
    rows[index] = { pattern = row[1], name = row[2], product = row[3], fresh = row[4], usable = row[5] }
    if not parts.products[row[2]] then parts.names[#parts.names + 1] = row[2] end
    parts.products[row[2]] = row[3]
end

-- The hosts of larger plans by the first part of a path here, which the path there does not have.
parts.hosts = {
    --pro-- pro = "https://pro.openweathermap.org",
    --history-- history = "https://history.openweathermap.org",
    --tile-- tile = "https://tile.openweathermap.org",
}

-- The part that a path belongs to.
function parts.of(path)
    for _, row in ipairs(rows) do
        if path:find(row.pattern) then return row end
    end
end

return parts
