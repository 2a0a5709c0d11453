import type { SeenZones } from '@beckon/domain/board'
import type { CountryCode } from '@beckon/domain/country'
import type { Area } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'

export interface NumberedZones {
  readonly ids: readonly string[]
  readonly areas: readonly Area[]
}

interface AskedZone {
  readonly country: CountryCode
  /** Zones to which the roles of the operator are limited. */
  readonly seen: SeenZones
  /** Undefined for all. */
  readonly zoneId: string | undefined
}

/**
 * Returns the zones whose orders are counted: the asked one, else those of the operator; null for the whole country,
 * undefined where the asked one does not exist or is another operator's.
 */
export async function numberedZones(
  db: Database,
  { country, seen, zoneId }: AskedZone,
): Promise<NumberedZones | null | undefined> {
  if (zoneId === undefined && seen === null) return null
  if (zoneId !== undefined && seen !== null && !seen.includes(zoneId)) return undefined
  const wanted = zoneId === undefined ? [...(seen ?? [])] : [zoneId]
  const zones = await db
    .selectFrom('zone')
    .select(['zone_id', 'area'])
    .where('country', '=', country)
    .where('zone_id', 'in', wanted.length === 0 ? [''] : wanted)
    .execute()
  if (zoneId !== undefined && zones.length === 0) return undefined
  return { ids: zones.map((zone) => zone.zone_id), areas: zones.map(({ area }) => area) }
}
