-- The calls that this node holds: small blocks, leased from the store for a minute at most and never beyond the store's day.
-- What is left then, or when another client comes, goes back with the next request for a block.
-- All workers spend one block; it belongs to one client, so that nobody spends another's share.
--
-- A worker or a node that is killed, and a store that is out of reach, cost the rest of a block and never a call too many: a
-- block is forgotten before it is given back, and a request whose answer was lost is repeated under its old number.

local ffi = require "ffi"
local clock = require "clock"
local store = require "store"

local lease = {}
local MINUTE, PATIENCE, GONE = 60, 10, 1e9
local node, script, block, day_cap, minute_cap
local count = 0

function lease.start(settings)
    local file = assert(io.open(settings.code .. "/lua/lease.redis.lua"))
    script = file:read("*a")
    file:close()
    node, block = settings.node, assert(tonumber(settings.block), "a setting is not a number")
    day_cap, minute_cap = settings.day, settings.minute
end

local function shared() return ngx.shared.gateway end

local function held_block(product)
    local id, mark, days, minute, ends = (shared():get("lease." .. product) or ""):match("^(%S+) (%S+) (%S+) (%d+) (%S+)$")
    return id and { id = id, mark = mark, days = days, minute = minute, ends = tonumber(ends) }
end

-- Spends one call of the block that is held; whether there was one for this client.
local function spend(product, mark)
    local held = held_block(product)
    if not held or held.mark ~= mark or clock.monotonic() >= held.ends then return false end
    return (shared():incr("left." .. held.id, -1) or -1) >= 0
end

-- Forgets the block that is held and returns what to give back, as text.
local function forget(product)
    local held = held_block(product)
    if not held then return "" end
    local left = (shared():incr("left." .. held.id, -GONE) or -GONE) + GONE
    shared():delete("lease." .. product)
    shared():delete("left." .. held.id)
    return left > 0 and string.format("%d %s %s %s", left, held.days, held.minute, held.mark) or ""
end

-- Sends a request for a block to the store. Its number stays the same until there is an answer.
local function request(product, mark)
    local pending = shared():get("pending." .. product)
    if not pending then
        count = count + 1
        local id = ngx.md5(table.concat({ node, ngx.now(), ngx.worker.pid(), count, math.random() }, " "))
        pending = id .. " " .. mark .. " " .. forget(product)
        shared():set("pending." .. product, pending)
    end
    local id, owner, back = pending:match("^(%S+) (%S+) ?(.*)$")
    local ahead = clock.ahead()
    local arguments = { node, id, product, owner, block, day_cap[product], minute_cap[product],
        ahead and string.format("%.0f", ngx.now() - ahead) or 0 }
    for text in back:gmatch("%S+") do arguments[#arguments + 1] = text end
    local start = clock.monotonic()
    local text, problem = store.run(function(connection) return connection:eval(script, 0, unpack(arguments)) end)
    return text, problem, id, owner, start
end

-- Takes a new block and one call of it. Returns nil; or what was met and the seconds to wait; or `again`, as the block is
-- another client's.
local function refill(product, mark)
    if spend(product, mark) then return nil end
    local text, problem, id, owner, start = request(product, mark)
    if not text then
        shared():set("uncounted", "the ledger: " .. problem)
        return "uncounted", 5
    end
    -- Before anything is spent: a worker that is killed here has lost the block, and has not doubled it.
    shared():delete("pending." .. product)
    local calls, reason, wait, days, minute, seconds = text:match("^(%d+) (%l+) (%d+) (%S+) (%d+) (%S+)$")
    calls = tonumber(calls)
    shared():set("uncounted", reason == "uncounted" and "the ledger is new: it counts from its next day on")
    if calls == 0 then
        if owner ~= mark then return "again" end
        return reason, tonumber(wait)
    end
    local ends = start + math.min(tonumber(seconds), MINUTE)
    local is_mine = owner == mark and clock.monotonic() < ends
    if not shared():add("left." .. id, is_mine and calls - 1 or calls) then return "again" end
    shared():set("lease." .. product, table.concat({ id, owner, days, minute, string.format("%.3f", ends) }, " "))
    if not is_mine then return "again" end
end

-- Takes one call for the mark of a client. Returns nil, or what was met and the seconds to wait.
function lease.take(product, mark)
    local lock, start, pause = "leasing." .. product, clock.monotonic(), 0.002
    while clock.monotonic() - start < PATIENCE do
        if spend(product, mark) then return nil end
        if shared():safe_add(lock, ngx.worker.pid()) then
            local is_well, found, wait = pcall(refill, product, mark)
            shared():delete(lock)
            if not is_well then error(found, 0) end
            if found ~= "again" then return found, wait end
        else
            ngx.sleep(pause)
            pause = math.min(pause * 1.25, 0.05)
            -- The lock has no end, as two who ask at once would be one too many; a worker that was killed asks no more.
            local process = shared():get(lock)
            if process and ffi.C.gateway_signal(process, 0) ~= 0 then shared():delete(lock) end
        end
    end
    return "uncounted", 5
end

return lease
