-- Counts calls before they are sent. This is the one interface to the counts: `take`, `used` and `problem`. Behind it are
-- files of this machine, or with `GATEWAY_LEDGER` cluster.lua, which asks a store that several machines share.

local semaphore = require "ngx.semaphore"
local calls = require "calls"
local clock = require "clock"
local memory = require "memory"
local share = require "share"
local threads = require "threads"

local ledger = { products = { "account", "onecall3", "onecall4" } }
local folder, cache, day_cap, minute_cap
-- The calls that wait to be written together, and the seconds that one waits for a disk that hangs.
local waiting, is_writing, PATIENCE = {}, false, 20

-- Reads the counts, at the start and at each reload.
function ledger.start(settings)
    if settings.ledger ~= "" then
        for name, answer in pairs(require("cluster").start(settings)) do ledger[name] = answer end
        return
    end
    folder, cache, day_cap, minute_cap = settings.folder, settings.cache, settings.day, settings.minute
    for _, product in ipairs(ledger.products) do
        for past = 1, 0, -1 do
            local day = os.date("!%Y-%m-%d", ngx.time() - past * 86400)
            local by_mark, total = calls.read(folder, day, product)
            if by_mark then share.load(day, product, by_mark, total, past == 0) end
        end
    end
end

-- Begins what runs beside the requests; there is nothing to do for files.
function ledger.watch() end

-- Writes what waits, and hands the pen to the next one when more has come meanwhile.
local function write()
    local batch, lines = waiting, {}
    waiting = {}
    for index, entry in ipairs(batch) do lines[index] = entry.line end
    local numbers = threads.run("counting", "calls", "append", folder, cache, table.concat(lines)) or ""
    local next_number = numbers:gmatch("%d+")
    for _, entry in ipairs(batch) do
        entry.number = tonumber(next_number() or 0)
        entry.done:post()
    end
    for _, entry in ipairs(waiting) do
        if not entry.has_left then
            entry.is_next = true
            return entry.done:post()
        end
    end
    waiting, is_writing = {}, false
end

-- Counts one call of a day and returns its number when it is on the disk; 0 when it cannot be counted.
local function append(day, product, mark, cap)
    local entry = { line = string.format("%s %s %d %s\n", day, product, cap, mark), done = semaphore.new() }
    waiting[#waiting + 1] = entry
    if is_writing then
        if not entry.done:wait(PATIENCE) and not entry.is_next then
            entry.has_left = true
            return 0
        end
        if entry.is_next then write() end
    else
        is_writing = true
        write()
    end
    return entry.number
end

-- Takes one call for a client. Returns nil, or what was met and the seconds to wait: `minute`, `share`, `day` or
-- `uncounted`. A call that was counted and is not sent stays counted.
function ledger.take(product, client)
    local minute = "minute." .. product .. "."
    local wait, index = memory.take_of_minute(ngx.shared.gateway, minute, minute_cap[product])
    if wait then return "minute", wait end
    local days, mark, cap = clock.days(), share.mark_of(client), day_cap[product]
    local today = days[#days]
    local found = share.take(today, product, mark, cap)
    if not found then
        for _, day in ipairs(days) do
            local number = append(day, product, mark, cap)
            found = number == 0 and "uncounted" or number > cap and "day" or nil
            if found then break end
        end
        if found then share.give_back(today, product, mark) end
        ngx.shared.gateway:set("uncounted", found == "uncounted")
    end
    if not found then return nil end
    memory.give_back(ngx.shared.gateway, minute, index)
    return found, found == "day" and clock.rest_of_day() or found == "share" and 600 or 60
end

-- The calls of the day and its cap; nil when they cannot be read.
function ledger.used(product)
    local most = 0
    for _, day in ipairs(clock.days()) do
        local number = calls.count(folder, day, product)
        if not number then return nil, day_cap[product] end
        most = math.max(most, number)
    end
    return most, day_cap[product]
end

-- Why nothing can be counted now; nil when it can.
function ledger.problem()
    local reason = threads.run("counting", "calls", "problem", folder) or "no thread is free"
    if reason ~= "" then return reason end
    return ngx.shared.gateway:get("uncounted") and "the last call could not be counted" or nil
end

return ledger
