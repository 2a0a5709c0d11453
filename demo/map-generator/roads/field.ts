import type { Land } from '../land/land.ts'
import type { Network } from '../vocabulary/vocabulary.ts'
import { at, directionOf, type Point, resampled } from '../shape/point.ts'
import { smoothNoise } from '../shape/noise.ts'
import { Raster } from '../shape/raster.ts'
import type { Random } from '../shape/random.ts'
import type { Skeleton } from './arterials.ts'

/**
 * Preferred street direction at each point, and the one across it, after the
 * tensor fields of Chen et al., "Interactive Procedural Street Modeling" (2008).
 */
export type Field = (x: number, y: number) => number

const cell = 36

/** Sums of directions as unit vectors of the double angle, so that opposite ways agree. */
class DirectionSums {
  readonly cosines: Raster
  readonly sines: Raster

  constructor(half: number) {
    this.cosines = new Raster(half, cell)
    this.sines = new Raster(half, cell)
  }

  add(index: number, direction: number, weight: number): void {
    this.cosines.values[index] = (this.cosines.values[index] ?? 0) + Math.cos(2 * direction) * weight
    this.sines.values[index] = (this.sines.values[index] ?? 0) + Math.sin(2 * direction) * weight
  }
}

export function directionField(
  network: Network,
  land: Land,
  skeleton: Skeleton,
  districts: readonly Point[],
  random: Random,
): Field {
  const sums = new DirectionSums(Math.ceil(land.half / cell) * cell)
  addDistricts(sums, network, skeleton.middle, districts, random)
  addShore(sums, land)
  for (const road of skeleton.roads) addAlong(sums, road.line, road.rank === 'shore' ? 1.2 : 1.7, 170)
  addAlong(sums, skeleton.railway, 1.5, 220)
  addAlong(sums, skeleton.motorway, 1.5, 260)
  const bend = smoothNoise(`${random.whole(1e9)}`, 520, 2)
  return (x, y) => {
    const direction = Math.atan2(sums.sines.read(x, y), sums.cosines.read(x, y)) / 2
    return direction + network.winding * 0.75 * bend(x, y)
  }
}

/** Each district has its own street grid; the oldest is oriented towards the middle. */
function addDistricts(
  sums: DirectionSums,
  network: Network,
  middle: Point,
  districts: readonly Point[],
  random: Random,
): void {
  const grids = districts.map((p) => ({ p, direction: random.between(0, Math.PI / 2) }))
  const { side, half } = sums.cosines
  for (let index = 0; index < side * side; index++) {
    const p = { x: (index % side) * cell - half, y: Math.floor(index / side) * cell - half }
    for (const grid of grids) {
      const away = Math.hypot(p.x - grid.p.x, p.y - grid.p.y)
      sums.add(index, grid.direction, network.gridded * Math.exp(-((away / 520) ** 2)) + 0.02)
    }
    const away = Math.hypot(p.x - middle.x, p.y - middle.y)
    const round = 0.25 + (1 - network.gridded) * Math.exp(-((away / 2200) ** 2))
    sums.add(index, directionOf(middle, p), round * Math.min(1, away / 200))
  }
}

function addShore(sums: DirectionSums, land: Land): void {
  const { side, half } = sums.cosines
  for (let index = 0; index < side * side; index++) {
    const [x, y] = [(index % side) * cell - half, Math.floor(index / side) * cell - half]
    const near = land.ashore.read(x, y)
    if (near > 420 || near < -60) continue
    const slopeX = land.ashore.read(x + 20, y) - land.ashore.read(x - 20, y)
    const slopeY = land.ashore.read(x, y + 20) - land.ashore.read(x, y - 20)
    sums.add(index, Math.atan2(slopeY, slopeX), 1.8 * Math.exp(-((near / 190) ** 2)))
  }
}

function addAlong(sums: DirectionSums, line: readonly Point[], weight: number, reach: number): void {
  if (line.length < 2) return
  const points = resampled(line, 40)
  const { side, half } = sums.cosines
  const cells = Math.ceil(reach / cell)
  for (let i = 1; i < points.length; i++) {
    const [a, p] = [at(points, i - 1), at(points, i)]
    const [column, row] = [Math.round((p.x + half) / cell), Math.round((p.y + half) / cell)]
    for (let r = Math.max(0, row - cells); r <= Math.min(side - 1, row + cells); r++) {
      for (let c = Math.max(0, column - cells); c <= Math.min(side - 1, column + cells); c++) {
        const away = Math.hypot(c * cell - half - p.x, r * cell - half - p.y)
        sums.add(r * side + c, directionOf(a, p), 0.4 * weight * Math.exp(-((away / (reach * 0.55)) ** 2)))
      }
    }
  }
}
