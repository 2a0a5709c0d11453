import type { CountryCode } from '@beckon/domain/country'
import { collectGazetteer } from '../gazetteer/index.ts'
import type { PackInfo } from '../model.ts'
import { savePack } from '../pack/pack-files.ts'
import { readPbf } from '../pbf/index.ts'
import { buildGraph } from '../road/index.ts'
import { buildTiles, mapFeatures, writePmtiles } from '../tiles/index.ts'
import { countryAt } from '../world/world.ts'

/** Names itself in the files of the demo-city generator. */
export const INVENTED_PROGRAM = 'beckon-demo-city'

export interface ImportRequest {
  /** An `.osm.pbf` on this machine. */
  readonly file: string
  readonly dataDir: string
  readonly id: string
  readonly name: string
  /** Found from the middle of the extract where it is not said. */
  readonly country?: CountryCode | undefined
  /** ISO 8601. */
  readonly now: string
}

export type ImportResult =
  | { readonly ok: true; readonly info: PackInfo }
  | { readonly ok: false; readonly code: string; readonly line: string }

const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
const INVENTED_ATTRIBUTION = 'Invented streets'

/** Reads an extract and leaves a pack; whatever is wrong with the file leaves everything as it was. */
export function makePack(request: ImportRequest, say: (line: string) => void): ImportResult {
  say('Reading the file …')
  const read = readPbf(request.file)
  if (!read.ok) return { ok: false, code: read.fault.code, line: read.fault.line }
  const { osm } = read
  const { west, south, east, north } = osm.bounds
  const country =
    request.country ?? countryAt({ latitude: (south + north) / 2, longitude: (west + east) / 2 })
  if (!country)
    return {
      ok: false,
      code: 'elsewhere',
      line: 'The map lies in none of the countries that are served; say which one it is for with --country.',
    }
  say('Streets and addresses …')
  const gazetteer = collectGazetteer(osm)
  say('Roads …')
  const graph = buildGraph(osm)
  if (graph.segmentFrom.length === 0)
    return { ok: false, code: 'empty', line: 'There is not one road in the file.' }
  say('Map tiles …')
  const invented = read.program.startsWith(INVENTED_PROGRAM)
  const basemap = writePmtiles(
    buildTiles(mapFeatures(osm), osm.bounds),
    osm.bounds,
    invented ? INVENTED_ATTRIBUTION : ATTRIBUTION,
  )
  const { streets, addresses, pois, places } = gazetteer
  const counts = {
    streets: streets.length,
    addresses: addresses.length,
    pois: pois.length,
    places: places.length,
    vertices: graph.vertexLatitude.length,
    edges: graph.segmentFrom.length,
  }
  const info: PackInfo = {
    id: request.id,
    country,
    name: request.name,
    invented,
    bounds: osm.bounds,
    createdAt: request.now,
    counts,
  }
  savePack(request.dataDir, { info, gazetteer, graph, basemap })
  return { ok: true, info }
}
