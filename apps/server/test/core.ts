import { pino } from 'pino'
import type { Bus } from '../src/platform/bus/bus.ts'
import type { BusAccess } from '../src/platform/bus/bus-url.ts'
import { createBus } from '../src/platform/bus/create-bus.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import { connectDatabase, type Database } from '../src/platform/database/connect.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import { createOutbox } from '../src/platform/outbox/outbox.ts'
import { createRelay, defineEventJobs } from '../src/platform/outbox/relay.ts'
import { STUCK_MS } from './eventually.ts'
import { createTestDatabase } from './test-database.ts'

export const silent = pino({ level: 'silent' })

/** The parts below HTTP on a database of their own; `start` after the definitions, `stop` drops it. */
export async function createTestCore(clock: Clock = systemClock, access?: BusAccess) {
  const database = await createTestDatabase()
  const { db, pool } = connectDatabase({ url: database.url, size: 8 })
  const bus = createBus({ databaseUrl: database.url, access, log: silent })
  const jobs = createJobs({ url: database.url, db, bus, clock, log: silent, work: true })
  const outbox = createOutbox(clock)
  const relay = createRelay({ db, outbox, bus, jobs, clock, log: silent })
  return {
    url: database.url,
    db,
    pool,
    bus,
    jobs,
    outbox,
    relay,
    /** The bus of another process. */
    anotherBus: () => createBus({ databaseUrl: database.url, access, log: silent }),
    async start() {
      defineEventJobs({ outbox, jobs })
      for (const service of [bus, jobs, relay]) await service.start()
    },
    async stop() {
      for (const service of [relay, jobs, bus]) await service.stop()
      await db.destroy()
      await database.drop()
    },
  }
}

export type { Bus, Database }

/** Resolves when `check` is true. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < STUCK_MS;) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  throw new Error(`never became true: ${check.toString()}`)
}
