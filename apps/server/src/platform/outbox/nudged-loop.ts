import { after, type Cancel } from '../clock.ts'
import { inWork } from '../tracing/work.ts'

export interface NudgedLoop {
  start(): void
  /** Runs soon; once more where it is running. */
  nudge(): void
  /** Ends with the current run. */
  stop(): Promise<void>
}

interface LoopSettings {
  readonly run: () => Promise<void>
  readonly onError: (error: unknown) => void
  /** Pause after a run without a nudge. */
  readonly idleMs: number
}

/** Repeats work: at once when it is nudged, otherwise after a pause. Runs do not overlap. */
export function createNudgedLoop({ run, onError, idleMs }: LoopSettings): NudgedLoop {
  let cancel: Cancel | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = true
  function nudge(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    cancel?.()
    // Not for the request whose commit woke it.
    running = inWork(undefined, run)
      .catch(onError)
      .then(() => {
        running = undefined
        if (again) {
          again = false
          nudge()
        } else if (!stopped) cancel = inWork(undefined, () => after(idleMs, nudge))
      })
  }
  return {
    nudge,
    start() {
      stopped = false
      nudge()
    },
    async stop() {
      stopped = true
      cancel?.()
      await running
    },
  }
}
