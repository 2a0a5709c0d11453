import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { threadId } from 'node:worker_threads'
import type { Gazetteer, PackInfo } from '../model.ts'
import type { RoadGraph } from '../road/index.ts'

/** The content of a pack, a folder that is replaced atomically. */
export interface PackContent {
  readonly info: PackInfo
  readonly gazetteer: Gazetteer
  readonly graph: RoadGraph
  readonly basemap: Uint8Array
}

/** Increase it when the format of the files changes; packs of another format are generated again. */
export const PACK_FORMAT = 2

/** A complete pack and its folder. */
export interface InstalledPack {
  readonly info: PackInfo
  readonly folder: string
}

/** Bytes and CRC-32 of a file, by which a damaged one is recognised. */
type FileSums = Readonly<Record<string, { readonly bytes: number; readonly crc: number }>>

type StoredInfo = PackInfo & {
  readonly format: number
  /** Absent in packs of earlier versions. */
  readonly files?: FileSums
}

export const TILES_FILE = 'basemap.pmtiles'

export const packsFolder = (dataDir: string): string => join(dataDir, 'packs')

const namePattern = /^[a-z0-9][a-z0-9-]{0,60}$/

/** Ids are folder names: nothing that could lead elsewhere. */
export const isPackId = (id: string): boolean => namePattern.test(id)

/** Temporary folders of one process: a new pack, a replaced pack, a pack that is being deleted. */
const temporaryFolder = (dataDir: string, use: 'new' | 'old' | 'gone', id: string): string =>
  join(packsFolder(dataDir), `.${use}-${id}-${process.pid}-${threadId}`)

/** The pack that the present one replaced; it is used where the present one is damaged. */
const previousFolder = (dataDir: string, id: string): string => join(packsFolder(dataDir), `.previous-${id}`)

/**
 * Writes to a temporary folder and swaps it in, so that readers see the old pack or the new one, never a
 * part of one. The replaced pack stays beside it until the next swap.
 */
export function savePack(dataDir: string, content: PackContent): void {
  putPack(dataDir, content.info.id, (folder) => writePack(folder, content))
}

/** Copies a whole pack from one data folder to another. */
export function copyPack(from: string, to: string, id: string): void {
  putPack(to, id, (folder) => cpSync(join(packsFolder(from), id), folder, { recursive: true }))
}

/** Moves a pack to another data folder on the same disk. A pack that is there already stays, as it may be read just now. */
export function movePack(from: string, to: string, id: string): void {
  mkdirSync(packsFolder(to), { recursive: true })
  try {
    renameSync(join(packsFolder(from), id), join(packsFolder(to), id))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // EPERM is the code on Windows.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String(code))) throw error
  }
}

function putPack(dataDir: string, id: string, write: (folder: string) => void): void {
  mkdirSync(packsFolder(dataDir), { recursive: true })
  recoverPacks(dataDir)
  const made = temporaryFolder(dataDir, 'new', id)
  try {
    write(made)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
  const place = join(packsFolder(dataDir), id)
  const old = temporaryFolder(dataDir, 'old', id)
  if (existsSync(place)) renameSync(place, old)
  renameSync(made, place)
  if (existsSync(old)) keepPrevious(dataDir, id, old)
}

/** A damaged pack does not take the place of a good one. */
function keepPrevious(dataDir: string, id: string, old: string): void {
  if (!readInfo(old) || !isWhole(old)) return rmSync(old, { recursive: true, force: true })
  const previous = previousFolder(dataDir, id)
  rmSync(previous, { recursive: true, force: true })
  renameSync(old, previous)
}

function writePack(folder: string, content: PackContent): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const contents = {
    'gazetteer.bin': serialize(content.gazetteer),
    'graph.bin': serialize(content.graph),
    [TILES_FILE]: content.basemap,
  }
  for (const [name, bytes] of Object.entries(contents)) writeFileSync(join(folder, name), bytes)
  const files: FileSums = Object.fromEntries(
    Object.entries(contents).map(([name, bytes]) => [name, { bytes: bytes.length, crc: crc32(bytes) }]),
  )
  const info: StoredInfo = { format: PACK_FORMAT, ...content.info, files }
  writeFileSync(join(folder, 'info.json'), JSON.stringify(info))
}

/** Deletes the temporary folders of imports that were killed, and restores a pack that was being replaced. */
export function recoverPacks(dataDir: string): void {
  const folder = packsFolder(dataDir)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const [, use, id = '', pid] = /^\.(new|old|gone)-(.+)-(\d+)-\d+$/u.exec(name) ?? []
    if (use === undefined || isRunning(Number(pid))) continue
    const place = join(folder, id)
    if (use === 'old' && !existsSync(place)) renameSync(join(folder, name), place)
    else rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the complete packs of a data folder. */
export const listPacks = (dataDir: string): PackInfo[] => findPacks(dataDir).map(({ info }) => info)

/** Returns the complete packs, each with its folder; a pack whose files are cut short is replaced by its previous one. */
export function findPacks(dataDir: string): InstalledPack[] {
  const folder = packsFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isPackId)
    .toSorted()
    .flatMap((id) => installedIn(join(folder, id)) ?? previousPack(dataDir, id) ?? [])
}

export const previousPack = (dataDir: string, id: string): InstalledPack | undefined =>
  installedIn(previousFolder(dataDir, id))

function installedIn(folder: string): InstalledPack | undefined {
  const stored = readInfo(folder)
  if (!stored) return undefined
  const { format: _, files = {}, ...info } = stored
  const isComplete = Object.entries(files).every(([name, { bytes }]) => sizeOf(join(folder, name)) === bytes)
  return isComplete ? { info, folder } : undefined
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1

/** Whether every file has the content that was written. Reads them all. */
export function isWhole(folder: string): boolean {
  const files = readInfo(folder)?.files ?? {}
  try {
    return Object.entries(files).every(([name, { crc }]) => crc32(readFileSync(join(folder, name))) === crc)
  } catch {
    // Removed or swapped just now.
    return false
  }
}

function readInfo(folder: string): StoredInfo | undefined {
  try {
    const stored = JSON.parse(readFileSync(join(folder, 'info.json'), 'utf8')) as StoredInfo
    return stored.format === PACK_FORMAT ? stored : undefined
  } catch {
    // Not a pack, or one that is being removed just now.
    return undefined
  }
}

/** The addresses of a pack. Our own files, written by `savePack` of the same format. */
export const loadGazetteer = (folder: string): Gazetteer =>
  deserialize(readFileSync(join(folder, 'gazetteer.bin'))) as Gazetteer

/** The roads of a pack without its addresses, a fifth of the bytes. */
export const loadGraph = (folder: string): RoadGraph =>
  deserialize(readFileSync(join(folder, 'graph.bin'))) as RoadGraph

/** False when there is no such pack. */
export function removePack(dataDir: string, id: string): boolean {
  const place = join(packsFolder(dataDir), id)
  if (!isPackId(id) || !existsSync(place)) return false
  rmSync(previousFolder(dataDir, id), { recursive: true, force: true })
  const gone = temporaryFolder(dataDir, 'gone', id)
  renameSync(place, gone)
  rmSync(gone, { recursive: true, force: true })
  return true
}
