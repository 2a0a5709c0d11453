import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CountryCode } from '@beckon/domain/country'
import { copyPack, listPacks, movePack } from '@beckon/streets'
import type { CityMaker } from './city-maker.ts'
import { drawnFolder, openPackCache } from './pack-cache.ts'
import { words } from '../vocabulary/index.ts'

export interface CityRequest {
  readonly country: CountryCode
  readonly dataDir: string
  readonly now: Date
  readonly progress: (line: string) => void
  readonly maker: CityMaker
  /** A data folder that keeps the packs made before; by default the one of this checkout. */
  readonly cacheDir?: string
}

/**
 * Puts the invented city of a country into the data folder, unless the country has streets already. The city is drawn and
 * imported only when the cache has no pack of it.
 */
export async function ensureDemoCity(request: CityRequest): Promise<void> {
  const { country, dataDir, now, progress, maker } = request
  if (listPacks(dataDir).some((pack) => pack.country === country)) return
  const name = words[country].city
  const id = `${country.toLowerCase()}-demo`
  const cacheDir = request.cacheDir ?? openPackCache()
  if (!listPacks(cacheDir).some((pack) => pack.id === id)) {
    progress(`Drawing the streets of ${name} …`)
    // In a folder of its own, because another process may draw the same city for the same cache.
    const folder = mkdtempSync(join(cacheDir, '.drawing-'))
    try {
      const drawnIn = drawnFolder(cacheDir)
      const order = { dataDir: folder, id, name, country, drawnIn, now: now.toISOString() }
      const result = await maker.make(order)
      if (!result.ok) throw new Error(`The streets of ${name} could not be imported. ${result.line}`)
      movePack(folder, cacheDir, id)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  copyPack(cacheDir, dataDir, id)
  const { counts } = listPacks(dataDir).find((pack) => pack.id === id) ?? {}
  progress(`${name}: ${counts?.streets ?? 0} streets, ${counts?.addresses ?? 0} addresses.`)
}
