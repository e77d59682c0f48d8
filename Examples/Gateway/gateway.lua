-- Asks the service: counts each call before it is sent, adds the key, and lets nothing but the answer back out.
--
-- A call is one byte at the end of a file that has the name of the day and the product. The position after the byte is
-- the number of the call, also among several processes; the byte is on the disk before the call is sent. So neither a
-- reload nor a restart nor a power cut forgets a call, and the cap of the day is never exceeded.

local ffi = require "ffi"
local gateway = {}

ffi.cdef [[
    int open(const char *path, int flags, ...);
    long lseek(int descriptor, long offset, int whence);
    long write(int descriptor, const void *bytes, size_t count);
    int fsync(int descriptor);
    int close(int descriptor);
]]
local APPEND_CREATE_CLOEXEC, SEEK_CUR, SEEK_END = 0x80441, 1, 2

local products = { "account", "onecall3", "onecall4" }
local key, secret, folder
local day_cap, minute_cap = {}, {}

-- Reads the settings, at the start and at each reload, in the process that may read the file of the key.
function gateway.start(settings)
    folder = settings.folder
    for _, product in ipairs(products) do
        day_cap[product] = assert(tonumber(settings.day[product]), "a cap is not a number")
        minute_cap[product] = tonumber(settings.minute[product] or "")
    end
    key = os.getenv("OPENWEATHER_API_KEY") or ""
    local path = os.getenv("OPENWEATHER_API_KEY_FILE") or ""
    if path ~= "" then
        local file = assert(io.open(path), "the file of the key cannot be read")
        key = file:read("*a")
        file:close()
    end
    key = key:gsub("%s+", "")
    assert(key ~= "", "there is no key")
    local escaped = ngx.escape_uri(key)
    secret = "\\Q" .. key .. "\\E|\\Q" .. escaped .. "\\E"
    key = escaped
end

-- The hosts of larger plans by the first part of a path here, which the path there does not have; see nginx.conf.
local hosts = {
    --pro-- pro = "pro.openweathermap.org",
    --history-- history = "history.openweathermap.org",
    --tile-- tile = "tile.openweathermap.org",
}

-- The product that a path is billed to.
local function product_of(path)
    return path:find("^/data/3%.0/") and "onecall3" or path:find("^/data/4%.0/") and "onecall4" or "account"
end

-- The service's day may begin at any moment from 00:00 to 00:05 UTC; in between, a call counts for both days.
local function days(now)
    local first, second = os.date("!%Y-%m-%d", now - 300), os.date("!%Y-%m-%d", now)
    return first == second and { first } or { first, second }
end

local function file_of(day, product)
    return folder .. "/" .. day .. "." .. product
end

-- The number of calls that are counted, and with `takes`, one more when the cap permits it; nil when nothing can be counted.
local function count(day, product, takes)
    local descriptor = ffi.C.open(file_of(day, product), APPEND_CREATE_CLOEXEC, ffi.new("int", 384))
    if descriptor < 0 then return nil end
    local number = tonumber(ffi.C.lseek(descriptor, 0, SEEK_END))
    if takes and number < day_cap[product] then
        local is_kept = ffi.C.write(descriptor, ".", 1) == 1
        number = tonumber(ffi.C.lseek(descriptor, 0, SEEK_CUR))
        if not is_kept or ffi.C.fsync(descriptor) ~= 0 then number = nil end
    elseif takes then
        number = number + 1
    end
    ffi.C.close(descriptor)
    return number
end

-- The seconds until the service's day is over, five minutes after midnight UTC.
local function rest_of_day(now)
    return 86400 - (now - 300) % 86400
end

-- Takes one call from the budget; otherwise returns the seconds to wait.
local function refusal(product)
    local now = ngx.time()
    local minute = minute_cap[product]
    if minute then
        local window = math.floor(now / 60)
        local number = ngx.shared.gateway:incr(product .. window, 1, 0, 120)
        if not number or number > minute then return 60 - now % 60 end
    end
    for _, day in ipairs(days(now)) do
        local number = count(day, product, true)
        if not number or number > day_cap[product] then return number and rest_of_day(now) or 600 end
        if number == 1 then
            for past = 2, 9 do os.remove(file_of(os.date("!%Y-%m-%d", now - past * 86400), product)) end
        end
    end
end

-- The seconds for which an answer is new, and for which it is an answer while there is no newer one: those of the SDK.
local lifetimes = {
    { "^/geo/", 86400, 86400 },
    { "^/data/2%.5/weather$", 300, 86400 },
    { "^/data/2%.5/air_pollution$", 300, 86400 },
    { "^/data/2%.5/", 1800, 86400 },
    { "/overview$", 600, 86400 },
    { "/timeline/1min$", 600, 3600 },
    { "/timeline/15min$", 900, 43200 },
    { "/timeline/1h$", 1800, 86400 },
    { "/timeline/1day$", 10800, 86400 },
    { "/timemachine$", 1800, 86400 },
    { "/day_summary$", 1800, 86400 },
    { "/alert/", 600, 21600 },
    { "", 600, 86400 },
}

local function caching(path)
    for _, row in ipairs(lifetimes) do
        if path:find(row[1]) then
            return string.format("max-age=%d, stale-while-revalidate=%d, stale-if-error=%d", row[2], row[3], row[3])
        end
    end
end

local function send(status, body, headers)
    ngx.status = status
    for name, value in pairs(headers) do ngx.header[name] = value end
    ngx.header["Content-Type"] = headers["Content-Type"] or "application/json; charset=utf-8"
    ngx.header["Content-Length"] = #body
    ngx.print(body)
end

local function fail(status, message, wait)
    -- The cache has an answer that is no longer new. A connection that fails makes nginx use it for as long as it may.
    if ngx.var.http_x_cache_status == "EXPIRED" then return ngx.exit(444) end
    send(status, string.format('{"cod":%d,"message":"%s"}', status, message),
        { ["Cache-Control"] = "no-store", ["Retry-After"] = wait })
end

-- A body of success may hold the status of a failure.
local function status_of(answer)
    local status = answer.status
    if status == 200 and #answer.body < 2000 then
        local inner = answer.body:match('"cod"%s*:%s*"?([45]%d%d)')
        return tonumber(inner or status), inner ~= nil
    end
    return status, false
end

-- Answers a request that the cache could not.
local function answer_request()
    local path, product = ngx.var.uri, product_of(ngx.var.uri)
    local wait = refusal(product)
    if wait then return fail(503, "The gateway has spent its calls.", wait) end

    local target = ngx.var.request_uri
    target = target .. (target:find("?", 1, true) and "&" or "?") .. "appid=" .. key
    local first, rest = target:match("^/(%l+)(/.*)")
    local host = hosts[first]
    -- The inner request has the variables that are listed here and no others.
    local answer = ngx.location.capture("/upstream", { vars = {
        keyed_target = host and rest or target,
        upstream = host and first or ngx.var.upstream,
        upstream_host = host or ngx.var.upstream_host,
        upstream_name = host or ngx.var.upstream_name,
    } })
    local status, is_disguised = status_of(answer)
    local header = answer.header
    local encoding = header["Content-Encoding"]
    local is_whole = not answer.truncated and (encoding == nil or encoding == "identity")
    if not is_whole and status < 500 then status = 502 end

    local known = status == 401 and "refused" or status == 200 and "accepted"
    if known then ngx.shared.gateway:set("key." .. product, known .. " " .. ngx.time()) end

    if status == 200 or status == 400 or status == 404 then
        local body, _, problem = ngx.re.gsub(answer.body, secret, "", "ijo")
        if problem then return fail(502, "The weather service's answer cannot be read.") end
        local lifetime = status == 200 and caching(path) or status == 404 and not is_disguised and "max-age=60"
        send(status, body, { ["Cache-Control"] = lifetime or "no-store", Age = tonumber(header["Age"] or ""),
            ["Content-Type"] = header["Content-Type"] == "image/png" and "image/png" or nil })
    elseif status == 429 then
        fail(429, "The weather service asks to wait.", tonumber(header["Retry-After"] or "") or 600)
    elseif status == 504 then
        fail(504, "The weather service did not answer in time.")
    else
        -- Its own statuses could be taken for those of the gateway: 401 for the client's token, 503 for the budget.
        fail(502, "The weather service failed.")
    end
end

-- Answers, and writes a mistake to the log of nginx without the key; the log of the server itself is closed.
function gateway.answer()
    local is_well, problem = pcall(answer_request)
    if not is_well then
        io.stderr:write("gateway.lua: ", (ngx.re.gsub(tostring(problem), secret, "", "ijo")), "\n")
        fail(502, "The gateway failed.")
    end
end

-- Reports the state: red, with 503, while the service refuses the key or nothing can be counted.
function gateway.health()
    local now, lines, is_well = ngx.time(), {}, true
    for _, product in ipairs(products) do
        local used = 0
        for _, day in ipairs(days(now)) do
            local number = count(day, product, false)
            if number then used = math.max(used, number) else is_well = false end
        end
        local verdict, time = (ngx.shared.gateway:get("key." .. product) or ""):match("^(%l+) (%d+)$")
        if verdict == "refused" then is_well = false end
        lines[#lines + 1] = string.format('"%s":{"key":"%s","keySeen":%s,"used":%d,"left":%d}', product,
            verdict or "unknown", time or "null", used, math.max(0, day_cap[product] - used))
    end
    local body = string.format('{"status":"%s","products":{%s}}\n', is_well and "ok" or "red", table.concat(lines, ","))
    send(is_well and 200 or 503, body, { ["Cache-Control"] = "no-store" })
end

return gateway
