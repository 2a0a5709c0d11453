import { openStreets, worldLand } from '@beckon/streets'
import type { Config } from '../../../../platform/config.ts'
import type { MapEngine } from '../map-engine.ts'

/** Our own engine over the packs below the data folder; town level where a country has none. */
export async function embeddedMaps(
  { dataDir, roles }: Pick<Config, 'dataDir' | 'roles'>,
  onError?: (line: string) => void,
): Promise<MapEngine> {
  // Processes that answer no calls hold only the parts of maps that they need.
  const streets = await openStreets(dataDir, onError, roles.has('api') ? 'at once' : 'on first use')
  let land: string | undefined
  return {
    packs: () => streets.packs(),
    packsIn: (country, near) => streets.packsIn(country, near),
    tilesOf: (packId) => streets.tilesOf(packId),
    refresh: () => streets.refresh(),
    autocomplete: (search) => streets.autocomplete(search),
    details: (id, language) => streets.details(id, language),
    reverse: (at, country, language) => streets.reverse({ ...at, country, language }),
    route: (from, to, country) => streets.route(from, to, { country, vehicle: 'bike' }),
    async worldLand() {
      land ??= JSON.stringify(worldLand(), rounded)
      return land
    },
  }
}

/** A thousandth of a degree is a hundred metres, finer than the outlines are; the rest would be half of the bytes. */
const rounded = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
