import { measureKinds } from '@beckon/domain/pressure'
import { z } from 'zod'
import { amount, unixSeconds } from '../common.ts'
import { zoneId } from '../parties/zone.ts'

export const measureId = z.uuid()

/**
 * Orders for `cap`, metres by road for `radius`, minutes for `slower`, an amount in the currency for `surcharge`, percent of
 * the fee for `surcharge_percent`, and 0 for `pause`.
 */
const measureValue = z.number().min(0).max(1_000_000_000)

const MINUTE = 60
const MOST_MINUTES = 7 * 24 * MINUTE

export const newMeasure = z.object({
  kind: z.enum(measureKinds),
  value: measureValue.default(0),
  /** Now where absent. */
  starts_at: unixSeconds.optional(),
  /** From the start on; by the clock of the service. */
  minutes: z.number().int().min(5).max(MOST_MINUTES),
})

export const measure = z.object({
  id: measureId,
  zone_id: zoneId,
  kind: z.enum(measureKinds),
  value: measureValue,
  starts_at: unixSeconds,
  /** At this time the measure does not count any more. */
  ends_at: unixSeconds,
  /** When it was ended early or replaced; null for one that was not. */
  ended_at: unixSeconds.nullable(),
  reason: z.string(),
})
export type WireMeasure = z.infer<typeof measure>

export const zoneLoad = z.object({
  zone_id: zoneId,
  /** Orders in work. */
  open: z.number().int(),
  /** Those of them that no rider has accepted. */
  waiting: z.number().int(),
  /** Riders on duty in the zone without a parcel. */
  free: z.number().int(),
})
export type WireZoneLoad = z.infer<typeof zoneLoad>

const clock = z.string().regex(/^\d{4}$/u)

/** A measure or the hours of a zone, for a shop. Times in seconds since 1970. */
export const deliveryNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paused'), until: unixSeconds }),
  /** Hours in the zone of the country, as four digits. */
  z.object({ kind: z.literal('zone-closed'), from: clock, to: clock }),
  z.object({ kind: z.literal('full'), until: unixSeconds, limit: z.number().int() }),
  /** Metres by road. */
  z.object({ kind: z.literal('radius'), until: unixSeconds, limit: z.number() }),
  z.object({ kind: z.literal('slower'), until: unixSeconds, minutes: z.number().int() }),
  z.object({ kind: z.literal('surcharge'), until: unixSeconds, amount }),
  z.object({ kind: z.literal('surcharge_percent'), until: unixSeconds, percent: z.number().int() }),
])
export type DeliveryNotice = z.infer<typeof deliveryNotice>
