import { after } from '../clock.ts'
import type { Gateway } from '../gateway.ts'

/** The longest pause between two looks for due work. */
const LOOK_MS = 30_000
const FAILED_MS = 1000

export interface Loop {
  wake(): void
  stop(): Promise<void>
}

interface Work {
  /** Does what is due; whether there was anything. */
  readonly once: (gateway: Gateway) => Promise<boolean>
  /** When something is due next; null where nothing is. */
  readonly next: (gateway: Gateway) => Promise<Date | null>
}

/** Does what is due by itself, and sleeps until the next thing is. */
export function createLoop(gateway: Gateway, { once, next }: Work): Loop {
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
        if (await once(gateway)) state.isAsked = true
      }
      const due = await next(gateway)
      const wait = due === null ? LOOK_MS : due.getTime() - gateway.clock.now().getTime()
      sleep(Math.min(LOOK_MS, wait))
    } catch (error) {
      if (!state.isStopped) gateway.log.error({ err: error }, 'the work beside the calls failed')
      state.isAsked = false
      sleep(FAILED_MS)
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
