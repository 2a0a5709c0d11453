import { once } from 'node:events'
import { openRoads } from '@beckon/streets'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { createFleet } from './fleet.ts'
import { readFleetSettings } from './settings.ts'
import { waitForService } from './wait-for-service.ts'

const CONNECTIONS = 4
const LEAVE_AFTER_MS = 5000
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
// A call without an answer, or a handle that stays open, does not keep a stopped process: nothing else waits for this timer.
stopping.signal.addEventListener('abort', () => setTimeout(() => process.exit(), LEAVE_AFTER_MS).unref())
// The parent process has ended.
process.on('disconnect', () => stopping.abort())
// It may have ended while the modules above were loaded, before anything listened.
if (process.send && !process.connected) stopping.abort()

try {
  await run()
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(
      `The simulated riders cannot start. ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exitCode = 1
  }
}
if (process.connected) process.disconnect()

/** Runs the simulated riders until the process is stopped. */
async function run(): Promise<void> {
  const settings = readFleetSettings(process.env)
  const log = createLog(settings)
  stopping.signal.throwIfAborted()
  await waitForService(settings.serviceUrl, stopping.signal)
  const { db } = connectDatabase({ url: settings.databaseUrl, size: CONNECTIONS, name: 'beckon-fleet' })
  const roads = openRoads(settings.dataDir)
  const fleet = createFleet({
    db,
    log,
    settings,
    clock: systemClock,
    roads: (from, to, country) => roads.route(from, to, { country, vehicle: 'bike' }),
  })
  await fleet.start()
  log.info({ service: settings.serviceUrl }, 'the simulated riders are on duty')
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
  await fleet.stop()
  await db.destroy()
}
