-- The Redis that all nodes share, over the event loop. Whatever is not certain is a failure: a store that cannot be reached,
-- that may forget, or that is a replica, counts nothing.

local redis = require "nginx.redis"
local addresses = require "addresses"
local memory = require "memory"

local store = {}
-- The milliseconds that one step may take, and the seconds without a try after a failure.
local STEP, PAUSE = 1000, 1
local host, port, password

-- Takes the address, `host:port` or `unix:/path`, and reads the password while the process may.
function store.start(settings)
    host, port = settings.ledger:match("^([^:/]+):(%d+)$")
    if not host then host, port = settings.ledger:match("^(%b[]):(%d+)$") end
    local path, file = os.getenv("GATEWAY_LEDGER_PASSWORD_FILE") or "", nil
    password = ""
    if path ~= "" then
        file = assert(io.open(path), "the file of the ledger's password cannot be read")
        password = file:read("*a"):gsub("%s+", "")
        file:close()
    end
    if not host then host = settings.ledger end
end

-- A connection to a store that has every count on its disk before it answers; otherwise nil and why not.
local function connected()
    local connection, address = redis:new(), host
    connection:set_timeout(STEP)
    if port then address = addresses.of((host:gsub("[%[%]]", ""))) end
    if not address then return nil, "its name is not known" end
    local is_open, problem
    if port then is_open, problem = connection:connect(address, tonumber(port))
    else is_open, problem = connection:connect(address) end
    if not is_open then return nil, problem end
    if connection:get_reused_times() > 0 then return connection, nil, true end
    if password ~= "" then
        local is_known, reason = connection:auth(password)
        if not is_known then return nil, reason end
    end
    local policy, reason = connection:config("get", "append*")
    if not policy then return nil, reason end
    policy = connection:array_to_hash(policy)
    if policy.appendonly ~= "yes" or policy.appendfsync ~= "always" then return nil, "it may forget what it counts" end
    return connection
end

-- Runs commands on a connection; returns what they return, or nil and the problem. A connection that was kept may have been
-- closed meanwhile: then they run once more, so they must bear to be run twice.
function store.run(commands)
    local state = ngx.shared.gateway
    local problem = memory.kept(state, "store")
    if problem then return nil, problem end
    for _ = 1, 2 do
        local connection, reason, is_kept = connected()
        problem = reason
        if not connection then break end
        local found
        found, problem = commands(connection)
        if found then
            connection:set_keepalive(30000, 16)
            return found
        end
        connection:close()
        -- A refusal of the store is no failure of the connection.
        if found == false or not is_kept then break end
    end
    problem = tostring(problem)
    memory.keep(state, "store", problem, PAUSE)
    return nil, problem
end

return store
