import { writeFileSync } from 'node:fs'
import { type WrittenNode, type WrittenWay, writePbf } from '../pbf/index.ts'

export interface TestExtract {
  readonly program?: string
  /** South-west corner; the town reaches a hundredth of a degree from it. */
  readonly latitude: number
  readonly longitude: number
  readonly street: string
  /** Without any road. */
  readonly bare?: boolean
  /** One more point, this many degrees to the north-east. */
  readonly stray?: number
}

/** Writes a town of one street with four houses, joined by a lane to another street. */
export function writeExtract(path: string, town: TestExtract): void {
  const at = (id: number, up: number, right: number, tags?: Record<string, string>): WrittenNode => ({
    id,
    latitude: town.latitude + up,
    longitude: town.longitude + right,
    ...(tags ? { tags } : {}),
  })
  const house = (number: number) => ({ 'addr:street': town.street, 'addr:housenumber': String(number) })
  const nodes = [
    at(1, 0.001, 0),
    at(2, 0.001, 0.01),
    at(3, 0.01, 0.01),
    at(4, 0, 0, { place: 'city', name: 'Testby' }),
    ...[1, 2, 3, 4].map((number) => at(10 + number, 0.0012, 0.002 * number, house(number))),
    ...(town.stray === undefined ? [] : [at(99, town.stray, town.stray)]),
  ]
  const ways: WrittenWay[] = [
    { id: 1, refs: [1, 2], tags: { highway: 'residential', name: town.street } },
    { id: 2, refs: [2, 3], tags: { highway: 'service' } },
  ]
  const size = town.stray ?? 0.01
  const bounds = {
    west: town.longitude,
    south: town.latitude,
    east: town.longitude + size,
    north: town.latitude + size,
  }
  const program = town.program ?? 'test'
  writeFileSync(
    path,
    writePbf({ program, source: '', bounds, nodes, ways: town.bare ? [] : ways, relations: [] }),
  )
}
