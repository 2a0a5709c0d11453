import { at, distance, type Line, nearestOnSegment, type Point } from './point.ts'

/** A square of samples around the centre, read smoothly between them. */
export class Raster {
  readonly half: number
  readonly cell: number
  readonly side: number
  readonly values: Float32Array

  constructor(half: number, cell: number) {
    this.half = half
    this.cell = cell
    this.side = Math.round((2 * half) / cell) + 1
    this.values = new Float32Array(this.side * this.side)
  }

  static of(half: number, cell: number, value: (x: number, y: number) => number): Raster {
    const raster = new Raster(half, cell)
    for (let row = 0; row < raster.side; row++) {
      for (let column = 0; column < raster.side; column++) {
        raster.values[row * raster.side + column] = value(column * cell - half, row * cell - half)
      }
    }
    return raster
  }

  sample(column: number, row: number): number {
    const last = this.side - 1
    const index = Math.min(last, Math.max(0, row)) * this.side + Math.min(last, Math.max(0, column))
    return this.values[index] ?? 0
  }

  read(x: number, y: number): number {
    const [across, up] = [(x + this.half) / this.cell, (y + this.half) / this.cell]
    const [column, row] = [Math.floor(across), Math.floor(up)]
    const [u, v] = [across - column, up - row]
    const low = this.sample(column, row) * (1 - u) + this.sample(column + 1, row) * u
    const high = this.sample(column, row + 1) * (1 - u) + this.sample(column + 1, row + 1) * u
    return low * (1 - v) + high * v
  }
}

/** Metres to the nearest of some lines, up to `reach`. */
export function nearLines(half: number, cell: number, lines: readonly Line[], reach: number): Raster {
  const raster = new Raster(half, cell)
  raster.values.fill(reach)
  const limit = (value: number) => Math.min(raster.side - 1, Math.max(0, Math.round((value + half) / cell)))
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [at(line, i - 1), at(line, i)]
      const [left, right] = [limit(Math.min(a.x, b.x) - reach), limit(Math.max(a.x, b.x) + reach)]
      const [low, high] = [limit(Math.min(a.y, b.y) - reach), limit(Math.max(a.y, b.y) + reach)]
      for (let row = low; row <= high; row++) {
        for (let column = left; column <= right; column++) {
          const p = { x: column * cell - half, y: row * cell - half }
          const away = distance(p, nearestOnSegment(p, a, b))
          const index = row * raster.side + column
          if (away < (raster.values[index] ?? 0)) raster.values[index] = away
        }
      }
    }
  }
  return raster
}

/** The lines where a raster passes `level`, lower values to the left; closed lines repeat their first point. */
export function contours(raster: Raster, level: number): Line[] {
  const next = new Map<number, number>()
  const points = new Map<number, Point>()
  for (let row = 0; row < raster.side - 1; row++) {
    for (let column = 0; column < raster.side - 1; column++)
      marchCell(raster, level, column, row, next, points)
  }
  return chained(next, points)
}

/** Which sides of a cell (0 south, 1 east, 2 north, 3 west) a contour joins, by its corners above the level. */
const marches: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

function marchCell(
  raster: Raster,
  level: number,
  column: number,
  row: number,
  next: Map<number, number>,
  points: Map<number, Point>,
): void {
  const corners = [
    raster.sample(column, row) - level,
    raster.sample(column + 1, row) - level,
    raster.sample(column + 1, row + 1) - level,
    raster.sample(column, row + 1) - level,
  ]
  const kind = corners.reduce((sum, value, i) => (value > 0 ? sum | (1 << i) : sum), 0)
  const { side, half, cell } = raster
  const spot = (edge: number): number => {
    const [a, b] = [at(corners, edge), at(corners, (edge + 1) % 4)]
    const t = a / (a - b)
    const x = [t, 1, 1 - t, 0][edge] ?? 0
    const y = [0, t, 1, 1 - t][edge] ?? 0
    const ids = [
      (row * side + column) * 2,
      (row * side + column + 1) * 2 + 1,
      ((row + 1) * side + column) * 2,
      (row * side + column) * 2 + 1,
    ]
    const id = at(ids, edge)
    points.set(id, { x: (column + x) * cell - half, y: (row + y) * cell - half })
    return id
  }
  for (const [from, to] of at(marches, kind)) next.set(spot(from), spot(to))
}

function chained(next: Map<number, number>, points: Map<number, Point>): Line[] {
  const entered = new Set(next.values())
  const starts = [...next.keys()].filter((id) => !entered.has(id))
  const lines: Line[] = []
  const follow = (start: number) => {
    const line: Point[] = []
    let id: number | undefined = start
    while (id !== undefined) {
      const point = points.get(id)
      if (point) line.push(point)
      const to: number | undefined = next.get(id)
      next.delete(id)
      id = to
    }
    lines.push(line)
  }
  for (const start of starts) follow(start)
  for (const start of next.keys()) if (next.has(start)) follow(start)
  return lines
}
