import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'

/** A file in the archive; its bytes come piece by piece, each compressed and flushed for itself. */
export interface ZipEntry {
  readonly name: string
  readonly pieces: AsyncIterable<string | Buffer> | Iterable<string | Buffer>
}

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)
/**
 * Level 3 takes a third of the time of the default level 6, for files that are a seventh larger. A chunk is larger than a
 * piece is compressed: each chunk is a wait for the main thread.
 */
const compression: ZlibOptions = { level: 3, chunkSize: 262_144, finishFlush: constants.Z_SYNC_FLUSH }
/** Sizes follow the bytes, because they are not known before; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** Empty and last block of a deflate stream. */
const END_OF_STREAM = Buffer.from([0x03, 0x00])
/** 1 January 2000, so that equal contents make equal archives. */
const NO_DATE = (20 << 9) | (1 << 5) | 1

/** Streams a ZIP archive: memory for two pieces, whatever the size. Below 4 GB in total. */
export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const head = localHeader(name)
    yield head
    let [crc, size, packed] = [0, 0, END_OF_STREAM.length]
    for await (const { bytes, block } of compressed(entry.pieces)) {
      crc = crc32(bytes, crc)
      size += bytes.length
      packed += block.length
      yield block
    }
    const tail = Buffer.concat([END_OF_STREAM, sizesAfter(crc, packed, size)])
    yield tail
    written.push({ name, crc, packed, size, at })
    at += head.length + packed + tail.length - END_OF_STREAM.length
  }
  yield directory(written, at)
}

interface Piece {
  readonly bytes: Buffer
  /** Compressed off the main thread; flushed to whole bytes, so that the pieces make one stream. */
  readonly block: Buffer
}

/** Compresses each piece while the next one is made. */
async function* compressed(pieces: ZipEntry['pieces']): AsyncGenerator<Piece> {
  let last: Promise<Piece> | undefined
  for await (const piece of pieces) {
    const next = compress(typeof piece === 'string' ? Buffer.from(piece) : piece)
    // Where the archive ends before, its failure is of no interest.
    next.catch(() => undefined)
    if (last) yield await last
    last = next
  }
  if (last) yield await last
}

const compress = async (bytes: Buffer): Promise<Piece> => ({
  bytes,
  block: await deflate(bytes, compression),
})

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(NO_DATE, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function sizesAfter(crc: number, packed: number, size: number): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(packed, 8)
  sizes.writeUInt32LE(size, 12)
  return sizes
}

function directory(entries: readonly Written[], start: number): Buffer {
  const files = Buffer.concat(entries.map(directoryEntry))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(files.length, 12)
  end.writeUInt32LE(start, 16)
  return Buffer.concat([files, end])
}

function directoryEntry({ name, crc, packed, size, at }: Written): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(FLAGS, 8)
  entry.writeUInt16LE(DEFLATED, 10)
  entry.writeUInt16LE(NO_DATE, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(at, 42)
  return Buffer.concat([entry, name])
}
