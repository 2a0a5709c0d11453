import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { PbfReader } from 'pbf'
import { USE_A_SMALLER_MAP } from './too-large.ts'

/** Limits of the format itself, bytes. */
const format = { header: 64 * 1024, blob: 32 * 1024 * 1024 } as const

/** Limits of one import: bytes of the file, bytes unpacked, and the number of points, ways and relations. */
export interface Limits {
  readonly file: number
  readonly inflated: number
  readonly objects: number
}

export const usualLimits: Limits = { file: 600_000_000, inflated: 4_000_000_000, objects: 100_000_000 }

export class PbfError extends Error {
  readonly code: 'not-pbf' | 'truncated' | 'too-large' | 'broken' | 'unsorted' | 'empty'

  constructor(code: PbfError['code'], line: string) {
    super(line)
    this.code = code
  }
}

export const tooManyObjects = (limit: number): PbfError =>
  new PbfError(
    'too-large',
    `The file holds more than ${limit} points, ways and relations; that is too many. ${USE_A_SMALLER_MAP}`,
  )

interface Blob {
  readonly type: string
  readonly data: Uint8Array
}

/** The blobs of a file one after the other, inflated, each held to the limits. */
export function* readBlobs(path: string, limits: Limits): Generator<Blob> {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    if (size === 0) throw new PbfError('empty', 'The file is empty.')
    if (size > limits.file)
      throw new PbfError(
        'too-large',
        `The file has ${megabytes(size)} MB; at most ${megabytes(limits.file)} MB can be imported. ${USE_A_SMALLER_MAP}`,
      )
    yield* blobsOf((offset, length) => take(file, size, offset, length), size, limits.inflated)
  } finally {
    closeSync(file)
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

function* blobsOf(
  read: (offset: number, length: number) => Uint8Array,
  size: number,
  mostInflated: number,
): Generator<Blob> {
  let offset = 0
  let inflated = 0
  while (offset < size) {
    const headerLength = new DataView(Uint8Array.from(read(offset, 4)).buffer).getUint32(0)
    if (headerLength === 0 || headerLength > format.header) {
      throw new PbfError(
        offset === 0 ? 'not-pbf' : 'broken',
        offset === 0 ? 'This is not an .osm.pbf file.' : `The file is broken at byte ${offset}.`,
      )
    }
    const { type, length } = blobHeader(read(offset + 4, headerLength))
    if (offset === 0 && type !== 'OSMHeader') throw new PbfError('not-pbf', 'This is not an .osm.pbf file.')
    if (length <= 0 || length > format.blob)
      throw new PbfError('broken', `The file is broken at byte ${offset}.`)
    const data = inflate(read(offset + 4 + headerLength, length), offset)
    inflated += data.length
    if (inflated > mostInflated)
      throw new PbfError('too-large', `The file unpacks to more than can be imported. ${USE_A_SMALLER_MAP}`)
    yield { type, data }
    offset += 4 + headerLength + length
  }
}

function take(file: number, size: number, offset: number, length: number): Uint8Array {
  if (offset + length > size)
    throw new PbfError('truncated', `The file ends in the middle, at byte ${size}. Fetch it again.`)
  const bytes = new Uint8Array(length)
  if (readSync(file, bytes, 0, length, offset) !== length)
    throw new PbfError('truncated', 'The file ends in the middle.')
  return bytes
}

function blobHeader(bytes: Uint8Array): { type: string; length: number } {
  return new PbfReader(bytes).readFields(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString()
      else if (tag === 3) header.length = pbf.readVarint()
    },
    { type: '', length: 0 },
  )
}

function inflate(bytes: Uint8Array, offset: number): Uint8Array {
  const blob: { raw?: Uint8Array; zlib?: Uint8Array } = {}
  new PbfReader(bytes).readFields((tag, parts, pbf) => {
    if (tag === 1) parts.raw = pbf.readBytes()
    else if (tag === 3) parts.zlib = pbf.readBytes()
  }, blob)
  if (blob.raw) return blob.raw
  if (!blob.zlib)
    throw new PbfError('broken', `The block at byte ${offset} is packed in a way that is not known here.`)
  try {
    return inflateSync(blob.zlib, { maxOutputLength: format.blob })
  } catch {
    // Too large once unpacked, or not zlib at all: either way it is refused by its place.
    throw new PbfError('broken', `The block at byte ${offset} cannot be unpacked.`)
  }
}
