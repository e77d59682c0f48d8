-- What all workers know, in memory that a reload keeps. Ends are moments of the monotonic clock, as the wall clock jumps.

local clock = require "clock"
local memory = {}

-- Keeps a text for a number of seconds.
function memory.keep(dictionary, name, text, seconds)
    return dictionary:set(name, string.format("%.3f ", clock.monotonic() + seconds) .. text, seconds + 60)
end

-- The text and the whole seconds that it is still kept for; nil when there is none.
function memory.kept(dictionary, name)
    local value = dictionary:get(name)
    if not value then return nil end
    local cut = value:find(" ", 1, true)
    local rest = tonumber(value:sub(1, cut - 1)) - clock.monotonic()
    if rest > 0 then return value:sub(cut + 1), math.ceil(rest - 0.01) end
end

-- Counts one in a minute that slides; returns the seconds to wait when the minute is full, and then counts nothing.
function memory.take_of_minute(dictionary, name, most)
    local minutes = clock.monotonic() / 60
    local index = math.floor(minutes)
    local part = minutes - index
    local now = dictionary:incr(name .. index, 1, 0, 180)
    local before = dictionary:get(name .. index - 1) or 0
    if now and now + before * (1 - part) <= most then return nil end
    if not now then return 60 end
    dictionary:incr(name .. index, -1)
    local free = math.max(0, most - now)
    return math.max(1, math.ceil(60 * (1 - part - (before > 0 and free / before or 0))))
end

-- Gives one back that was not used.
function memory.give_back(dictionary, name)
    dictionary:incr(name .. math.floor(clock.monotonic() / 60), -1, 0, 180)
end

return memory
