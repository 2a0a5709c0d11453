import type { CountryCode } from '@beckon/domain/country'
import { listPacks } from '@beckon/streets'
import type { CityMaker } from './city-maker.ts'
import { words } from './vocabulary/index.ts'

export interface CityRequest {
  readonly country: CountryCode
  readonly dataDir: string
  readonly now: Date
  readonly progress: (line: string) => void
  readonly maker: CityMaker
}

/** Draws and imports the invented city of a country, unless the country has streets already. */
export async function ensureDemoCity(request: CityRequest): Promise<void> {
  const { country, dataDir, now, progress, maker } = request
  if (listPacks(dataDir).some((pack) => pack.country === country)) return
  const name = words[country].city
  progress(`Drawing the streets of ${name} …`)
  const id = `${country.toLowerCase()}-demo`
  const result = await maker.make({ dataDir, id, name, country, now: now.toISOString() })
  if (!result.ok) throw new Error(`The streets of ${name} could not be imported. ${result.line}`)
  const { counts } = result.info
  progress(`${name}: ${counts.streets} streets, ${counts.addresses} addresses.`)
}
