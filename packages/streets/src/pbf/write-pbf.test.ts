import { inflateSync } from 'node:zlib'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { type WrittenFile, writePbf } from './write-pbf.ts'

const file: WrittenFile = {
  program: 'test',
  source: 'nowhere',
  bounds: { west: 24.9, south: 60.1, east: 25, north: 60.2 },
  nodes: [
    { id: 7, latitude: -33.4567891, longitude: 151.2, tags: { name: 'ท่าเรือ', 'name:en': 'Pier' } },
    { id: 3, latitude: 60.1699, longitude: 24.9384 },
  ],
  ways: [{ id: 2, refs: [7, 3, 7], tags: { highway: 'service' } }],
  relations: [{ id: 5, members: [{ type: 'way', ref: 2, role: 'outer' }], tags: { type: 'multipolygon' } }],
}

/** Blob by blob, by the letter of the format and without our own reader. */
function* blobs(bytes: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at)
    const head = { type: '', size: 0 }
    new PbfReader(bytes.subarray(at + 4, at + 4 + length)).readFields((tag, result, pbf) => {
      if (tag === 1) result.type = pbf.readString()
      if (tag === 3) result.size = pbf.readVarint()
    }, head)
    at += 4 + length
    yield { type: head.type, data: inflated(bytes.subarray(at, at + head.size)) }
    at += head.size
  }
}

function inflated(bytes: Uint8Array): Uint8Array {
  const found = { size: 0, data: new Uint8Array() }
  new PbfReader(bytes).readFields((tag, result, pbf) => {
    if (tag === 2) result.size = pbf.readVarint()
    if (tag === 3) result.data = new Uint8Array(inflateSync(pbf.readBytes()))
  }, found)
  expect(found.data.length).toBe(found.size)
  return found.data
}

/** Every field of a message, by number, as bytes or number. */
function fields(bytes: Uint8Array): Record<number, (Uint8Array | number)[]> {
  const found: Record<number, (Uint8Array | number)[]> = {}
  const pbf = new PbfReader(bytes)
  while (pbf.pos < pbf.length) {
    const key = pbf.readVarint()
    const value = (key & 7) === 2 ? pbf.readBytes() : pbf.readSVarint()
    const known = found[key >> 3] ?? []
    known.push(value)
    found[key >> 3] = known
  }
  return found
}

const bytesOf = (value: Uint8Array | number | undefined) => {
  if (value instanceof Uint8Array) return value
  throw new Error('not a field of bytes')
}
const textOf = (value: Uint8Array | number | undefined) => new TextDecoder().decode(bytesOf(value))
const signed = (value: Uint8Array | number | undefined) => {
  const pbf = new PbfReader(bytesOf(value))
  const numbers: number[] = []
  while (pbf.pos < pbf.length) numbers.push(pbf.readSVarint())
  return numbers
}

describe('writing an extract', () => {
  const all = [...blobs(writePbf(file))]
  const group = (index: number) => {
    const block = fields(all[index]?.data ?? new Uint8Array())
    return {
      strings: (fields(bytesOf(block[1]?.[0]))[1] ?? []).map(textOf),
      group: fields(bytesOf(block[2]?.[0])),
    }
  }

  it('begins with a header that names features, program, source and box', () => {
    expect(all.map((one) => one.type)).toEqual(['OSMHeader', 'OSMData', 'OSMData', 'OSMData'])
    const header = fields(all[0]?.data ?? new Uint8Array())
    expect((header[4] ?? []).map(textOf)).toEqual(['OsmSchema-V0.6', 'DenseNodes'])
    expect([textOf(header[5]?.[0]), textOf(header[16]?.[0]), textOf(header[17]?.[0])]).toEqual([
      'Sort.Type_then_ID',
      'test',
      'nowhere',
    ])
    const box = fields(bytesOf(header[1]?.[0]))
    expect([1, 2, 3, 4].map((tag) => box[tag]?.[0])).toEqual([24.9e9, 25e9, 60.2e9, 60.1e9])
  })

  it('keeps nodes sorted, exact to 1e-7 of a degree and with their tags', () => {
    const { strings, group: nodes } = group(1)
    const dense = fields(bytesOf(nodes[2]?.[0]))
    expect(signed(dense[1]?.[0])).toEqual([3, 4])
    expect(signed(dense[8]?.[0])).toEqual([601699000, -334567891 - 601699000])
    expect(signed(dense[9]?.[0])).toEqual([249384000, 1512000000 - 249384000])
    const tags = [...bytesOf(dense[10]?.[0])].map((index) => strings[index])
    expect(tags).toEqual(['', 'name', 'ท่าเรือ', 'name:en', 'Pier', ''])
  })

  it('writes ways and relations by reference', () => {
    const { strings, group: ways } = group(2)
    const way = fields(bytesOf(ways[3]?.[0]))
    expect(signed(way[8]?.[0])).toEqual([7, -4, 4])
    expect([...bytesOf(way[2]?.[0])].map((index) => strings[index])).toEqual(['highway'])
    const relation = fields(bytesOf(group(3).group[4]?.[0]))
    expect([signed(relation[9]?.[0]), [...bytesOf(relation[10]?.[0])]]).toEqual([[2], [1]])
  })

  it('gives the same bytes again, and one block for every 8,000 objects', () => {
    expect(writePbf(file)).toEqual(writePbf(file))
    const nodes = Array.from({ length: 8001 }, (_, i) => ({ id: i + 1, latitude: 1, longitude: 1 }))
    const many = [...blobs(writePbf({ ...file, nodes, ways: [], relations: [] }))]
    expect(many).toHaveLength(3)
  })
})
