-- The balancer's side of the one written rule of what is the same question: `target.lua` of the gateway, the same file.
--
-- `pathq,lua.target` is the form in which a node keeps an answer, so all spellings of a question meet on one node. What a
-- node would refuse is left as it is and so spread over all of them.

local target = require "target"

local MOST = 4000
local known, count = {}, 0

core.register_converters("target", function(uri)
    local form = known[uri]
    if form then return form end
    form = target.of(uri) or uri
    if #uri < 1000 then
        count = count + 1
        if count > MOST then known, count = {}, 1 end
        known[uri] = form
    end
    return form
end)
