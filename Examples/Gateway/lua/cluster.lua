-- Counts calls for several nodes in a store that they share: the same three answers as `ledger.lua` gives for one machine,
-- and the state of the breakers, which the nodes tell each other.

local breaker = require "breaker"
local clock = require "clock"
local lease = require "lease"
local memory = require "memory"
local share = require "share"
local store = require "store"

local cluster = {}
local STATES, TRY, PERIOD = "openweather:parts", "openweather:try:", 1
local node, day_cap

function cluster.start(settings)
    node, day_cap = settings.node, settings.day
    store.start(settings)
    lease.start(settings)
    breaker.others = cluster
    return cluster
end

function cluster.take(product, client)
    return lease.take(product, share.mark_of(client))
end

function cluster.used(product)
    local used = store.run(function(connection)
        local time, problem = connection:time()
        if not time then return time, problem end
        local most = 0
        for _, moment in ipairs { time[1] - 300, time[1] + 0 } do
            local name = "openweather:day:" .. os.date("!%Y-%m-%d", moment) .. ":" .. product
            local number, reason = connection:hget(name, "all")
            if not number then return number, reason end
            most = math.max(most, tonumber(number) or 0)
        end
        return most
    end)
    return used, day_cap[product]
end

function cluster.problem()
    local is_there, problem = store.run(function(connection) return connection:time() end)
    return not is_there and "the ledger: " .. problem or ngx.shared.gateway:get("uncounted") or nil
end

-- Tells the others what a breaker has become: `open` with its reason and seconds, or `closed`.
function cluster.tell(name, state, reason, seconds, pause)
    store.run(function(connection)
        local time, problem = connection:time()
        if not time then return time, problem end
        local text = string.format("%s.%s.%.0f %s %s %.0f %.0f", node, ngx.worker.pid(), clock.monotonic() * 1000, state,
            reason or "none", time[1] + (seconds or 0), pause or 0)
        ngx.shared.gateway:set("told." .. name, text)
        -- Until the pause is over, nobody else tries, whether it has heard of it or not.
        if state == "open" then connection:set(TRY .. name, node, "PX", math.ceil(seconds * 1000))
        else connection:del(TRY .. name) end
        return connection:hset(STATES, name, text)
    end)
end

-- Whether this node is the one that tries a part which has failed. It may ask again, when an answer was lost.
function cluster.tries(name, seconds)
    local holder = store.run(function(connection)
        return connection:set(TRY .. name, node, "NX", "GET", "PX", math.ceil(seconds * 1000))
    end)
    return holder == ngx.null or holder == node
end

function cluster.leaves(name)
    store.run(function(connection) return connection:del(TRY .. name) end)
end

-- Takes over what others have told since the last look.
local function look(is_over)
    if is_over then return end
    local time
    local list = store.run(function(connection)
        local problem
        time, problem = connection:time()
        if not time then return time, problem end
        return connection:hgetall(STATES)
    end)
    for position = 1, list and #list or 0, 2 do
        local name, text = list[position], list[position + 1]
        if text ~= ngx.shared.gateway:get("told." .. name) then
            ngx.shared.gateway:set("told." .. name, text)
            local state, reason, ends, pause = text:match("^%S+ (%l+) (%l+) (%d+) (%d+)$")
            if state then breaker.hear(name, state, reason, tonumber(ends) - time[1], tonumber(pause)) end
        end
    end
end

-- Looks once a second, in one worker.
function cluster.watch()
    if ngx.worker.id() == 0 then ngx.timer.every(PERIOD, look) end
end

return cluster
