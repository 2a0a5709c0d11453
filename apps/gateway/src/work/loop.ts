import { after } from '../clock.ts'
import type { Gateway } from '../gateway.ts'

/** The longest polling interval. */
const POLL_MS = 30_000
const AFTER_ERROR_MS = 1000

export interface Loop {
  wake(): void
  stop(): Promise<void>
}

interface Work {
  /** Runs due work; returns whether there was any. */
  readonly runOnce: (gateway: Gateway) => Promise<boolean>
  /** When work is due next; null without any. */
  readonly nextDueAt: (gateway: Gateway) => Promise<Date | null>
}

/** Runs work when it is due, and sleeps until the next is. */
export function createLoop(gateway: Gateway, { runOnce, nextDueAt }: Work): Loop {
  const state = { isStopped: false, isAsked: false }
  let running: Promise<void> | undefined
  let cancel = () => {}

  const wake = () => {
    state.isAsked = true
    if (state.isStopped) return
    running ??= run().finally(() => {
      running = undefined
      if (state.isAsked) wake()
    })
  }

  async function run(): Promise<void> {
    cancel()
    try {
      while (state.isAsked && !state.isStopped) {
        state.isAsked = false
        if (await runOnce(gateway)) state.isAsked = true
      }
      const due = await nextDueAt(gateway)
      const wait = due === null ? POLL_MS : due.getTime() - gateway.clock.now().getTime()
      sleep(Math.min(POLL_MS, wait))
    } catch (error) {
      if (!state.isStopped) gateway.log.error({ err: error }, 'background work failed; it will be retried')
      state.isAsked = false
      sleep(AFTER_ERROR_MS)
    }
  }

  const sleep = (milliseconds: number) => {
    if (!state.isStopped) cancel = after(milliseconds, wake)
  }

  return {
    wake,
    async stop() {
      state.isStopped = true
      cancel()
      await running
    },
  }
}
