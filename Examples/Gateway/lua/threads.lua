-- Runs what may wait for a disk or a name server in a thread, so that nothing else waits.

local semaphore = require "ngx.semaphore"
local threads = {}

-- Runs a function of a module in a pool of threads for at most a minute. Returns what it returns, or nil for none.
--
-- A worker that shuts down ends when no timer is left, and a thread is none; the wait here is.
function threads.run(pool, module, name, ...)
    local done, is_run, result = semaphore.new(), false, nil
    ngx.thread.spawn(function(...)
        is_run, result = ngx.run_worker_thread(pool, module, name, ...)
        done:post()
    end, ...)
    done:wait(60)
    return is_run and result or nil
end

return threads
