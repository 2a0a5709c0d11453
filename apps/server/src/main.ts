import { flushCompileCache } from 'node:module'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { returnMemory } from './platform/return-memory.ts'
import { startServer } from './server.ts'

/** A process of an operator's own: the database is that of DATABASE_URL. `npm start` brings everything. */
const config = readConfig()
const log = createLog(config)

try {
  const server = await startServer({ config, log })
  log.info({ url: server.url, roles: [...config.roles] }, 'serving')
  // Kept now, because a killed process keeps nothing. Does nothing unless NODE_COMPILE_CACHE is set.
  flushCompileCache()
  returnMemory()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  log.fatal({ err: error }, 'cannot start')
  process.exit(1)
}
