import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'
import type { Bounds } from '../model.ts'
import { layerNames, type Tile } from './build-tiles.ts'

/** Bytes of the fixed header; the root directory must lie within the first 16 KiB. */
const HEADER = 127
const ROOM = 16_384
const GZIP = 2
const MVT = 1

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
}

/** A PMTiles v3 archive. Format: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function writePmtiles(tiles: readonly Tile[], bounds: Bounds, attribution: string): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id)
  let offset = 0
  const entries: Entry[] = sorted.map(({ id, data }) => {
    const entry = { id, offset, length: data.length }
    offset += data.length
    return entry
  })
  const { root, leaves } = directories(entries)
  const metadata = gzipSync(JSON.stringify(metadataOf(attribution)))
  const parts = { root, metadata, leaves, dataLength: offset }
  const header = headerOf(
    parts,
    { tiles: sorted.length, minZoom: sorted[0]?.z ?? 0, maxZoom: Math.max(...sorted.map(({ z }) => z)) },
    bounds,
  )
  return Buffer.concat([header, root, metadata, leaves, ...sorted.map(({ data }) => data)])
}

const metadataOf = (attribution: string) => ({
  name: 'Beckon basemap',
  type: 'baselayer',
  attribution,
  vector_layers: layerNames.map((id) => ({ id, fields: {} })),
})

/** One root directory while it fits, else a root of leaves. */
function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const whole = directory(entries, 1)
  if (whole.length <= ROOM - HEADER) return { root: whole, leaves: new Uint8Array() }
  for (let size = 4096; ; size *= 2) {
    const leaves: Uint8Array[] = []
    const roots: Entry[] = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = directory(entries.slice(at, at + size), 1)
      roots.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = directory(roots, 0)
    if (root.length <= ROOM - HEADER) return { root, leaves: Buffer.concat(leaves) }
  }
}

function directory(entries: readonly Entry[], runLength: 0 | 1): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  let last = 0
  for (const { id } of entries) {
    pbf.writeVarint(id - last)
    last = id
  }
  for (const _ of entries) pbf.writeVarint(runLength)
  for (const { length } of entries) pbf.writeVarint(length)
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1]
    // Zero means "directly after the previous entry".
    pbf.writeVarint(before && before.offset + before.length === offset ? 0 : offset + 1)
  }
  return gzipSync(pbf.finish())
}

function headerOf(
  parts: { root: Uint8Array; metadata: Uint8Array; leaves: Uint8Array; dataLength: number },
  about: { tiles: number; minZoom: number; maxZoom: number },
  { west, south, east, north }: Bounds,
): Uint8Array {
  const header = Buffer.alloc(HEADER)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const lengths = [parts.root.length, parts.metadata.length, parts.leaves.length, parts.dataLength]
  let offset = HEADER
  for (const [index, length] of lengths.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  for (const index of [0, 1, 2]) header.writeBigUInt64LE(BigInt(about.tiles), 72 + index * 8)
  header.writeUInt8(1, 96)
  header.writeUInt8(GZIP, 97)
  header.writeUInt8(GZIP, 98)
  header.writeUInt8(MVT, 99)
  header.writeUInt8(about.minZoom, 100)
  header.writeUInt8(about.maxZoom, 101)
  const corners = [west, south, east, north]
  for (const [index, degrees] of corners.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header.writeUInt8(14, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return header
}
