import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'

/** The parts of a workbook by their names in lower case: such names are compared without case. */
export interface Archive {
  has(name: string): boolean
  readonly names: readonly string[]
  /** The bytes of a part, piece by piece; at most this many. Undefined where there is no such part. */
  open(name: string, most: number): Promise<AsyncIterable<Uint8Array> | undefined>
}

const ZIP = Buffer.from('PK\u0003\u0004')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The stream of a compound file in which Office keeps a workbook with a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Opens the archive that a workbook is, by its content; its name is never looked at. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  if (bytes.length > limits.fileBytes) throw new Unreadable('too-large')
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    throw new Unreadable(bytes.includes(ENCRYPTED) ? 'encrypted' : 'old-format')
  }
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) throw new Unreadable('not-a-workbook')
  try {
    const zip = await fromBufferPromise(bytes)
    return archiveOf(zip, await entriesOf(zip))
  } catch (cause) {
    throw cause instanceof Unreadable ? cause : new Unreadable('corrupt', { cause })
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new Unreadable('too-big-inside')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (name.endsWith('/')) continue
    // Of two parts with one name each program reads another: what was checked must be what is read.
    if (entries.has(name)) throw new Unreadable('corrupt')
    if (entry.isEncrypted()) throw new Unreadable('encrypted')
    entries.set(name, entry)
  }
  return entries
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  let left: number = limits.allBytes
  return {
    has: (name) => entries.has(name),
    names: [...entries.keys()],
    async open(name, most) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (!entry.canDecodeFileData()) throw new Unreadable('corrupt')
      // The size that is declared is kept to by the reading stream.
      if (entry.uncompressedSize > most) throw new Unreadable('too-big-inside')
      const stream = await zip.openReadStreamPromise(entry).catch((cause: unknown) => {
        throw new Unreadable('corrupt', { cause })
      })
      return counted(stream, (size) => {
        left -= size
        if (left < 0) throw new Unreadable('too-big-inside')
      })
    },
  }
}

async function* counted(stream: Readable, count: (size: number) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      count(chunk.length)
      yield chunk
    }
  } catch (cause) {
    throw cause instanceof Unreadable ? cause : new Unreadable('corrupt', { cause })
  } finally {
    stream.destroy()
  }
}
