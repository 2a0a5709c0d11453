import { PbfReader } from 'pbf'
import type { NodeTable } from '../osm/node-table.ts'
import type { OsmMember, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/osm-data.ts'
import { PbfError } from './blobs.ts'

/** Objects read so far. */
export interface ReadObjects {
  readonly nodes: NodeTable
  readonly taggedNodes: OsmNode[]
  readonly ways: OsmWay[]
  readonly relations: OsmRelation[]
}

/** String table and units that a block's numbers refer to. */
interface Frame {
  strings: string[]
  groups: Uint8Array[]
  /** Nanodegrees in one step. */
  granularity: number
  latitudeOffset: number
  longitudeOffset: number
}

const noTags: Tags = {}
const memberTypes = ['node', 'way', 'relation'] as const
const text = new TextDecoder()

/** Adds the objects of one block to what has been read. */
export function readBlock(data: Uint8Array, reading: ReadObjects): void {
  const frame: Frame = { strings: [], groups: [], granularity: 100, latitudeOffset: 0, longitudeOffset: 0 }
  new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) into.strings = readStrings(pbf)
    else if (tag === 2) into.groups.push(pbf.readBytes())
    else if (tag === 17) into.granularity = pbf.readVarint()
    else if (tag === 19) into.latitudeOffset = pbf.readVarint(true)
    else if (tag === 20) into.longitudeOffset = pbf.readVarint(true)
  }, frame)
  for (const group of frame.groups) readGroup(group, frame, reading)
}

function readStrings(pbf: PbfReader): string[] {
  return pbf.readMessage((tag, strings: string[], inner) => {
    if (tag === 1) strings.push(text.decode(inner.readBytes()))
  }, [])
}

function readGroup(group: Uint8Array, frame: Frame, reading: ReadObjects): void {
  new PbfReader(group).readFields((tag, into, pbf) => {
    if (tag === 1) readNode(pbf, frame, into)
    else if (tag === 2) readDenseNodes(pbf, frame, into)
    else if (tag === 3) readWay(pbf, frame, into)
    else if (tag === 4) readRelation(pbf, frame, into)
  }, reading)
}

function addNode(
  reading: ReadObjects,
  frame: Frame,
  id: number,
  latitude: number,
  longitude: number,
  tags: Tags,
): void {
  if (reading.ways.length > 0 || reading.relations.length > 0) throw unsorted()
  const scaled = (steps: number, offset: number) => Math.round((steps * frame.granularity + offset) / 100)
  const [lat, lon] = [scaled(latitude, frame.latitudeOffset), scaled(longitude, frame.longitudeOffset)]
  if (Math.abs(lat) > 9e8 || Math.abs(lon) > 18e8)
    throw new PbfError('broken', `Point ${id} does not lie on earth.`)
  if (!reading.nodes.add(id, lat, lon)) throw unsorted()
  if (tags !== noTags) reading.taggedNodes.push({ id, latitude: lat / 1e7, longitude: lon / 1e7, tags })
}

const unsorted = () =>
  new PbfError(
    'unsorted',
    'The file is not sorted (points, then ways, then relations, each by id). Sort it first, for example with `osmium sort`.',
  )

function readDenseNodes(pbf: PbfReader, frame: Frame, reading: ReadObjects): void {
  const dense = pbf.readMessage(
    (tag, into: { ids: number[]; latitudes: number[]; longitudes: number[]; tags: number[] }, inner) => {
      if (tag === 1) inner.readPackedSVarint(into.ids)
      else if (tag === 8) inner.readPackedSVarint(into.latitudes)
      else if (tag === 9) inner.readPackedSVarint(into.longitudes)
      else if (tag === 10) inner.readPackedVarint(into.tags)
    },
    { ids: [], latitudes: [], longitudes: [], tags: [] },
  )
  const { ids, latitudes, longitudes } = dense
  if (ids.length !== latitudes.length || ids.length !== longitudes.length)
    throw new PbfError('broken', 'The file is broken: a point lacks its place.')
  let [id, latitude, longitude, at] = [0, 0, 0, 0]
  for (const [index, step] of ids.entries()) {
    id += step
    latitude += latitudes[index] ?? 0
    longitude += longitudes[index] ?? 0
    let tags: Record<string, string> | undefined
    while (at < dense.tags.length && dense.tags[at] !== 0) {
      tags ??= {}
      tags[frame.strings[dense.tags[at] ?? 0] ?? ''] = frame.strings[dense.tags[at + 1] ?? 0] ?? ''
      at += 2
    }
    at += 1
    addNode(reading, frame, id, latitude, longitude, tags ?? noTags)
  }
}

function readNode(pbf: PbfReader, frame: Frame, reading: ReadObjects): void {
  const node = pbf.readMessage(
    (
      tag,
      into: { id: number; latitude: number; longitude: number; keys: number[]; values: number[] },
      inner,
    ) => {
      if (tag === 1) into.id = inner.readSVarint()
      else if (tag === 2) inner.readPackedVarint(into.keys)
      else if (tag === 3) inner.readPackedVarint(into.values)
      else if (tag === 8) into.latitude = inner.readSVarint()
      else if (tag === 9) into.longitude = inner.readSVarint()
    },
    { id: 0, latitude: 0, longitude: 0, keys: [], values: [] },
  )
  addNode(reading, frame, node.id, node.latitude, node.longitude, tagsOf(node.keys, node.values, frame))
}

function readWay(pbf: PbfReader, frame: Frame, reading: ReadObjects): void {
  const way = pbf.readMessage(
    (tag, into: { id: number; keys: number[]; values: number[]; refs: number[] }, inner) => {
      if (tag === 1) into.id = inner.readVarint()
      else if (tag === 2) inner.readPackedVarint(into.keys)
      else if (tag === 3) inner.readPackedVarint(into.values)
      else if (tag === 8) inner.readPackedSVarint(into.refs)
    },
    { id: 0, keys: [], values: [], refs: [] },
  )
  if (reading.relations.length > 0) throw unsorted()
  const found: OsmWay = { id: way.id, refs: sums(way.refs), tags: tagsOf(way.keys, way.values, frame) }
  if (found.id <= (reading.ways.at(-1)?.id ?? -Infinity)) throw unsorted()
  reading.ways.push(found)
}

function readRelation(pbf: PbfReader, frame: Frame, reading: ReadObjects): void {
  const relation = pbf.readMessage(
    (
      tag,
      into: {
        id: number
        keys: number[]
        values: number[]
        roles: number[]
        refs: number[]
        types: number[]
      },
      inner,
    ) => {
      if (tag === 1) into.id = inner.readVarint()
      else if (tag === 2) inner.readPackedVarint(into.keys)
      else if (tag === 3) inner.readPackedVarint(into.values)
      else if (tag === 8) inner.readPackedVarint(into.roles)
      else if (tag === 9) inner.readPackedSVarint(into.refs)
      else if (tag === 10) inner.readPackedVarint(into.types)
    },
    { id: 0, keys: [], values: [], roles: [], refs: [], types: [] },
  )
  if (relation.id <= (reading.relations.at(-1)?.id ?? -Infinity)) throw unsorted()
  const members: OsmMember[] = sums(relation.refs).map((ref, index) => ({
    type: memberTypes[relation.types[index] ?? 0] ?? 'node',
    ref,
    role: frame.strings[relation.roles[index] ?? 0] ?? '',
  }))
  reading.relations.push({ id: relation.id, members, tags: tagsOf(relation.keys, relation.values, frame) })
}

function tagsOf(keys: readonly number[], values: readonly number[], frame: Frame): Tags {
  if (keys.length === 0) return noTags
  const tags: Record<string, string> = {}
  for (const [index, key] of keys.entries())
    tags[frame.strings[key] ?? ''] = frame.strings[values[index] ?? 0] ?? ''
  return tags
}

function sums(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
