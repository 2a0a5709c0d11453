import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { afterAll, describe, expect, it } from 'vitest'
import { usualLimits } from './blobs.ts'
import { readPbf, type ReadResult } from './read-pbf.ts'
import { type WrittenFile, writePbf } from './write-pbf.ts'

const folder = mkdtempSync(join(tmpdir(), 'beckon-pbf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'a.osm.pbf')

function read(bytes: Uint8Array, limits = usualLimits): ReadResult {
  writeFileSync(path, bytes)
  return readPbf(path, limits)
}
const code = (result: ReadResult) => (result.ok ? 'ok' : result.error.code)

const written: WrittenFile = {
  program: 'test',
  source: 'nowhere',
  bounds: { west: 24, south: 60, east: 25, north: 61 },
  nodes: [
    { id: 3, latitude: 60.1699, longitude: 24.9384 },
    { id: 9_000_000_007, latitude: 60.3, longitude: 24.2, tags: { name: 'ท่าเรือ', 'name:en': 'Pier' } },
  ],
  // The point 5 lies beyond the edge of the extract.
  ways: [{ id: 2, refs: [9_000_000_007, 5, 3], tags: { highway: 'service' } }],
  relations: [{ id: 5, members: [{ type: 'way', ref: 2, role: 'outer' }], tags: { type: 'multipolygon' } }],
}
const whole = writePbf(written)

/** One blob with its header, as the format has it. */
function blob(type: string, content: PbfWriter, packed: 'zlib' | 'raw' | 'lzma' = 'zlib'): Uint8Array {
  const data = content.finish()
  const body = new PbfWriter()
  if (packed === 'raw') body.writeBytesField(1, data)
  else body.writeBytesField(packed === 'zlib' ? 3 : 4, new Uint8Array(deflateSync(data)))
  const bytes = body.finish()
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, bytes.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, bytes])
}

const header = (...features: string[]): Uint8Array => {
  const pbf = new PbfWriter()
  for (const feature of features) pbf.writeStringField(4, feature)
  return blob('OSMHeader', pbf)
}

/** Plain nodes, which few programs write, in steps of a thousandth of a degree away from 10, 20. */
function plainNodes(nodes: readonly (readonly [id: number, lat: number, lon: number])[]): PbfWriter {
  const block = new PbfWriter()
  block.writeMessage(
    1,
    (_, strings) => ['', 'name', 'Tower'].forEach((text) => strings.writeBytesField(1, Buffer.from(text))),
    0,
  )
  block.writeMessage(
    2,
    (_, group) => {
      for (const [id, lat, lon] of nodes) {
        group.writeMessage(
          1,
          (_node, pbf) => {
            pbf.writeSVarintField(1, id)
            pbf.writePackedVarint(2, [1])
            pbf.writePackedVarint(3, [2])
            pbf.writeSVarintField(8, lat)
            pbf.writeSVarintField(9, lon)
          },
          0,
        )
      }
    },
    0,
  )
  block.writeVarintField(17, 1_000_000)
  block.writeVarintField(19, 10_000_000_000)
  block.writeVarintField(20, 20_000_000_000)
  return block
}

describe('an extract', () => {
  it('a file is read as it was written, in any script and with ids of any size', () => {
    const result = read(whole)
    if (!result.ok) throw new Error(result.error.line)
    const { osm, program } = result
    expect(program).toBe('test')
    expect(osm.point(3)).toEqual({ latitude: 60.1699, longitude: 24.9384 })
    expect(osm.taggedNodes).toEqual([{ ...written.nodes[1] }])
    expect(osm.ways).toEqual(written.ways)
    expect(osm.relations).toEqual(written.relations)
    expect(osm.bounds).toEqual({ west: 24.2, south: 60.1699, east: 24.9384, north: 60.3 })
  })

  it('a file may have ways without their points', () => {
    const result = read(whole)
    expect(result.ok && result.osm.point(5)).toBeUndefined()
  })

  it('a file may have plain nodes, its own granularity and offsets, and uncompressed blocks', () => {
    const nodes = [
      [1, 1, -2],
      [4, 3, 0],
    ] as const
    for (const packed of ['zlib', 'raw'] as const) {
      const result = read(
        Buffer.concat([header('OsmSchema-V0.6'), blob('OSMData', plainNodes(nodes), packed)]),
      )
      if (!result.ok) throw new Error(result.error.line)
      expect(result.osm.point(1)).toEqual({ latitude: 10.001, longitude: 19.998 })
      expect(result.osm.taggedNodes.map((one) => one.tags)).toEqual([{ name: 'Tower' }, { name: 'Tower' }])
    }
  })
})

describe('refused in one sentence', () => {
  const nodes = blob('OSMData', plainNodes([[1, 0, 0]]))
  const big = new PbfWriter()
  big.writeBytesField(1, new Uint8Array(40 * 1024 * 1024))
  const huge = Buffer.alloc(64)
  huge.writeUInt32BE(0x7fff_ffff)

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a web page', Buffer.from('<!doctype html><title>Not found</title>'), 'not-pbf'],
    ['a header that claims two gigabytes', huge, 'not-pbf'],
    ['data without a header', nodes, 'not-pbf'],
    ['a header only', header('OsmSchema-V0.6'), 'empty'],
    ['a format of the future', Buffer.concat([header('OsmSchema-V0.9'), nodes]), 'not-pbf'],
    ['past versions of things', Buffer.concat([header('HistoricalInformation'), nodes]), 'not-pbf'],
    ['a block that unpacks to forty megabytes', Buffer.concat([header(), blob('OSMData', big)]), 'broken'],
    [
      'a packing that is not known',
      Buffer.concat([header(), blob('OSMData', plainNodes([]), 'lzma')]),
      'broken',
    ],
    [
      'points out of order',
      Buffer.concat([
        header(),
        blob(
          'OSMData',
          plainNodes([
            [4, 0, 0],
            [1, 0, 0],
          ]),
        ),
      ]),
      'unsorted',
    ],
    ['points after ways', Buffer.concat([whole, nodes]), 'unsorted'],
    [
      'a point that is not on earth',
      Buffer.concat([header(), blob('OSMData', plainNodes([[1, 90_000, 0]]))]),
      'broken',
    ],
  ])('%s', (_, bytes, expected) => {
    const result = read(bytes)
    expect(code(result)).toBe(expected)
    expect(result.ok ? '' : result.error.line).toMatch(/^[A-Z].+\.$/u)
  })

  it('a file above the limits is refused before it is unpacked or stored', () => {
    expect(code(read(whole, { ...usualLimits, file: 100 }))).toBe('too-large')
    expect(code(read(whole, { ...usualLimits, inflated: 100 }))).toBe('too-large')
    expect(code(read(whole, { ...usualLimits, objects: 3 }))).toBe('too-large')
    expect(code(read(whole, { ...usualLimits, objects: 4 }))).toBe('ok')
  })

  it('a folder and a missing file are refused', () => {
    expect(code(readPbf(folder))).toBe('not-pbf')
    expect(code(readPbf(join(folder, 'none')))).toBe('not-pbf')
  })

  it('every truncated file is refused', () => {
    const ends = new Set<number>()
    for (let at = 0; at < whole.length;) {
      ends.add(at)
      const head = Buffer.from(whole).readUInt32BE(at)
      at += 4 + head + blobLength(whole.subarray(at + 4, at + 4 + head))
    }
    for (let length = 1; length < whole.length; length += 1) {
      if (!ends.has(length)) expect(code(read(whole.subarray(0, length))), `${length} bytes`).not.toBe('ok')
    }
  })

  it('a file with any one byte changed is read or refused, and never throws', () => {
    for (let at = 0; at < whole.length; at += 1) {
      for (const mask of [0x01, 0x80, 0xff]) {
        const bytes = Uint8Array.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ mask
        expect(() => read(bytes)).not.toThrow()
      }
    }
  })
})

/** The last varint of a blob header. */
function blobLength(head: Uint8Array): number {
  const start = head.indexOf(0x18, 2 + (head[1] ?? 0))
  return head.subarray(start + 1).reduce((sum, byte, index) => sum | ((byte & 0x7f) << (7 * index)), 0)
}
