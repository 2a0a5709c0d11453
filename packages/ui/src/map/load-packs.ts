import type { AddProtocolAction } from 'maplibre-gl'
import { PMTiles } from 'pmtiles'
import { mergeTiles } from './merge-tiles.ts'
import { boxOfTile, type MapPack, packsWithin } from './packs.ts'

export const PACKS = 'packs'

type Packs = readonly [MapPack, ...MapPack[]]

/** The map library names what it loads by an address; these are the packs behind its number. */
const sources: Packs[] = []
const archives = new Map<string, PMTiles>()

/** Returns the address of packs as one source of tiles. The map fails if the first one cannot be read. */
export function addressOfPacks(packs: Packs): string {
  const keyOf = (some: Packs) => some.map(({ tiles_url }) => tiles_url).join()
  const known = sources.findIndex((some) => keyOf(some) === keyOf(packs))
  return `${PACKS}://${known >= 0 ? known : sources.push(packs) - 1}`
}

/** Loads the description of a source of packs, or a tile of it, in which all packs that touch it are drawn. */
export const loadPacks: AddProtocolAction = async ({ url }, { signal }) => {
  const [, number, ...tile] = /^packs:\/\/(\d+)(?:\/(\d+)\/(\d+)\/(\d+))?$/u.exec(url) ?? []
  const packs = sources[Number(number)]
  if (!packs) throw new Error(`no packs are known at ${url}`)
  const [z, x, y] = tile.map(Number)
  if (tile[0] === undefined || z === undefined || x === undefined || y === undefined) {
    const { minZoom, maxZoom } = await archiveOf(packs[0]).getHeader()
    signal.throwIfAborted()
    return { data: { tiles: [`${url}/{z}/{x}/{y}`], minzoom: minZoom, maxzoom: maxZoom } }
  }
  const touching = packsWithin(packs, boxOfTile(z, x, y))
  const loaded = await Promise.allSettled(touching.map((pack) => archiveOf(pack).getZxy(z, x, y, signal)))
  signal.throwIfAborted()
  const [failed] = loaded.filter((one) => one.status === 'rejected')
  // A pack that cannot be read leaves the streets of the others.
  if (failed && loaded.length === 1) throw failed.reason
  const tiles = loaded.flatMap((one) =>
    one.status === 'fulfilled' && one.value ? [new Uint8Array(one.value.data)] : [],
  )
  return { data: mergeTiles(tiles) }
}

function archiveOf({ tiles_url }: MapPack): PMTiles {
  const url = new URL(tiles_url, location.origin).href
  const known = archives.get(url) ?? new PMTiles(url)
  archives.set(url, known)
  return known
}
