import { afterCommit } from '../../src/platform/database/transaction.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'

export interface HeldJob {
  readonly name: string
  readonly data: object
  readonly dueAt: number
  readonly singletonKey: string | undefined
}

/** Jobs that wait in memory until a test takes those that are due. */
export interface HeldJobs extends Jobs {
  takeDue(): readonly HeldJob[]
  clear(): void
}

export function createHeldJobs(clock: Clock, onSent: () => void): HeldJobs {
  let waiting: HeldJob[] = []
  return {
    define: () => undefined,
    async send(name, data, { tx, startAfter, singletonKey } = {}) {
      const add = () => {
        const isThere =
          singletonKey !== undefined &&
          waiting.some((job) => job.name === name && job.singletonKey === singletonKey)
        if (isThere) return
        waiting.push({ name, data, dueAt: (startAfter ?? clock.now()).getTime(), singletonKey })
        onSent()
      }
      if (tx) afterCommit(tx, add)
      else add()
    },
    sendAll: async () => undefined,
    takeDue() {
      const now = clock.now().getTime()
      const due = waiting.filter(({ dueAt }) => dueAt <= now)
      waiting = waiting.filter(({ dueAt }) => dueAt > now)
      return due
    },
    clear() {
      waiting = []
    },
  }
}
