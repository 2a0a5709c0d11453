import { once } from 'node:events'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'
import { startGateway } from './start-gateway.ts'

/** The gateway's own process. It sends its address to its parent process and ends with it. */
const settings = readSettings()
const log = createLog(settings.logLevel)

try {
  // The parent process sends a message once the database takes connections.
  if (process.argv.includes('--wait')) await once(process, 'message')
  const gateway = await startGateway({ settings, log })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= gateway.stop()
    stopping.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  process.send?.({ url: gateway.url })
} catch (error) {
  process.send?.({ trouble: error instanceof Error ? error.message : String(error), code: codeOf(error) })
  log.fatal({ err: error }, 'cannot start')
  process.exitCode = 1
  process.disconnect?.()
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
