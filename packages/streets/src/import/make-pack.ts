import type { CountryCode } from '@beckon/domain/country'
import { collectGazetteer } from '../gazetteer/index.ts'
import type { Bounds, Gazetteer, PackInfo } from '../model.ts'
import { savePack } from '../pack/pack-files.ts'
import { readPbf, USE_A_SMALLER_MAP } from '../pbf/index.ts'
import { buildGraph, type RoadGraph } from '../road/index.ts'
import { buildTiles, mapFeatures, tilesAcross, writePmtiles } from '../tiles/index.ts'
import { countryAt } from '../world/world.ts'

/** Value of the header's `writingprogram` by which generated files are recognised. */
export const INVENTED_PROGRAM = 'beckon-demo-city'

export interface ImportRequest {
  /** An `.osm.pbf` on this machine. */
  readonly file: string
  readonly dataDir: string
  readonly id: string
  readonly name: string
  /** Derived from the middle of the extract if omitted. */
  readonly country?: CountryCode | undefined
  /** ISO 8601. */
  readonly now: string
}

export type ImportResult =
  | { readonly ok: true; readonly info: PackInfo }
  | { readonly ok: false; readonly code: string; readonly line: string }

const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
const INVENTED_ATTRIBUTION = 'Invented streets'

/** About 60,000 km²: larger than any city. Larger maps are usually caused by stray points. */
const MOST_TILES = 100_000

/** Reads an extract and stores a pack. On any error nothing is changed. */
export function makePack(request: ImportRequest, onProgress: (line: string) => void): ImportResult {
  onProgress('Reading the file …')
  const read = readPbf(request.file)
  if (!read.ok) return refused(read.error.code, read.error.line)
  const { osm } = read
  if (tilesAcross(osm.bounds) > MOST_TILES)
    return refused('too-wide', `The map is wider than a city and its surroundings. ${USE_A_SMALLER_MAP}`)
  const country = request.country ?? countryAt(middleOf(osm.bounds))
  if (!country)
    return refused(
      'elsewhere',
      'The map lies in none of the countries that are served; name the one that it is for with --country.',
    )
  onProgress('Roads …')
  const graph = buildGraph(osm)
  if (graph.segmentFrom.length === 0) return refused('empty', 'There is not one road in the file.')
  onProgress('Streets and addresses …')
  const gazetteer = collectGazetteer(osm)
  onProgress('Map tiles …')
  const invented = read.program.startsWith(INVENTED_PROGRAM)
  const attribution = invented ? INVENTED_ATTRIBUTION : ATTRIBUTION
  const basemap = writePmtiles(buildTiles(mapFeatures(osm), osm.bounds), osm.bounds, attribution)
  const { id, name, now: createdAt } = request
  const counts = countsOf(gazetteer, graph)
  const info: PackInfo = { id, country, name, invented, bounds: osm.bounds, createdAt, counts }
  savePack(request.dataDir, { info, gazetteer, graph, basemap })
  return { ok: true, info }
}

const refused = (code: string, line: string): ImportResult => ({ ok: false, code, line })

const middleOf = ({ west, south, east, north }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

const countsOf = (
  { streets, addresses, pois, places }: Gazetteer,
  { vertexLatitude, segmentFrom }: RoadGraph,
): PackInfo['counts'] => ({
  streets: streets.length,
  addresses: addresses.length,
  pois: pois.length,
  places: places.length,
  vertices: vertexLatitude.length,
  edges: segmentFrom.length,
})
