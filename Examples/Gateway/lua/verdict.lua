-- What an answer of the service is worth: only its own JSON is kept and passed on, without the key.

local json = require "json"
local verdict = {}

-- A body of success may hold the status of a failure.
local function status_of(status, body)
    local inner = status == 200 and #body < 2000 and body:match('"cod"%s*:%s*"?([45]%d%d)')
    return tonumber(inner or status)
end

-- The seconds that the service asks to wait, as a number or as a date.
local function wait_of(field)
    if not field then return nil end
    local date = ngx.parse_http_time(field)
    return tonumber(field:match("^%d+$")) or date and date - ngx.time()
end

local function is_own(path, header, body)
    if path:find("^/tile/") then
        return header["content-type"] == "image/png" and body:sub(1, 8) == "\137PNG\r\n\26\n"
    end
    -- Lists are answers to questions about places alone.
    return json.is_whole(body) and (body:find("^%s*{") or path:find("^/geo/")) ~= nil
end

-- Judges a captured answer to a path; its fields have names in lower case. Returns its kind and what goes with it: `answer`
-- and the status, `busy` and the seconds to wait or nil, `resting` and the seconds to wait, `refused` for the key, `slow`,
-- or `failing`.
function verdict.of(path, answer)
    local header, status = answer.header, status_of(answer.status, answer.body)
    local encoding = header["content-encoding"]
    if status == 429 then return "busy", wait_of(header["retry-after"]) end
    if status == 401 or status == 403 then return "refused" end
    if status == 504 then return "slow" end
    local is_whole = not answer.truncated and (encoding == nil or encoding == "identity")
    if is_whole and (status == 200 or status == 400 or status == 404)
        and is_own(status == 200 and path or "", header, answer.body) then return "answer", status end
    local wait = status == 503 and wait_of(header["retry-after"])
    if wait then return "resting", wait end
    return "failing"
end

return verdict
