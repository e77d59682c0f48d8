-- The addresses of the service, asked from the system a minute after the last time at the earliest. A start needs no name
-- server, one that fails changes nothing, and an address that fails makes room for the next.

local semaphore = require "ngx.semaphore"
local clock = require "clock"
local threads = require "threads"

local addresses, asking = {}, {}

-- Asks the system for the addresses of a name: once for all who wait for them, and at most once in five seconds.
local function refresh(shared, name)
    local other = asking[name]
    if other then
        if not shared:get("addresses." .. name) then other:wait(20) end
        return
    end
    asking[name] = semaphore.new()
    local found = threads.run("names", "names", "resolve", name) or ""
    local is_known = found ~= ""
    if is_known then shared:set("addresses." .. name, found) end
    if shared:get("addresses." .. name) then
        if shared:get("nameless") == name then shared:delete("nameless") end
    else
        shared:set("nameless", name)
    end
    shared:set("resolved." .. name, clock.monotonic() - (is_known and 0 or 55))
    local waiting = -asking[name]:count()
    if waiting > 0 then asking[name]:post(waiting) end
    asking[name] = nil
end

-- An address of a name; nil when none is known.
function addresses.of(name)
    if name:find("^[%d.]+$") then return name end
    if name:find(":", 1, true) then return "[" .. name .. "]" end
    local shared = ngx.shared.gateway
    if clock.monotonic() - (shared:get("resolved." .. name) or -1e9) > 60 then refresh(shared, name) end
    local all = {}
    for address in (shared:get("addresses." .. name) or ""):gmatch("%S+") do all[#all + 1] = address end
    return all[(shared:get("turns." .. name) or 0) % math.max(#all, 1) + 1]
end

-- A name that was asked for and has no address; nil when there is none.
function addresses.missing() return ngx.shared.gateway:get("nameless") end

-- Takes the next address of a name, after a failure of one.
function addresses.turn(name)
    ngx.shared.gateway:incr("turns." .. name, 1, 0)
end

-- Chooses the address that a request carries; nginx calls it for each connection.
function addresses.balance()
    local address, port = ngx.var.upstream_address:match("^(.+)#(%d+)$")
    assert(require("ngx.balancer").set_current_peer(address, tonumber(port)))
end

-- The address and port of a URL for `balance`; nil when its name is not known.
function addresses.of_url(url)
    local scheme, host, port = url:match("^(%l+)://(%b[]):?(%d*)")
    if not host then scheme, host, port = url:match("^(%l+)://([^:/]+):?(%d*)") end
    local address = addresses.of((host:gsub("[%[%]]", "")))
    return address and address .. "#" .. (port ~= "" and port or scheme == "https" and "443" or "80")
end

return addresses
