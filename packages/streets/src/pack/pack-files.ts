import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
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

export const packsFolder = (dataDir: string): string => join(dataDir, 'packs')

const namePattern = /^[a-z0-9][a-z0-9-]{0,60}$/

/** Ids are folder names: nothing that could lead elsewhere. */
export const isPackId = (id: string): boolean => namePattern.test(id)

/** Temporary folders of one process: a new pack, a replaced pack, a pack that is being deleted. */
const temporaryFolder = (dataDir: string, use: 'new' | 'old' | 'gone', id: string): string =>
  join(packsFolder(dataDir), `.${use}-${id}-${process.pid}-${threadId}`)

/**
 * Writes to a temporary folder and swaps it in, so that readers see the old pack or the new one, never a
 * part of one.
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
  rmSync(old, { recursive: true, force: true })
}

function writePack(folder: string, content: PackContent): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'gazetteer.bin'), serialize(content.gazetteer))
  writeFileSync(join(folder, 'graph.bin'), serialize(content.graph))
  writeFileSync(join(folder, 'basemap.pmtiles'), content.basemap)
  writeFileSync(join(folder, 'info.json'), JSON.stringify({ format: PACK_FORMAT, ...content.info }))
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
export function listPacks(dataDir: string): PackInfo[] {
  const folder = packsFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isPackId)
    .flatMap((id) => {
      const info = readInfo(join(folder, id))
      return info ? [info] : []
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function readInfo(folder: string): PackInfo | undefined {
  try {
    const { format, ...info } = JSON.parse(readFileSync(join(folder, 'info.json'), 'utf8')) as PackInfo & {
      format: number
    }
    return format === PACK_FORMAT ? info : undefined
  } catch {
    // Not a pack, or one that is being removed just now.
    return undefined
  }
}

/** Our own files, written by `savePack` of the same format. */
export function loadPack(dataDir: string, id: string): Pick<PackContent, 'gazetteer' | 'graph'> {
  const file = join(packsFolder(dataDir), id, 'gazetteer.bin')
  return { gazetteer: deserialize(readFileSync(file)) as Gazetteer, graph: loadGraph(dataDir, id) }
}

/** The roads of a pack without its addresses, a fifth of the bytes. */
export const loadGraph = (dataDir: string, id: string): RoadGraph =>
  deserialize(readFileSync(join(packsFolder(dataDir), id, 'graph.bin'))) as RoadGraph

/** False when there is no such pack. */
export function removePack(dataDir: string, id: string): boolean {
  const place = join(packsFolder(dataDir), id)
  if (!isPackId(id) || !existsSync(place)) return false
  const gone = temporaryFolder(dataDir, 'gone', id)
  renameSync(place, gone)
  rmSync(gone, { recursive: true, force: true })
  return true
}
