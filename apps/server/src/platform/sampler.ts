import type { Clock } from './clock.ts'

/** Kinds of events that are remembered; the one unseen for longest is dropped first. */
const KINDS = 10_000

export interface SampleRate {
  /** Events of a kind that are kept in each window. */
  readonly most: number
  readonly windowSeconds: number
}

/**
 * Returns how many events of this kind were left out since the last recorded one; undefined to leave this one out.
 */
export type Sampler = (kind: string) => number | undefined

interface Window {
  readonly startedAt: number
  kept: number
  leftOut: number
}

/** Records the first events of each kind in a window, so that repetitions fill neither the log nor a table. */
export function createSampler(clock: Clock, { most, windowSeconds }: SampleRate): Sampler {
  const windows = new Map<string, Window>()
  return (kind) => {
    const now = clock.now().getTime()
    const known = windows.get(kind)
    const isOpen = known !== undefined && now - known.startedAt < windowSeconds * 1000
    const window = isOpen ? known : { startedAt: now, kept: 0, leftOut: known?.leftOut ?? 0 }
    windows.delete(kind)
    windows.set(kind, window)
    const [oldest] = windows.keys()
    if (windows.size > KINDS && oldest !== undefined) windows.delete(oldest)
    if (window.kept >= most) {
      window.leftOut += 1
      return undefined
    }
    const { leftOut } = window
    window.kept += 1
    window.leftOut = 0
    return leftOut
  }
}
