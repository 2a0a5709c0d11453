/** An entry of a tar archive. Content that is not read is skipped. */
export interface ReadEntry {
  readonly name: string
  readonly isFolder: boolean
  readonly size: number
  readonly content: AsyncIterable<Buffer>
}

const BLOCK = 512

/** Reads what `writeTar` writes. An archive that ends early is an error. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const bytes = new Bytes(source)
  try {
    yield* entriesOf(bytes)
  } finally {
    // Also where the reader has seen enough: an open file would stay open.
    await bytes.end()
  }
}

async function* entriesOf(bytes: Bytes): AsyncGenerator<ReadEntry> {
  for (;;) {
    const block = await bytes.take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const first = headerOf(block)
    if (first.type !== 'x') {
      yield* entryOf(bytes, first)
      continue
    }
    const records = recordsOf((await bytes.take(first.size)).toString())
    await bytes.take(paddingOf(first.size))
    const own = headerOf(await bytes.take(BLOCK))
    const size = Number(records.get('size') ?? own.size)
    yield* entryOf(bytes, { type: own.type, name: records.get('path') ?? own.name, size })
  }
}

async function* entryOf(bytes: Bytes, { name, size, type }: Header): AsyncGenerator<ReadEntry> {
  const state = { left: size }
  const content = bytes.pieces(state)
  yield { name, size, isFolder: type === '5', content }
  for await (const piece of bytes.pieces(state)) void piece
  await bytes.take(paddingOf(size))
}

interface Header {
  readonly name: string
  readonly size: number
  readonly type: string
}

function headerOf(block: Buffer): Header {
  const field = (from: number, length: number) => {
    const bytes = block.subarray(from, from + length)
    const end = bytes.indexOf(0)
    return bytes.subarray(0, end === -1 ? length : end).toString()
  }
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (Number.parseInt(field(148, 8), 8) !== sum) throw new Error('a header of the archive is damaged')
  return {
    name: field(0, 100).replace(/\/$/u, ''),
    size: Number.parseInt(field(124, 12), 8),
    type: field(156, 1),
  }
}

function recordsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, key, value] = /^\d+ ([a-z]+)=(.*)$/u.exec(line) ?? []
      return key !== undefined && value !== undefined ? [[key, value] as const] : []
    }),
  )
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

/** Pieces of a stream, taken by length. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async end(): Promise<void> {
    await this.#source.return?.()
  }

  async take(length: number): Promise<Buffer> {
    const taken: Buffer[] = []
    for await (const piece of this.pieces({ left: length })) taken.push(piece)
    return Buffer.concat(taken)
  }

  /** Counts `left` down to 0; another call goes on where one has ended. */
  async *pieces(state: { left: number }): AsyncGenerator<Buffer> {
    while (state.left > 0) {
      if (this.#rest.length === 0) await this.#fill()
      const piece = this.#rest.subarray(0, state.left)
      this.#rest = this.#rest.subarray(piece.length)
      state.left -= piece.length
      yield piece
    }
  }

  async #fill(): Promise<void> {
    const next = await this.#source.next()
    if (next.done === true) throw new Error('the archive ends early')
    this.#rest = next.value
  }
}
