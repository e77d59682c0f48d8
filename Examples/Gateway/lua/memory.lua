-- What all workers know, in memory that a reload keeps. Ends are moments of the monotonic clock, as the wall clock jumps.

local clock = require "clock"
local memory = {}
-- The seconds of a part of a minute, and the parts of a minute.
local PART, PARTS = 5, 12

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

-- Counts one in the last minute; returns nil and the part of the minute in which it is counted, or the seconds to wait when
-- the minute is full, and then counts nothing. The minute is that of every moment, so that no 60 seconds have more than
-- `most`: the part that has begun, and the whole ones before.
function memory.take_of_minute(dictionary, name, most)
    local now = clock.monotonic()
    local index = math.floor(now / PART)
    local sum = dictionary:incr(name .. index, 1, 0, 90)
    if not sum then return 60 end
    for past = 1, PARTS do sum = sum + (dictionary:get(name .. index - past) or 0) end
    if sum <= most then return nil, index end
    dictionary:incr(name .. index, -1)
    for past = PARTS, 0, -1 do
        sum = sum - (dictionary:get(name .. index - past) or 0)
        if sum <= most then return math.max(1, math.ceil((index - past + PARTS + 1) * PART - now)) end
    end
    return 60
end

-- Gives one back that was not used, to the part in which it was counted: a later one would have room for it twice when that
-- part is over. When it is forgotten, there is nothing to give back.
function memory.give_back(dictionary, name, index)
    dictionary:incr(name .. index, -1)
end

return memory
