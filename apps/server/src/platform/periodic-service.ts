import type { Logger } from 'pino'
import type { Service } from './background.ts'

/**
 * Repeats `work`, `pauseMs` after it ended; a failure is logged and does not end the repetition. A stop waits for its end, so that
 * long work asks `isStopping`.
 */
export function createPeriodicService(
  name: string,
  pauseMs: number,
  work: (isStopping: () => boolean) => Promise<void>,
  log: Logger,
): Service {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  let stopped = false
  const run = async () => {
    await work(() => stopped).catch((error: unknown) => log.error({ error }, `${name} failed`))
    if (!stopped) timer = setTimeout(start, pauseMs)
  }
  const start = () => {
    turn = run()
  }
  return {
    name,
    start: async () => start(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
