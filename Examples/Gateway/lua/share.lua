-- Shares the calls of a day among the clients. Each has an equal share. A client takes beyond its own what the others
-- leave: one that has asked within the hour keeps all of its share, one that was there today or yesterday the part of it
-- for the rest of the day, and one that was not there since has a share from its first question on.
--
-- The numbers are those of this machine's memory, read from the files at a start. They decide who is served and never
-- how many: the cap itself is kept where calls are counted.

local clock = require "clock"
-- The numbers of a day are forgotten after two more.
local share, KEPT = {}, 259200

local function shared() return ngx.shared.gateway end

-- The mark of a client in the counts.
function share.mark_of(client) return ngx.md5(client):sub(1, 7) end

-- The marks of the clients of a product that were there today or yesterday.
local function clients(product)
    local list, now = {}, clock.monotonic()
    for mark in (shared():get("clients." .. product) or ""):gmatch("%S+") do
        local asked = shared():get("asked." .. product .. "." .. mark)
        if asked and now - asked < 172800 then list[mark] = asked end
    end
    return list
end

-- Remembers that a client has asked, and when.
function share.remember(product, mark, seconds_ago)
    local name = "asked." .. product .. "." .. mark
    shared():set(name, math.max(shared():get(name) or -1e9, clock.monotonic() - (seconds_ago or 0)))
    local list = shared():get("clients." .. product) or ""
    if not list:find(mark, 1, true) then
        local known = { mark }
        for other in pairs(clients(product)) do
            if other ~= mark then known[#known + 1] = other end
        end
        shared():set("clients." .. product, table.concat(known, " "))
    end
end

-- Takes over the counts of a day from its file.
function share.load(day, product, by_mark, total, is_today)
    local name = "used." .. day .. "." .. product
    if shared():get(name) then return end
    shared():set(name, total)
    for mark, count in pairs(by_mark) do
        if is_today then shared():set(name .. "." .. mark, count) end
        share.remember(product, mark, 7200)
    end
end

-- Takes one call of a day for a client. Returns `day` when none is left, and `share` when those that are left are others'.
function share.take(day, product, mark, cap)
    local name, now = "used." .. day .. "." .. product, clock.monotonic()
    share.remember(product, mark)
    local known, count = clients(product), 0
    for _ in pairs(known) do count = count + 1 end
    local total = shared():incr(name, 1, 0, KEPT)
    local each, rest, reserved = math.floor(cap / math.max(count, 1)), clock.rest_of_day() / 86400, 0
    for other, asked in pairs(known) do
        if other ~= mark then
            local left = each - (shared():get(name .. "." .. other) or 0)
            reserved = reserved + math.max(0, now - asked < 3600 and left or math.min(left, math.floor(each * rest)))
        end
    end
    if total and cap - total >= reserved then
        shared():incr(name .. "." .. mark, 1, 0, KEPT)
        return nil
    end
    if total then shared():incr(name, -1) end
    return total and total <= cap and "share" or "day"
end

-- Gives a call back that could not be counted.
function share.give_back(day, product, mark)
    local name = "used." .. day .. "." .. product
    shared():incr(name, -1)
    shared():incr(name .. "." .. mark, -1, 0, KEPT)
end

return share
