/** Metres east and north of the city's centre. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Line = readonly Point[]

/** An element that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index < 0 ? items.length + index : index]
  if (item === undefined) throw new Error(`no element ${index} of ${items.length}`)
  return item
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
export const mixed = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
export const moved = (a: Point, x: number, y: number): Point => ({ x: a.x + x, y: a.y + y })
export const directionOf = (a: Point, b: Point) => Math.atan2(b.y - a.y, b.x - a.x)

/** The angle between two undirected lines, 0 to a quarter turn. */
export function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI
  return Math.min(turn, Math.PI - turn)
}

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i))
  return sum
}

/** The point `along` metres from the line's start; beyond its ends, the ends. */
export function pointAlong(line: Line, along: number): Point {
  let left = along
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const step = distance(a, b)
    if (left <= step) return step === 0 ? a : mixed(a, b, Math.max(0, left / step))
    left -= step
  }
  return at(line, -1)
}

/** Points every `step` metres, first and last kept. */
export function resampled(line: Line, step: number): Point[] {
  const result: Point[] = [at(line, 0)]
  let carried = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const length = distance(a, b)
    for (let s = step - carried; s < length; s += step) result.push(mixed(a, b, s / length))
    carried = (carried + length) % step
  }
  const last = at(line, -1)
  if (distance(at(result, -1), last) < step / 3 && result.length > 1) result.pop()
  result.push(last)
  return result
}

/** Douglas-Peucker. */
export function simplified(line: Line, tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [index, away] = farthest(line, from, to)
    if (away <= tolerance) continue
    keep[index] = 1
    spans.push([from, index], [index, to])
  }
  return line.filter((_, i) => keep[i] === 1)
}

function farthest(line: Line, from: number, to: number): [number, number] {
  let best: [number, number] = [from, -1]
  for (let i = from + 1; i < to; i++) {
    const away = distance(at(line, i), nearestOnSegment(at(line, i), at(line, from), at(line, to)))
    if (away > best[1]) best = [i, away]
  }
  return best
}

/** A line drawn through the middle of its corners, `times` over; the ends stay. */
export function rounded(line: Line, times: number): Point[] {
  let result = [...line]
  for (let n = 0; n < times; n++) {
    const next = [at(result, 0)]
    for (let i = 1; i < result.length; i++) {
      const [a, b] = [at(result, i - 1), at(result, i)]
      if (i > 1) next.push(mixed(a, b, 0.25))
      if (i < result.length - 1) next.push(mixed(a, b, 0.75))
    }
    next.push(at(result, -1))
    result = next
  }
  return result
}

/** Parallel to a line, `by` metres to its left. */
export function offset(line: Line, by: number): Point[] {
  return line.map((point, i) => {
    const turn = directionOf(at(line, Math.max(0, i - 1)), at(line, Math.min(line.length - 1, i + 1)))
    return moved(point, -Math.sin(turn) * by, Math.cos(turn) * by)
  })
}

export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const square = x * x + y * y
  if (square === 0) return a
  const t = ((p.x - a.x) * x + (p.y - a.y) * y) / square
  return mixed(a, b, Math.min(1, Math.max(0, t)))
}

/** Where two segments cross, as the part of the way along the first and the second. */
export function crossing(a: Point, b: Point, c: Point, d: Point): readonly [number, number] | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return undefined
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : undefined
}
