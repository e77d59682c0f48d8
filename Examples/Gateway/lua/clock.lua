-- Time that can be trusted: a monotonic clock for waits, and for the day the wall clock together with the time that the
-- service states, as a wall clock can be days off. The service's time is kept on disk as long as the machine stays up.

local ffi = require "ffi"
ffi.cdef [[
    typedef struct { long seconds, nanoseconds; } gateway_time;
    int gateway_clock(int clock, gateway_time *time) asm("clock_gettime");
]]
local BOOTTIME = 7
local clock, reading = {}, ffi.new("gateway_time")
local file, boot

-- The seconds since the machine was started, sleep included.
function clock.monotonic()
    ffi.C.gateway_clock(BOOTTIME, reading)
    return tonumber(reading.seconds) + tonumber(reading.nanoseconds) / 1e9
end

local function read(path)
    local source = io.open(path)
    local text = source and source:read("*a") or ""
    if source then source:close() end
    return text
end

-- Reads what an earlier start has learned, unless the machine was started since.
function clock.start(folder)
    file, boot = folder .. "/clock", read("/proc/sys/kernel/random/boot_id"):match("%S+")
    local ahead, of = read(file):match("^(%-?[%d.]+) (%S+)\n$")
    if ahead and of == boot then ngx.shared.gateway:set("clock", tonumber(ahead)) end
end

-- Learns from the `Date` of an answer of the service that has just arrived, and its age in seconds.
function clock.learn(date, age)
    local time = date and ngx.parse_http_time(date)
    if not time then return end
    local start = time + age - clock.monotonic()
    local before = ngx.shared.gateway:get("clock")
    ngx.shared.gateway:set("clock", start)
    if not boot or before and math.abs(before - start) < 30 then return end
    local target = io.open(file .. ".new", "w")
    if not target then return end
    target:write(string.format("%.3f %s\n", start, boot))
    target:close()
    os.rename(file .. ".new", file)
end

-- The time by the service; nil when it has not stated one.
local function service_time()
    local start = ngx.shared.gateway:get("clock")
    return start and start + clock.monotonic()
end

-- The seconds by which the wall clock is ahead of the service; nil when it is not known.
function clock.ahead()
    local time = service_time()
    return time and ngx.now() - time
end

-- The days that a call counts for, the latest last. The service's day may begin at any moment from 00:00 to 00:05 UTC; in
-- between, a call counts for both days, and while the clocks disagree, for the days of both.
function clock.days()
    local own, other, days, seen = ngx.time(), service_time(), {}, {}
    if not other or math.abs(own - other) < 60 then other = own end
    for _, moment in ipairs { other - 300, other, own - 300, own } do
        local day = os.date("!%Y-%m-%d", math.floor(moment))
        if not seen[day] then days[#days + 1], seen[day] = day, true end
    end
    table.sort(days)
    return days
end

-- The seconds until the service's day is over, five minutes after midnight UTC.
function clock.rest_of_day()
    return 86400 - math.floor((service_time() or ngx.time()) - 300) % 86400
end

return clock
