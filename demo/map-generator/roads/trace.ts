import {
  angleBetween,
  at,
  directionOf,
  distance,
  type Line,
  mixed,
  moved,
  type Point,
  resampled,
} from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import type { Field } from './field.ts'

/** Lines that follow a field, evenly apart, after Jobard and Lefer (1997). */
export interface Tracing {
  readonly field: Field
  /** Metres between neighbours of the first direction and of the one across it. */
  readonly apart: (p: Point, across: boolean) => number
  /** Where a line may run; it ends before the first point that is not. */
  readonly open: (p: Point) => boolean
  readonly longest: number
  readonly shortest: number
}

interface Sample extends Point {
  readonly direction: number
}

const step = 14
const bucket = 120
/** Lines closer in direction than this count as parallel. */
const parallel = 0.62

/** Every road's points by place, to keep parallel ones apart. */
export class Occupied {
  private readonly buckets = new Map<number, Sample[]>()

  add(line: Line): void {
    const points = resampled(line, step)
    for (let i = 1; i < points.length; i++) {
      const direction = directionOf(at(points, i - 1), at(points, i))
      const p = at(points, i)
      const key = keyOf(p.x, p.y)
      const known = this.buckets.get(key)
      if (known) known.push({ ...p, direction })
      else this.buckets.set(key, [{ ...p, direction }])
    }
  }

  /** Does something run alongside within `apart` metres? */
  beside(p: Point, direction: number, apart: number): boolean {
    for (let x = p.x - apart; ; x = Math.min(x + bucket, p.x + apart)) {
      for (let y = p.y - apart; ; y = Math.min(y + bucket, p.y + apart)) {
        for (const other of this.buckets.get(keyOf(x, y)) ?? []) {
          const isNear = Math.abs(other.x - p.x) < apart && Math.abs(other.y - p.y) < apart
          if (isNear && distance(other, p) < apart && angleBetween(other.direction, direction) < parallel)
            return true
        }
        if (y >= p.y + apart) break
      }
      if (x >= p.x + apart) break
    }
    return false
  }
}

const keyOf = (x: number, y: number) => Math.floor(x / bucket) * 4096 + Math.floor(y / bucket)

/** New lines between those that `occupied` holds already; they are added to it. */
export function traceLines(
  tracing: Tracing,
  seeds: readonly Point[],
  occupied: Occupied,
  random: Random,
): Line[] {
  const lines: Line[] = []
  const waiting = [...seeds]
  for (let next = 0; next < waiting.length && next < 60_000; next++) {
    for (const across of [false, true]) {
      const line = traceThrough(at(waiting, next), across, tracing, occupied, random)
      if (!line) continue
      lines.push(line)
      occupied.add(line)
      waiting.push(...neighbours(line, across, tracing))
    }
  }
  return lines
}

function neighbours(line: Line, across: boolean, tracing: Tracing): Point[] {
  const seeds: Point[] = []
  for (let i = 4; i < line.length; i += 6) {
    const p = at(line, i)
    const turn = directionOf(at(line, i - 1), p)
    const apart = tracing.apart(p, across) * 1.03
    seeds.push(moved(p, -Math.sin(turn) * apart, Math.cos(turn) * apart))
    seeds.push(moved(p, Math.sin(turn) * apart, -Math.cos(turn) * apart))
  }
  return seeds
}

function traceThrough(
  seed: Point,
  across: boolean,
  tracing: Tracing,
  occupied: Occupied,
  random: Random,
): Line | undefined {
  const start = tracing.field(seed.x, seed.y) + (across ? Math.PI / 2 : 0)
  if (!tracing.open(seed) || occupied.beside(seed, start, tracing.apart(seed, across) * 0.97))
    return undefined
  const longest = tracing.longest * random.between(0.35, 1)
  const ahead = follow(seed, start, across, tracing, occupied, longest / 2)
  const back = follow(seed, start + Math.PI, across, tracing, occupied, longest / 2)
  const line = [...back.toReversed(), seed, ...ahead]
  return line.length * step < tracing.shortest ? undefined : line
}

function follow(
  seed: Point,
  start: number,
  across: boolean,
  tracing: Tracing,
  occupied: Occupied,
  longest: number,
): Point[] {
  const points: Point[] = []
  let [p, heading] = [seed, start]
  for (let s = 0; s < longest; s += step) {
    const half = mixed(p, moved(p, Math.cos(heading) * step, Math.sin(heading) * step), 0.5)
    heading = towards(tracing.field(half.x, half.y) + (across ? Math.PI / 2 : 0), heading)
    const next = moved(p, Math.cos(heading) * step, Math.sin(heading) * step)
    if (!tracing.open(next)) break
    if (occupied.beside(next, heading, tracing.apart(next, across) * 0.6)) break
    points.push(next)
    p = next
  }
  return points
}

/** Of a line's two ways, the one that does not turn back. */
function towards(direction: number, heading: number): number {
  const turn = Math.cos(direction - heading)
  return turn < 0 ? direction + Math.PI : direction
}
