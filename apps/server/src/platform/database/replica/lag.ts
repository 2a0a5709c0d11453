/** A position of the write-ahead log (WAL), in bytes since its beginning. */
export type Position = number

interface Sample {
  readonly position: Position
  /** Milliseconds of a monotonic clock, when the primary was at the position. */
  readonly at: number
}

/** Samples that are kept: at one a second, those of ten minutes. */
const KEPT = 600

/** How far a replica is behind its primary. */
export interface LagMeter {
  /** Seconds for which the primary has been further than the replica; undefined where it is further behind than any sample. */
  measure(at: number, primary: Position, replica: Position): number | undefined
}

/**
 * Measures by the clock of this process alone: the replica has what the primary had at the newest sample that the replica has
 * replayed. A primary without writes does not move, and is no lag.
 */
export function createLagMeter(): LagMeter {
  let samples: readonly Sample[] = []
  return {
    measure(at, primary, replica) {
      // After a failover the positions of before mean nothing.
      const earlier = samples.filter(({ position }) => position <= primary)
      samples = [...earlier, { position: primary, at }].slice(-KEPT)
      if (replica >= primary) return 0
      const reached = samples.findLast(({ position }) => position <= replica)
      return reached && (at - reached.at) / 1000
    },
  }
}
