import { PbfReader, PbfWriter } from 'pbf'

/** Fields of the vector tile format, version 2: https://github.com/mapbox/vector-tile-spec */
const TILE = { layer: 3 } as const
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const
const FEATURE = { id: 1, tags: 2, type: 3, geometry: 4 } as const
const EXTENT = 4096

interface Layer {
  readonly features: Uint8Array[]
  readonly keys: string[]
  readonly values: Uint8Array[]
}

/**
 * Draws several vector tiles of the same place into one. A reader keeps only the last of two layers of one name, so layers are
 * joined by their name, each feature with the numbers of its keys and values in the joined lists.
 */
export function mergeTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const [only] = tiles
  if (only && tiles.length === 1) return only
  const layers = new Map<string, Layer>()
  for (const tile of tiles) {
    new PbfReader(tile).readFields((tag, _, pbf) => {
      if (tag === TILE.layer) addLayer(pbf.readBytes(), layers)
    }, undefined)
  }
  const merged = new PbfWriter()
  for (const [name, layer] of layers) merged.writeMessage(TILE.layer, writeLayer, { name, ...layer })
  return merged.finish()
}

function addLayer(bytes: Uint8Array, layers: Map<string, Layer>): void {
  const read = { name: '', features: [] as Uint8Array[], keys: [] as string[], values: [] as Uint8Array[] }
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === LAYER.name) into.name = pbf.readString()
    else if (tag === LAYER.feature) into.features.push(pbf.readBytes())
    else if (tag === LAYER.key) into.keys.push(pbf.readString())
    else if (tag === LAYER.value) into.values.push(pbf.readBytes())
  }, read)
  const layer = layers.get(read.name) ?? { features: [], keys: [], values: [] }
  layers.set(read.name, layer)
  const shift: Shift = { keys: layer.keys.length, values: layer.values.length }
  for (const feature of read.features) layer.features.push(shifted(feature, shift))
  layer.keys.push(...read.keys)
  layer.values.push(...read.values)
}

interface Shift {
  readonly keys: number
  readonly values: number
}

/** Returns a feature whose keys and values are this much later in the lists of its layer. */
function shifted(bytes: Uint8Array, { keys, values }: Shift): Uint8Array {
  if (keys === 0 && values === 0) return bytes
  const feature = {
    id: undefined as number | undefined,
    tags: [] as number[],
    type: 0,
    geometry: new Uint8Array() as Uint8Array,
  }
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === FEATURE.id) into.id = pbf.readVarint()
    else if (tag === FEATURE.tags) pbf.readPackedVarint(into.tags)
    else if (tag === FEATURE.type) into.type = pbf.readVarint()
    else if (tag === FEATURE.geometry) into.geometry = pbf.readBytes()
  }, feature)
  const written = new PbfWriter()
  if (feature.id !== undefined) written.writeVarintField(FEATURE.id, feature.id)
  // Keys and values alternate.
  const tags = feature.tags.map((number, at) => number + (at % 2 === 0 ? keys : values))
  written.writePackedVarint(FEATURE.tags, tags)
  written.writeVarintField(FEATURE.type, feature.type)
  written.writeBytesField(FEATURE.geometry, feature.geometry)
  return written.finish()
}

function writeLayer(layer: Layer & { readonly name: string }, pbf: PbfWriter): void {
  pbf.writeVarintField(LAYER.version, 2)
  pbf.writeStringField(LAYER.name, layer.name)
  for (const feature of layer.features) pbf.writeBytesField(LAYER.feature, feature)
  for (const key of layer.keys) pbf.writeStringField(LAYER.key, key)
  for (const value of layer.values) pbf.writeBytesField(LAYER.value, value)
  pbf.writeVarintField(LAYER.extent, EXTENT)
}
