import type { Logger } from 'pino'
import type { Service } from './background.ts'

/** Repeats `work`, `pauseMs` after it ended; a failure is logged and does not end the repetition. */
export function createPeriodicService(
  name: string,
  pauseMs: number,
  work: () => Promise<void>,
  log: Logger,
): Service {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  let stopped = false
  const run = async () => {
    await work().catch((error: unknown) => log.error({ error }, `${name} failed`))
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
