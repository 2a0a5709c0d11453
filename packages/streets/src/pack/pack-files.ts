import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Gazetteer, PackInfo } from '../model.ts'
import type { RoadGraph } from '../road/index.ts'

/** A city as it is kept: a folder that is only ever swapped in whole. */
export interface PackContent {
  readonly info: PackInfo
  readonly gazetteer: Gazetteer
  readonly graph: RoadGraph
  readonly basemap: Uint8Array
}

/** Raised when what the files hold changes its shape; packs of another format are made anew. */
export const PACK_FORMAT = 2

export const packsFolder = (dataDir: string): string => join(dataDir, 'packs')

const namePattern = /^[a-z0-9][a-z0-9-]{0,60}$/

/** Ids are folder names: nothing that could lead elsewhere. */
export const isPackId = (id: string): boolean => namePattern.test(id)

/** Writes beside, then swaps: whoever reads sees the old pack or the new one, never half of one. */
export function savePack(dataDir: string, content: PackContent): void {
  const folder = packsFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const made = join(folder, `.new-${content.info.id}-${process.pid}`)
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made)
  writeFileSync(join(made, 'gazetteer.bin'), serialize(content.gazetteer))
  writeFileSync(join(made, 'graph.bin'), serialize(content.graph))
  writeFileSync(join(made, 'basemap.pmtiles'), content.basemap)
  writeFileSync(join(made, 'info.json'), JSON.stringify({ format: PACK_FORMAT, ...content.info }))
  const place = join(folder, content.info.id)
  const old = join(folder, `.old-${content.info.id}-${process.pid}`)
  if (existsSync(place)) renameSync(place, old)
  renameSync(made, place)
  rmSync(old, { recursive: true, force: true })
}

/** The packs that are there and whole. */
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
  const folder = join(packsFolder(dataDir), id)
  return {
    gazetteer: deserialize(readFileSync(join(folder, 'gazetteer.bin'))) as Gazetteer,
    graph: deserialize(readFileSync(join(folder, 'graph.bin'))) as RoadGraph,
  }
}

/** False when there is no such pack. */
export function removePack(dataDir: string, id: string): boolean {
  const place = join(packsFolder(dataDir), id)
  if (!isPackId(id) || !existsSync(place)) return false
  const gone = join(packsFolder(dataDir), `.old-${id}-${process.pid}`)
  renameSync(place, gone)
  rmSync(gone, { recursive: true, force: true })
  return true
}
