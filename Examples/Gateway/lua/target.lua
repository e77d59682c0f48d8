-- Puts a question in order: the one form in which it is cached and sent on. This is the one written rule of what is the
-- same question, in plain Lua, so that a balancer in front can use the same file.
--
-- A path that is not listed is not served. Parameters that a path does not take, such as a caller's own `appid`, are
-- dropped; the others are checked, must occur once and are sorted. Coordinates are rounded to two decimals, about a
-- kilometre: the grid of the SDK, so no two of its places become one. Names are in lower case, postcodes in upper case.

-- The parameters of a path that the SDK asks, in alphabetical order; those with `!` are required.
local served = {
    ["/data/2.5/weather"] = "id lang lat lon q units zip",
    ["/data/2.5/forecast"] = "cnt id lang lat lon q units zip",
    ["/data/2.5/forecast/daily"] = "cnt id lang lat lon q units zip",
    ["/data/2.5/air_pollution"] = "lat! lon!",
    ["/data/2.5/air_pollution/forecast"] = "lat! lon!",
    ["/data/2.5/air_pollution/history"] = "end! lat! lon! start!",
    ["/data/3.0/onecall"] = "exclude lang lat! lon! units",
    ["/data/3.0/onecall/timemachine"] = "dt! lang lat! lon! units",
    ["/data/3.0/onecall/day_summary"] = "date! lang lat! lon! tz units",
    ["/data/3.0/onecall/overview"] = "date lat! lon! units",
    ["/data/4.0/onecall/current"] = "lang lat! lon! units",
    ["/data/4.0/onecall/timeline/1min"] = "lang lat! lon! units",
    ["/data/4.0/onecall/timeline/15min"] = "cnt lang lat! lon! start units",
    ["/data/4.0/onecall/timeline/1h"] = "cnt lang lat! lon! start units",
    ["/data/4.0/onecall/timeline/1day"] = "cnt lang lat! lon! start units",
    ["/geo/1.0/direct"] = "limit q!",
    ["/geo/1.0/reverse"] = "lat! limit lon!",
    ["/geo/1.0/zip"] = "zip!",
    -- Hosts of larger plans; see the README.
    --pro-- ["/pro/data/2.5/forecast/hourly"] = "cnt id lang lat lon q units zip",
    --pro-- ["/pro/data/2.5/forecast/climate"] = "cnt id lang lat lon q units zip",
    --history-- ["/history/data/2.5/history/accumulated_temperature"] = "end! lat! lon! start! threshold",
    --history-- ["/history/data/2.5/history/accumulated_precipitation"] = "end! lat! lon! start!",
    --history-- ["/history/data/2.5/aggregated/year"] = "lat! lon!",
    --history-- ["/history/data/2.5/aggregated/month"] = "lat! lon! month!",
    --history-- ["/history/data/2.5/aggregated/day"] = "day! lat! lon! month!",
    --history-- ["/history/data/2.5/history/city"] = "end! lang lat! lon! start! type! units",
}
local alerts = "/data/4.0/onecall/alert/"

local parameters = {}
for path, names in pairs(served) do
    local list = { names_place = not names:find("!", 1, true) }
    for name, mark in names:gmatch("([a-z]+)(!?)") do list[#list + 1] = { name = name, is_required = mark ~= "" } end
    parameters[path] = list
end

-- The length of a text of UTF-8 in characters; nil for other bytes.
local function length(text)
    local position, count = 1, 0
    while position <= #text do
        local first, second = text:byte(position, position + 1)
        local size = first < 128 and 1 or first >= 194 and first < 224 and 2 or first >= 224 and first < 240 and 3
            or first >= 240 and first < 245 and 4
        if not size or #text < position + size - 1 then return nil end
        if not text:sub(position + 1, position + size - 1):find("^[\128-\191]*$") then return nil end
        -- Neither longer than needed, nor half a pair of UTF-16, nor beyond Unicode.
        if first == 224 and second < 160 or first == 237 and second > 159 or first == 240 and second < 144
            or first == 244 and second > 143 then return nil end
        position, count = position + size, count + 1
    end
    return count
end

-- The text behind percent signs; nil when it is none.
local function decoded(raw)
    local text, is_clean = raw:gsub("+", " "), true
    text = text:gsub("%%(.?.?)", function(digits)
        if not digits:find("^%x%x$") then is_clean = false return nil end
        return string.char(tonumber(digits, 16))
    end)
    return is_clean and length(text) and text or nil
end

local function encoded(text)
    return (text:gsub("[^%w%-_.!~*'(),]", function(byte) return string.format("%%%02X", byte:byte()) end))
end

-- Lower case also for the letters of Latin, Greek and Cyrillic that take two bytes.
local function lowered(text)
    text = text:lower()
    if not text:find("[\195\206\208]") then return text end
    return (text:gsub("([\195\206\208])([\128-\191])", function(first, second)
        local lead, last = first:byte(), second:byte()
        if lead == 195 and last <= 158 and last ~= 151 then return first .. string.char(last + 32) end
        if lead == 206 and last >= 145 and last <= 159 then return first .. string.char(last + 32) end
        if lead == 206 and last >= 160 and last <= 169 then return "\207" .. string.char(last - 32) end
        if lead == 208 and last >= 144 and last <= 159 then return first .. string.char(last + 32) end
        if lead == 208 and last >= 160 and last <= 175 then return "\209" .. string.char(last - 32) end
        if lead == 208 and last <= 143 then return "\209" .. string.char(last + 16) end
    end))
end

local function text(raw)
    local value = decoded(raw)
    if not value or value:find("%c") or length(value) > 200 then return nil end
    value = value:gsub(" +", " "):gsub("^ ", ""):gsub(" $", "")
    return value ~= "" and value or nil
end

local function degrees(most)
    return function(raw)
        local whole, rest = raw:match("^%-?(%d+)(.*)$")
        if not whole or #whole > 3 or #rest > 21 or rest ~= "" and not rest:find("^%.%d*$") then return nil end
        local number = tonumber(raw)
        if number > most or number < -most then return nil end
        local cell = math.floor(number * 100 + 0.5)
        -- Without a negative zero, and with one name for the line where east meets west.
        return cell == 0 and "0.00" or cell == -18000 and "180.00" or string.format("%.2f", cell / 100)
    end
end

local function whole(most)
    return function(raw)
        local number = #raw <= 11 and raw:find("^%d+$") and tonumber(raw)
        return number and number >= 1 and number <= most and string.format("%.0f", number) or nil
    end
end

local kept_parts = { "alerts", "current", "daily", "hourly", "minutely" }
local units = { metric = "metric", imperial = "imperial", standard = "" }

-- The one form of a value, ready to be sent; an empty one is the service's default, and nil makes no sense.
local forms = {
    lat = degrees(90),
    lon = degrees(180),
    units = function(raw) return units[raw] end,
    lang = function(raw)
        local code = raw:lower()
        if code == "en" then return "" end
        return (code:find("^%l%l$") or code:find("^%l%l[_-]%l%l$")) and code or nil
    end,
    cnt = whole(100),
    limit = whole(5),
    id = whole(2147483647),
    dt = whole(99999999999),
    start = whole(99999999999),
    ["end"] = whole(99999999999),
    date = function(raw) return raw:match("^%d%d%d%d%-%d%d%-%d%d$") end,
    threshold = function(raw) return raw:find("^%d%d?%d?%.?%d*$") and #raw <= 10 and raw or nil end,
    month = whole(12),
    day = whole(31),
    type = function(raw) return raw == "hour" and raw or nil end,
    tz = function(raw)
        local value = raw:gsub("%%2[bB]", "+"):gsub("%%3[aA]", ":")
        return value:find("^[+-]%d%d:%d%d$") and encoded(value) or nil
    end,
    exclude = function(raw)
        local named, list = {}, {}
        for part in ((decoded(raw) or "?") .. ","):gmatch("([^,]*),") do named[part] = true end
        for _, part in ipairs(kept_parts) do
            if named[part] then
                list[#list + 1], named[part] = part, nil
            end
        end
        return not next(named) and table.concat(list, ",") or nil
    end,
    q = function(raw)
        local value = text(raw)
        return value and encoded(lowered(value))
    end,
    zip = function(raw)
        local value = text(raw)
        return value and encoded(value:upper())
    end,
}

local function names_one_place(given)
    local others = (given.q and 1 or 0) + (given.id and 1 or 0) + (given.zip and 1 or 0)
    if given.lat or given.lon then return given.lat and given.lon and others == 0 end
    return others == 1
end

local function ordered(list, query)
    local given, twice = {}, {}
    for pair in query:gmatch("[^&]+") do
        local name, value = pair:match("^([^=]*)=?(.*)$")
        if given[name] then twice[name] = true end
        given[name] = value
    end
    local parts = {}
    for _, parameter in ipairs(list) do
        local name = parameter.name
        local raw = given[name]
        if raw == nil then
            if parameter.is_required then return nil end
        else
            local value = not twice[name] and forms[name](raw)
            if not value then return nil end
            if value ~= "" then parts[#parts + 1] = name .. "=" .. value end
        end
    end
    if list.names_place and not names_one_place(given) then return nil end
    return table.concat(parts, "&")
end

local function alert(segment)
    local id = decoded(segment)
    if not id or id == "" or id == "." or id == ".." or id:find("[%c /\\?#%%]") or length(id) > 300 then
        return nil, 400
    end
    return alerts .. encoded(id):gsub(",", "%%2C")
end

local target = {}

-- The path and query in their one form; otherwise nil and the status: 404 for a path that is not served, 400 for a
-- question that makes no sense.
function target.of(uri)
    local path, query = uri:match("^([^?]*)%??(.*)$")
    --tile-- if path:find("^/tile/map/[%l_]+/%d%d?/%d+/%d+%.png$") and #path < 60 then return path end
    local list = parameters[path]
    if list then
        local form = ordered(list, query)
        if not form or form == "" then return nil, 400 end
        return path .. "?" .. form
    end
    if path:sub(1, #alerts) == alerts then return alert(path:sub(#alerts + 1)) end
    return nil, 404
end

return target
