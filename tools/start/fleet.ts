import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import { compileCache } from './compile-cache.mjs'

const program = fileURLToPath(new URL('../../demo/fleet/main.ts', import.meta.url))
const STOP_MS = 15_000
const RESTART_MS = 2000

export interface FleetProcess {
  stop(): Promise<void>
}

/** Runs the simulated riders in a process of their own, which is restarted when it ends. It ends with this process. */
export async function startFleetProcess(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'timeScale' | 'defaultCountry' | 'logLevel'>,
  serviceUrl: string,
  onLost: (line: string) => void,
): Promise<FleetProcess> {
  const stopping = new AbortController()
  const { descriptor: log } = openLog(join(config.dataDir, 'fleet.log'), undefined)
  const env = {
    FLEET_SERVICE_URL: serviceUrl,
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
    FLEET_PACE: String(config.timeScale),
    DEFAULT_COUNTRY: config.defaultCountry,
    LOG_LEVEL: config.logLevel,
    NODE_COMPILE_CACHE: compileCache,
  }
  const start = () => fork(program, { env, stdio: ['ignore', log, log, 'ipc'] })
  let child = start()
  const watch = async () => {
    for (;;) {
      await once(child, 'exit')
      if (stopping.signal.aborted) return
      onLost('The simulated riders ended unexpectedly; they are started again.')
      await new Promise((done) => setTimeout(done, RESTART_MS))
      if (stopping.signal.aborted) return
      child = start()
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      if (child.connected) child.disconnect()
      const stuck = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await watching
      clearTimeout(stuck)
    },
  }
}
