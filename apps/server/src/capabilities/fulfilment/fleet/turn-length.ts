/** Seconds of road time that one turn covers, so that a faster fleet still sends as many positions per ride. */
const ROAD_SECONDS = 10
/** Each turn asks the database which riders are busy. */
const SHORTEST_MS = 100
const LONGEST_MS = 1_000

/** Milliseconds between two turns of the simulated fleet when it runs `pace` times faster than the road. */
export function turnMilliseconds(pace: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.round((ROAD_SECONDS * 1000) / pace)))
}
