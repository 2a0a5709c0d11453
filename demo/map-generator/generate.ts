import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePbf, type WrittenFile } from '@beckon/streets/pbf'
import { drawHouses } from './osm/draw-houses.ts'
import { drawLand } from './osm/draw-land.ts'
import { drawPaths } from './osm/draw-paths.ts'
import { drawPlaces } from './osm/draw-places.ts'
import { drawRoads, nodesOf } from './osm/draw-roads.ts'
import { Drawing } from './osm/drawing.ts'
import { HALF_SIZE } from './roads/network.ts'
import { seededRandom } from './shape/random.ts'
import { buildCity } from './town/city.ts'
import { vocabularies } from './vocabulary/index.ts'

/** Written into the header of the file, by which an import distinguishes invented streets from real ones. */
export const writingProgram = 'beckon-demo-city'

export interface DemoCity {
  /** ISO 3166-1 alpha-2, one of `demoCountries`. */
  readonly country: string
  /** Another city of the same country; the country's own where it is left out. */
  readonly seed?: string
}

export const demoCountries: readonly string[] = vocabularies.map((one) => one.country)

/** The bytes of an invented city as `.osm.pbf`; the same country and seed give the same bytes. */
export function generateCity(city: DemoCity): Uint8Array {
  return writePbf(drawCity(city))
}

/** The generated map before it is packed, for previews. */
export function drawCity({ country, seed }: DemoCity): WrittenFile {
  const vocabulary = vocabularies.find((one) => one.country === country)
  if (!vocabulary) throw new Error(`no demo city for ${country}; there are ${demoCountries.join(', ')}`)
  const chosen = `${country}/${seed ?? vocabulary.seed}`
  const random = seededRandom(`${chosen}/drawing`)
  const city = buildCity(vocabulary, chosen)
  const drawing = new Drawing(vocabulary.centre)
  const nodeOf = nodesOf(city.network.graph, drawing)
  drawPlaces(city, drawing)
  drawRoads(city, drawing, nodeOf)
  drawPaths(city, drawing, nodeOf, random.stream('paths'))
  drawLand(city, drawing, random.stream('land'))
  drawHouses(city, drawing, random.stream('houses'))
  const low = drawing.degrees({ x: -HALF_SIZE, y: -HALF_SIZE })
  const high = drawing.degrees({ x: HALF_SIZE, y: HALF_SIZE })
  return {
    program: writingProgram,
    source: 'invented streets; not a map of any real place',
    bounds: { west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude },
    nodes: drawing.nodes,
    ways: drawing.ways,
    relations: drawing.relations,
  }
}

export function writeDemoCity(country: string, file: string): void {
  writeFileSync(file, generateCity({ country }))
}

/** The file of a country's invented city in a folder; generated only if the folder has none, and moved into place when it is whole. */
export function drawnFile(country: string, folder: string): string {
  const file = join(folder, `${country}.osm.pbf`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  writeDemoCity(country, temporary)
  renameSync(temporary, file)
  return file
}
