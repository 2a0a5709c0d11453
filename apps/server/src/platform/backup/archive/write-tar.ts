import { createHash } from 'node:crypto'

interface Attributes {
  /** Permissions; of the owner alone where absent. */
  readonly mode?: number
  /** User and group; root where absent. */
  readonly owner?: number
}

/** A file for a tar archive. `content` may be shorter than `size`, as of a file that was cut meanwhile; zeros follow. */
export interface TarPart extends Attributes {
  readonly name: string
  readonly size: number
  readonly content: () => AsyncIterable<Buffer>
}

/** One folder, also where it is empty. */
export interface TarFolder extends Attributes {
  readonly folder: string
}

/** A symbolic link, to a path from its own folder. */
export interface TarLink {
  readonly link: string
  readonly target: string
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
  parts: AsyncIterable<TarPart | TarFolder | TarLink>,
  onWritten: (part: WrittenPart) => void,
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if ('folder' in part) {
      yield* headersOf({ mode: 0o700, ...part, name: `${part.folder}/`, size: 0, type: '5' })
      continue
    }
    if ('link' in part) {
      yield* headersOf({ mode: 0o777, name: part.link, size: 0, type: '2', target: part.target })
      continue
    }
    yield* headersOf({ mode: 0o600, ...part, type: '0' })
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

interface Header {
  readonly name: string
  readonly size: number
  readonly type: '0' | '2' | '5' | 'x'
  readonly mode: number
  readonly owner?: number
  readonly target?: string
}

function* headersOf(entry: Header): Generator<Buffer> {
  const { name, size, target = '' } = entry
  const isLong = [name, target].some((text) => Buffer.byteLength(text) > LONGEST_NAME)
  if (isLong || size > LARGEST_SIZE) {
    const link = target === '' ? '' : record('linkpath', target)
    const records = Buffer.from(record('path', name) + record('size', String(size)) + link)
    yield header({ name: 'PaxHeader', size: records.length, type: 'x', mode: 0o600 })
    yield records
    yield padding(records.length)
  }
  yield header({ ...entry, size: Math.min(size, LARGEST_SIZE) })
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

function header({ name, size, type, mode, owner = 0, target = '' }: Header): Buffer {
  const block = Buffer.alloc(BLOCK)
  const text = (value: string, at: number) =>
    block.write(Buffer.from(value).subarray(0, LONGEST_NAME).toString('latin1'), at, 'latin1')
  const number = (value: number, at: number) => block.write(`${value.toString(8).padStart(7, '0')}\0`, at)
  text(name, 0)
  number(mode, 100)
  number(owner, 108)
  number(owner, 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write(type, 156)
  text(target, 157)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
