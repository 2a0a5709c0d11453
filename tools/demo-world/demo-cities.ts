import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CountryCode } from '@beckon/domain/country'
import { importCity, listPacks } from '@beckon/streets'
import { words } from './vocabulary/index.ts'

export interface CityRequest {
  readonly country: CountryCode
  readonly dataDir: string
  readonly now: Date
  readonly progress: (line: string) => void
}

/** Draws and imports the invented city of a country, unless the country has streets already. */
export async function ensureDemoCity({ country, dataDir, now, progress }: CityRequest): Promise<void> {
  if (listPacks(dataDir).some((pack) => pack.country === country)) return
  const name = words[country].city
  progress(`Drawing the streets of ${name} …`)
  const folder = mkdtempSync(join(tmpdir(), 'beckon-city-'))
  try {
    const file = join(folder, 'city.osm.pbf')
    await drawCity(country, file)
    const id = `${country.toLowerCase()}-demo`
    const result = await importCity({ file, dataDir, id, name, country, now: now.toISOString() })
    if (!result.ok) throw new Error(`The streets of ${name} could not be imported. ${result.line}`)
    const { counts } = result.info
    progress(`${name}: ${counts.streets} streets, ${counts.addresses} addresses.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function drawCity(country: CountryCode, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('city-worker.ts', import.meta.url), { workerData: { country, file } })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`the drawing of ${country} ended with ${code}`))
    })
  })
}
