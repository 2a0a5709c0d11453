import { createHash } from 'node:crypto'

/** A file for a tar archive. `content` may be shorter than `size`, as of a file that was cut meanwhile; zeros follow. */
export interface TarPart {
  readonly name: string
  readonly size: number
  readonly content: () => AsyncIterable<Buffer>
}

/** One folder, also where it is empty. */
export interface TarFolder {
  readonly folder: string
}

export interface WrittenPart {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

const BLOCK = 512
const LONGEST_NAME = 100
/** Eleven octal digits. */
const LARGEST_SIZE = 8 ** 11 - 1

/** The bytes of a tar archive (POSIX 1003.1-2001), with the digest of each file given to `onWritten`. */
export async function* writeTar(
  parts: AsyncIterable<TarPart | TarFolder>,
  onWritten: (part: WrittenPart) => void,
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if ('folder' in part) {
      yield header(`${part.folder}/`, 0, '5')
      continue
    }
    yield* headersOf(part)
    const digest = createHash('sha256')
    for await (const piece of exactly(part)) {
      digest.update(piece)
      yield piece
    }
    yield padding(part.size)
    onWritten({ name: part.name, size: part.size, sha256: digest.digest('hex') })
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** As many bytes as in the header, whatever has happened to the file since. */
async function* exactly({ size, content }: TarPart): AsyncGenerator<Buffer> {
  let left = size
  for await (const piece of content()) {
    if (left === 0) break
    const used = piece.subarray(0, left)
    left -= used.length
    yield used
  }
  for (; left > 0; left -= Math.min(left, BLOCK)) yield Buffer.alloc(Math.min(left, BLOCK))
}

function* headersOf({ name, size }: TarPart): Generator<Buffer> {
  if (Buffer.byteLength(name) > LONGEST_NAME || size > LARGEST_SIZE) {
    const records = Buffer.from(record('path', name) + record('size', String(size)))
    yield header('PaxHeader', records.length, 'x')
    yield records
    yield padding(records.length)
  }
  yield header(name, Math.min(size, LARGEST_SIZE), '0')
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  let length = Buffer.byteLength(rest)
  while (String(length).length + Buffer.byteLength(rest) !== length) {
    length = String(length).length + Buffer.byteLength(rest)
  }
  return `${length}${rest}`
}

function header(name: string, size: number, type: '0' | '5' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(Buffer.from(name).subarray(0, LONGEST_NAME).toString('latin1'), 0, 'latin1')
  block.write(type === '5' ? '0000700\0' : '0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
