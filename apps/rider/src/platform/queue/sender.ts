import type { Pass } from './send-all.ts'

export interface SenderDeps {
  /** Sends what can be sent; other pages and the worker wait meanwhile. */
  readonly pass: () => Promise<Pass>
  /** When the next held act may be sent, in milliseconds from now; undefined where none is held. */
  readonly nextReleaseIn: () => Promise<number | undefined>
  /** Runs once after a delay; the returned function cancels it. */
  readonly after: (delay: number, run: () => void) => () => void
  /** A number from 0 to 1. */
  readonly random: () => number
}

export interface Sender {
  /** Sends now. `isNew`: there is a new way or a new act, so the waits begin again from the shortest. */
  wake(isNew?: boolean): void
  stop(): void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Returns the wait before a repetition: it doubles each time, and differs between phones that lost the same connection. */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + random / 2)

/** Runs one pass at a time, and again after failures, with growing waits. */
export function createSender({ pass, nextReleaseIn, after, random }: SenderDeps): Sender {
  let isRunning = false
  let isAsked = false
  let isStopped = false
  let failures = 0
  let cancel = () => {}
  const schedule = (delay: number) => {
    cancel()
    cancel = after(delay, () => void run())
  }
  async function run(): Promise<void> {
    if (isStopped) return
    if (isRunning) {
      isAsked = true
      return
    }
    isRunning = true
    cancel()
    isAsked = false
    // A database that cannot be read is tried again, as a connection is.
    const result = await pass().catch((): Pass => 'failed')
    isRunning = false
    if (result === 'failed') {
      failures += 1
      schedule(waitBefore(failures, random()))
    } else {
      failures = 0
      const release = await nextReleaseIn()
      if (release !== undefined) schedule(release)
    }
    if (isAsked) await run()
  }
  return {
    wake(isNew = true) {
      if (isNew) failures = 0
      void run()
    },
    stop() {
      isStopped = true
      cancel()
    },
  }
}
