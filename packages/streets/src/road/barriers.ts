import type { OsmNode, Tags } from '../osm/osm-data.ts'
import { vehicleBit } from './graph.ts'

const CAR = vehicleBit('car')
const BIKE = vehicleBit('bike')

const shut: Readonly<Record<string, number>> = {
  bollard: CAR,
  block: CAR,
  jersey_barrier: CAR,
  cycle_barrier: CAR,
  motorcycle_barrier: CAR,
  chain: CAR,
  log: CAR,
  planter: CAR,
  kissing_gate: CAR | BIKE,
  turnstile: CAR | BIKE,
  'full-height_turnstile': CAR | BIKE,
  stile: CAR | BIKE,
}
const gates = new Set(['gate', 'lift_gate', 'swing_gate', 'sliding_gate', 'bar', 'yes'])
const closed = new Set(['no', 'private'])

/** Returns the points of a road with a barrier, each with the bits of the vehicles that it stops. */
export function barriersOf(nodes: readonly OsmNode[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { id, tags } of nodes) {
    const bits = stoppedBy(tags)
    if (bits !== 0) found.set(id, bits)
  }
  return found
}

function stoppedBy(tags: Tags): number {
  const barrier = tags['barrier']
  if (barrier === undefined) return 0
  const usual = shut[barrier] ?? (gates.has(barrier) && closed.has(tags['access'] ?? '') ? CAR | BIKE : 0)
  const car = tags['motor_vehicle'] ?? tags['vehicle'] ?? tags['access']
  const bike = tags['bicycle'] ?? tags['vehicle'] ?? tags['access']
  return overridden(usual & CAR, CAR, car) | overridden(usual & BIKE, BIKE, bike)
}

const overridden = (usual: number, bit: number, tagged: string | undefined) =>
  tagged === undefined ? usual : closed.has(tagged) ? bit : 0
