-- Runs inside Redis, as one step: leases a block of calls to a node. Days and minutes are those of Redis' clock, and what it
-- counts is on the disk before the node has its answer (`appendfsync always`).
--
-- ARGV: the node, the number of the request, the product, the mark of the client, the size of a block, the cap of the day, the
-- cap of the minute or 0, the service's time or 0, and a lease to give back: calls, days, minute and mark, or nothing.
-- Answers "calls reason wait days minute seconds": the calls of the lease, or 0 and why; the days and the part of a minute for
-- which they count, and the seconds for which they may be sent.

local node, request, product, mark = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local block, day_cap, minute_cap, service = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local time = redis.call("TIME")
local now = tonumber(time[1]) + tonumber(time[2]) / 1e6
-- Calls that are sent when the day ends arrive a little later.
local DAY, SLACK, KEPT_DAYS, MARGIN = 86400, 300, 300, 30
-- The seconds of a part of a minute, and the parts of a minute.
local PART, PARTS = 5, 12

local function number(text) return tonumber(text or 0) or 0 end
local function day_of(moment)
    -- The civil date of a number of days since 1970, as there is no os.date here.
    local days = math.floor(moment / DAY) + 719468
    local era = math.floor(days / 146097)
    local of_era = days - era * 146097
    local year = math.floor((of_era - math.floor(of_era / 1460) + math.floor(of_era / 36524) - math.floor(of_era / 146096)) / 365)
    local of_year = of_era - (365 * year + math.floor(year / 4) - math.floor(year / 100))
    local part = math.floor((5 * of_year + 2) / 153)
    local month = part < 10 and part + 3 or part - 9
    return string.format("%04d-%02d-%02d", year + era * 400 + (month <= 2 and 1 or 0), month,
        of_year - math.floor((153 * part + 2) / 5) + 1)
end
local function counts(day) return "openweather:day:" .. day .. ":" .. product end

-- A request that was answered already has the same answer, so a node that lost it asks again without taking twice.
local memory = "openweather:node:" .. node .. ":" .. product
local known = redis.call("HMGET", memory, "request", "answer", "ends")
if known[1] == request then return known[2] .. " " .. string.format("%.3f", math.max(0, number(known[3]) - now)) end

local minutes = "openweather:minute:" .. product
local index = math.floor(now / PART)
if ARGV[9] then
    local left = number(ARGV[9])
    for day in ARGV[10]:gmatch("[^,]+") do
        redis.call("HINCRBY", counts(day), "all", -left)
        redis.call("HINCRBY", counts(day), ARGV[12], -left)
    end
    if number(ARGV[11]) >= index - PARTS then redis.call("HINCRBY", minutes, ARGV[11], -left) end
end

-- The service's day may begin at any moment from 00:00 to 00:05 UTC; in between, and shortly before, a call counts for both
-- days, and while the clocks disagree, for the days of both.
local days, seen = {}, {}
for _, moment in ipairs { now, service > 0 and math.abs(service - now) > 60 and service or now } do
    for _, day in ipairs { day_of(moment - SLACK), day_of(moment + MARGIN) } do
        if not seen[day] then days[#days + 1], seen[day] = day, true end
    end
end
table.sort(days)
local today, rest = days[#days], DAY - (now + MARGIN) % DAY

local function answer(calls, reason, wait)
    local text = string.format("%d %s %d %s %d", calls, reason, math.ceil(wait), table.concat(days, ","), index)
    redis.call("HSET", memory, "request", request, "answer", text, "ends", string.format("%.3f", now + rest))
    -- Of servers that are gone. To forget too early would cost a block, and never count one less.
    redis.call("EXPIRE", memory, 2 * DAY)
    return text .. " " .. string.format("%.3f", rest)
end

-- A store that has forgotten its counts begins with its next day.
local since = redis.call("HGET", "openweather:ledger", "since")
if not since then
    since = day_of(now + DAY)
    redis.call("HSET", "openweather:ledger", "since", since)
end
if days[1] < since then return answer(0, "uncounted", DAY - (now - SLACK) % DAY) end

-- The last minute, that of every moment: its part that has begun, and the whole ones before.
local in_minute, by_part, list_of_parts = 0, {}, redis.call("HGETALL", minutes)
for position = 1, #list_of_parts, 2 do
    local part = number(list_of_parts[position])
    if part >= index - PARTS and part <= index then
        by_part[part] = number(list_of_parts[position + 1])
        in_minute = in_minute + by_part[part]
    else
        redis.call("HDEL", minutes, list_of_parts[position])
    end
end
local most = block
if minute_cap > 0 then
    local free = minute_cap - in_minute
    if free < 1 then
        local wait, left = 60, in_minute
        for part = index - PARTS, index do
            left = left - (by_part[part] or 0)
            if left < minute_cap then
                wait = (part + PARTS + 1) * PART - now
                break
            end
        end
        return answer(0, "minute", math.max(1, wait))
    end
    most = math.min(most, free, math.max(1, math.floor(minute_cap / 10)))
end

-- Each client has an equal share. A client takes beyond it what the others leave: one that has asked within the hour keeps all
-- of its share, one that was there today or yesterday the part of it for the rest of the day.
local asked = "openweather:asked:" .. product
redis.call("HSET", asked, mark, string.format("%.0f", now))
local others, clients = {}, 1
local list = redis.call("HGETALL", asked)
for position = 1, #list, 2 do
    if list[position] ~= mark then
        if math.abs(now - number(list[position + 1])) < 2 * DAY then
            others[list[position]], clients = number(list[position + 1]), clients + 1
        else
            redis.call("HDEL", asked, list[position])
        end
    end
end
local each, of_day, reserved = math.floor(day_cap / clients), (DAY - (now - SLACK) % DAY) / DAY, 0
for other, last in pairs(others) do
    local left = each - number(redis.call("HGET", counts(today), other))
    reserved = reserved + math.max(0, now - last < 3600 and left or math.min(left, math.floor(each * of_day)))
end
local left = day_cap
for _, day in ipairs(days) do left = math.min(left, day_cap - number(redis.call("HGET", counts(day), "all"))) end
if left < 1 or left - reserved < 1 then
    local wait = left < 1 and DAY - (now - SLACK) % DAY or 600
    return answer(0, left < 1 and "day" or "share", wait)
end
-- Smaller near the end, so that few calls are left over on other nodes.
local calls = math.min(most, left - reserved, math.max(1, math.floor((left - reserved) / 16)))

for _, day in ipairs(days) do
    if redis.call("HINCRBY", counts(day), "all", calls) == calls then
        -- Days are forgotten by their number and not by a time, as a clock may be wrong.
        redis.call("ZADD", "openweather:days", 0, counts(day))
        if redis.call("ZCARD", "openweather:days") > KEPT_DAYS then
            redis.call("DEL", redis.call("ZPOPMIN", "openweather:days")[1])
        end
    end
    redis.call("HINCRBY", counts(day), mark, calls)
end
redis.call("HINCRBY", minutes, index, calls)
return answer(calls, "leased", 0)
