import type { Scheduler } from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

/** A statement that takes longer than this waits for a lock, or for the machine. */
const BLOCKED_MS = 5

/**
 * Holds each task of a run until a scheduler lets it go on: at its start, and after each of its statements. So the
 * statements of concurrent transactions come in the order that the scheduler chooses, and a run can be repeated.
 */
export interface Gate {
  /** The database whose statements pass the gate. */
  readonly db: Database
  /** Resolves when the scheduler lets the task go on; at once outside a run. */
  pass(label: string): Promise<void>
  /** Runs tasks, and all that they start with `pass`, in the order of the scheduler. */
  run(scheduler: Scheduler, tasks: () => Promise<unknown>): Promise<void>
  /** Called by the scheduler around each release. */
  release(go: () => Promise<void>): Promise<void>
}

export function createGate(real: Database): Gate {
  let scheduler: Scheduler | undefined
  let sent = 0
  let blocked = 0
  const pass = async (label: string) => {
    await scheduler?.schedule(Promise.resolve(), label)
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      sent += 1
      return node
    },
    async transformResult({ result }) {
      sent -= 1
      await pass('statement')
      return result
    },
  }
  /** Waits for the answers of the statements under way, so that the scheduler has all tasks to choose from. */
  const answered = async () => {
    const begun = performance.now()
    do await turn()
    while (isWaiting() && performance.now() - begun < BLOCKED_MS)
    blocked = sent
  }
  const isWaiting = () => sent > blocked
  return {
    db: real.withPlugin(plugin),
    pass,
    async release(go) {
      await go()
      await answered()
    },
    async run(chosen, tasks) {
      scheduler = chosen
      sent = 0
      blocked = 0
      try {
        await chosen.waitFor(tasks())
      } finally {
        scheduler = undefined
      }
    },
  }
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
