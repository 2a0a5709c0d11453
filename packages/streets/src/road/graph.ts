import type { Vehicle } from '../model.ts'

/** Bits of `access`: may be used along its drawn direction, or against it, by each vehicle. */
export const vehicles: readonly Vehicle[] = ['car', 'bike', 'foot']
export const forwardBit = (vehicle: Vehicle): number => 1 << (vehicles.indexOf(vehicle) * 2)
export const backwardBit = (vehicle: Vehicle): number => forwardBit(vehicle) << 1

/** Metres per second at which a bicycle and a walker move; cars have a speed for each road. */
export const BIKE_SPEED = 16 / 3.6
export const FOOT_SPEED = 4.8 / 3.6

/**
 * Roads as typed arrays, stored in packs as they are. A segment runs between two vertices (crossings and ends); its corners
 * (shape points) are kept for drawing. Arcs are segments seen from one end: `arcs[i] >> 1` is the segment, the lowest bit means "against
 * its direction". Where not every turn is allowed, an arc ends in a copy of the vertex that has the allowed
 * turns only.
 */
export interface RoadGraph {
  readonly vertexLatitude: Float64Array
  readonly vertexLongitude: Float64Array
  readonly segmentFrom: Uint32Array
  readonly segmentTo: Uint32Array
  /** The vertex that each arc ends in, a copy where turns are restricted. */
  readonly arcHead: Uint32Array
  /** Metres. */
  readonly segmentLength: Float32Array
  /** Metres per second for cars. */
  readonly segmentSpeed: Float32Array
  readonly segmentAccess: Uint8Array
  /** Index of the first corner of each segment, and one more at the end. */
  readonly cornerStart: Uint32Array
  readonly cornerLatitude: Float64Array
  readonly cornerLongitude: Float64Array
  /** Index of the first arc of each vertex, and one more at the end. */
  readonly arcStart: Uint32Array
  readonly arcs: Uint32Array
  /** Beside `arcs`, a bit per vehicle: it may turn into that arc at that vertex. */
  readonly turns: Uint8Array
  /** Bit per vehicle: lies in the part of the net that one can leave and come back to. */
  readonly segmentMain: Uint8Array
}

/** Seconds that a vehicle takes for a whole segment. */
export function secondsOf(graph: RoadGraph, segment: number, vehicle: Vehicle): number {
  const length = graph.segmentLength[segment] ?? 0
  if (vehicle === 'car') return length / (graph.segmentSpeed[segment] ?? 1)
  return length / (vehicle === 'bike' ? BIKE_SPEED : FOOT_SPEED)
}

/** Whether a vehicle may go along an arc. */
export function mayUse(graph: RoadGraph, arc: number, vehicle: Vehicle): boolean {
  const bit = (arc & 1) === 0 ? forwardBit(vehicle) : backwardBit(vehicle)
  return ((graph.segmentAccess[arc >> 1] ?? 0) & bit) !== 0
}

export const headOf = (graph: RoadGraph, arc: number): number => graph.arcHead[arc] ?? 0

export const vehicleBit = (vehicle: Vehicle): number => 1 << vehicles.indexOf(vehicle)

/** Whether a vehicle at the beginning of `arcs[index]` may go on along it. */
export const mayGoOn = (graph: RoadGraph, index: number, vehicle: Vehicle): boolean =>
  ((graph.turns[index] ?? 0) & vehicleBit(vehicle)) !== 0 && mayUse(graph, graph.arcs[index] ?? 0, vehicle)
