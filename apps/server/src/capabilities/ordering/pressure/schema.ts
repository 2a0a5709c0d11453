import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { MeasureKind } from '@beckon/domain/pressure'
import type { Big, Instant } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** A measure of a zone for a limited time. */
export interface ZoneMeasureTable {
  country: CountryCode
  measure_id: string
  zone_id: string
  kind: MeasureKind
  /** As in the domain: orders, metres, minutes, minor units or percent. */
  value: Big
  starts_at: Instant
  ends_at: Instant
  /** When it was ended early or replaced. */
  ended_at: Instant | null
  reason: string
}

export const retention: readonly RetentionRule[] = [
  { table: 'zone_measure', column: 'ends_at', days: retentionDays.zoneMeasure },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    zone_measure: ZoneMeasureTable
  }
}
