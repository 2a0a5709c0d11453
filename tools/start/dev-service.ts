import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { startServer } from '../../apps/server/src/server.ts'

/** The service under `npm run dev`: a process for each version of its sources, which ends with its parent. */
const config = readConfig()
const log = createLog(config)
const port = Number(process.argv[2])

try {
  const server = await startServer({ config, log, listenOn: { host: '127.0.0.1', port } })
  process.send?.({ isReady: true })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= server.stop()
    stopping.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.send?.({ isReady: false, trouble: error instanceof Error ? error.message : String(error) })
  log.fatal({ err: error }, 'cannot start')
  process.exitCode = 1
  process.disconnect?.()
}
