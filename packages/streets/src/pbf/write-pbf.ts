import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

/**
 * Writes OpenStreetMap's `.osm.pbf`: one header block, then zlib-compressed blocks of dense nodes,
 * ways and relations, sorted by type and id as readers expect.
 * Format: https://wiki.openstreetmap.org/wiki/PBF_Format
 */

export interface WrittenNode {
  readonly id: number
  /** WGS84 degrees; kept to 1e-7. */
  readonly latitude: number
  readonly longitude: number
  readonly tags?: Tags
}

export interface WrittenWay {
  readonly id: number
  readonly refs: readonly number[]
  readonly tags: Tags
}

export interface WrittenMember {
  readonly type: 'node' | 'way' | 'relation'
  readonly ref: number
  readonly role: string
}

export interface WrittenRelation {
  readonly id: number
  readonly members: readonly WrittenMember[]
  readonly tags: Tags
}

export interface WrittenFile {
  /** Named in the header's `writingprogram`. */
  readonly program: string
  /** Named in the header's `source`. */
  readonly source: string
  readonly bounds: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  readonly nodes: readonly WrittenNode[]
  readonly ways: readonly WrittenWay[]
  readonly relations: readonly WrittenRelation[]
}

type Tags = Readonly<Record<string, string>>

/** Objects of one block; the format's own advice. */
const blockLength = 8000
/** Degrees are stored as whole hundreds of nanodegrees. */
const perDegree = 1e7
const noTags: Tags = {}
const memberTypes = { node: 0, way: 1, relation: 2 } as const

/** The bytes of an `.osm.pbf`; the same input gives the same bytes. */
export function writePbf(file: WrittenFile): Uint8Array {
  const parts: Uint8Array[] = [blob('OSMHeader', header(file))]
  for (const nodes of blocksOf(file.nodes)) parts.push(blob('OSMData', dataBlock(nodes, writeDenseNodes)))
  for (const ways of blocksOf(file.ways)) parts.push(blob('OSMData', dataBlock(ways, writeWays)))
  for (const some of blocksOf(file.relations)) parts.push(blob('OSMData', dataBlock(some, writeRelations)))
  return new Uint8Array(Buffer.concat(parts))
}

function blocksOf<T extends { readonly id: number }>(objects: readonly T[]): T[][] {
  const sorted = [...objects].sort((a, b) => a.id - b.id)
  const blocks: T[][] = []
  for (let i = 0; i < sorted.length; i += blockLength) blocks.push(sorted.slice(i, i + blockLength))
  return blocks
}

function header(file: WrittenFile): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeMessage(
    1,
    (box, out) => {
      const nano = (degrees: number) => Math.round(degrees * perDegree) * 100
      out.writeSVarintField(1, nano(box.west))
      out.writeSVarintField(2, nano(box.east))
      out.writeSVarintField(3, nano(box.north))
      out.writeSVarintField(4, nano(box.south))
    },
    file.bounds,
  )
  pbf.writeStringField(4, 'OsmSchema-V0.6')
  pbf.writeStringField(4, 'DenseNodes')
  pbf.writeStringField(5, 'Sort.Type_then_ID')
  pbf.writeStringField(16, file.program)
  pbf.writeStringField(17, file.source)
  return pbf.finish()
}

/** Length of the blob header (big-endian), the blob header, the blob. */
function blob(type: 'OSMHeader' | 'OSMData', raw: Uint8Array): Uint8Array {
  const body = new PbfWriter()
  body.writeVarintField(2, raw.length)
  body.writeBytesField(3, deflateSync(raw, { level: 6 }))
  const bodyBytes = body.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, bodyBytes.length)
  const headBytes = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(headBytes.length)
  return new Uint8Array(Buffer.concat([length, headBytes, bodyBytes]))
}

/** Each block has its own table of strings; index 0 stays empty, as dense nodes end their tags with it. */
class StringTable {
  readonly strings = ['']
  private readonly indexes = new Map<string, number>()

  index(text: string): number {
    const known = this.indexes.get(text)
    if (known !== undefined) return known
    const index = this.strings.length
    this.strings.push(text)
    this.indexes.set(text, index)
    return index
  }
}

function dataBlock<T>(
  objects: T[],
  write: (objects: T[], table: StringTable, group: PbfWriter) => void,
): Uint8Array {
  const table = new StringTable()
  const group = new PbfWriter()
  write(objects, table, group)
  const pbf = new PbfWriter()
  pbf.writeMessage(
    1,
    (strings, out) => {
      for (const text of strings) out.writeBytesField(1, Buffer.from(text, 'utf8'))
    },
    table.strings,
  )
  pbf.writeBytesField(2, group.finish())
  return pbf.finish()
}

function writeDenseNodes(nodes: WrittenNode[], table: StringTable, group: PbfWriter): void {
  const latitudes = nodes.map((node) => Math.round(node.latitude * perDegree))
  const longitudes = nodes.map((node) => Math.round(node.longitude * perDegree))
  const keysAndValues: number[] = []
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node.tags ?? noTags)) {
      keysAndValues.push(table.index(key), table.index(value))
    }
    keysAndValues.push(0)
  }
  const dense = new PbfWriter()
  dense.writePackedSVarint(1, differences(nodes.map((node) => node.id)))
  dense.writePackedSVarint(8, differences(latitudes))
  dense.writePackedSVarint(9, differences(longitudes))
  dense.writePackedVarint(10, keysAndValues)
  group.writeBytesField(2, dense.finish())
}

function writeWays(ways: WrittenWay[], table: StringTable, group: PbfWriter): void {
  for (const way of ways) {
    const pbf = new PbfWriter()
    pbf.writeVarintField(1, way.id)
    writeTags(way.tags, table, pbf)
    pbf.writePackedSVarint(8, differences(way.refs))
    group.writeBytesField(3, pbf.finish())
  }
}

function writeRelations(relations: WrittenRelation[], table: StringTable, group: PbfWriter): void {
  for (const { id, members, tags } of relations) {
    const pbf = new PbfWriter()
    pbf.writeVarintField(1, id)
    writeTags(tags, table, pbf)
    const roles = members.map((member) => table.index(member.role))
    const types = members.map((member) => memberTypes[member.type])
    pbf.writePackedVarint(8, roles)
    pbf.writePackedSVarint(9, differences(members.map((member) => member.ref)))
    pbf.writePackedVarint(10, types)
    group.writeBytesField(4, pbf.finish())
  }
}

function writeTags(tags: Tags, table: StringTable, pbf: PbfWriter): void {
  const entries = Object.entries(tags)
  const keys = entries.map(([key]) => table.index(key))
  const values = entries.map(([, value]) => table.index(value))
  pbf.writePackedVarint(2, keys)
  pbf.writePackedVarint(3, values)
}

function differences(values: readonly number[]): number[] {
  let last = 0
  return values.map((value) => {
    const difference = value - last
    last = value
    return difference
  })
}
