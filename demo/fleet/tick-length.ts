/** Simulated seconds of one tick, so that a faster fleet still sends as many positions per ride. */
const ROAD_SECONDS = 10
/** Each tick asks the database which riders are busy. */
const SHORTEST_MS = 100
const LONGEST_MS = 1_000

/** Milliseconds between two ticks of the simulated fleet when it runs at `timeScale` times real time. */
export function tickMilliseconds(timeScale: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.round((ROAD_SECONDS * 1000) / timeScale)))
}
