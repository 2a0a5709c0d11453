import { opendir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TarFolder, TarPart } from './archive/write-tar.ts'

const READ_BYTES = 256 * 1024

export interface FolderRequest {
  readonly folder: string
  /** Where it is in the archive. */
  readonly place: string
  /** Of a path within the folder; one without is left out. Of `empty` folders only the folder is taken. */
  readonly choose: (path: string) => 'take' | 'empty' | 'leave'
}

/** The files and folders of a folder that may change meanwhile; what vanishes is left out. */
export async function* folderParts(request: FolderRequest): AsyncGenerator<TarPart | TarFolder> {
  for await (const { path, isFolder } of entriesOf(request)) {
    const name = join(request.place, path)
    if (isFolder) yield { folder: name }
    else yield* filePart(join(request.folder, path), name)
  }
}

/** One file, with the size that it has now. */
export async function* filePart(path: string, name: string): AsyncGenerator<TarPart> {
  const file = await open(path).catch(orVanished)
  if (!file) return
  try {
    const { size } = await file.stat()
    const end = size - 1
    const content = async function* content(): AsyncGenerator<Buffer> {
      if (size > 0)
        yield* file.createReadStream({ start: 0, end, highWaterMark: READ_BYTES, autoClose: false })
    }
    yield { name, size, content }
  } finally {
    await file.close()
  }
}

export function textPart(name: string, text: string): TarPart {
  const bytes = Buffer.from(text)
  return {
    name,
    size: bytes.length,
    content: async function* content() {
      yield bytes
    },
  }
}

/** Bytes of all files that would be taken. */
export async function sizeOf(request: FolderRequest): Promise<number> {
  let size = 0
  for await (const { path, isFolder } of entriesOf(request)) {
    if (!isFolder) size += (await stat(join(request.folder, path)).catch(orVanished))?.size ?? 0
  }
  return size
}

interface Entry {
  readonly path: string
  readonly isFolder: boolean
}

async function* entriesOf({ folder, choose }: FolderRequest, below = ''): AsyncGenerator<Entry> {
  const entries = await opendir(join(folder, below)).catch(orVanished)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(below, entry.name)
    const choice = choose(path)
    if (choice === 'leave') continue
    if (entry.isFile()) yield { path, isFolder: false }
    if (!entry.isDirectory()) continue
    yield { path, isFolder: true }
    if (choice === 'take') yield* entriesOf({ folder, place: '', choose }, path)
  }
}

function orVanished(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
