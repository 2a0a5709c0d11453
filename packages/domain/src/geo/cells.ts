import type { Point } from './point.ts'

/** The database stores the cell of each position by the same number. */
const CELLS_PER_DEGREE = 100
const METRES_PER_DEGREE = 111_195

/** The cells, by number, that hold every point within a distance. */
export interface CellBox {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

export const cellsWithin = ({ latitude, longitude }: Point, metres: number): CellBox => {
  const high = metres / METRES_PER_DEGREE
  const wide = high / Math.cos((Math.min(85, Math.abs(latitude) + high) * Math.PI) / 180)
  const cell = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)
  return {
    south: cell(latitude - high),
    north: cell(latitude + high),
    west: cell(longitude - wide),
    east: cell(longitude + wide),
  }
}
