import { z } from 'zod'

/** A position as Traccar Client sends it; its id is the secret of the tracker. */
export interface TrackerReport {
  readonly trackerId: string
  readonly position: {
    readonly latitude: number
    readonly longitude: number
    /** Degrees clockwise from north. */
    readonly bearing: number | null
    /** Metres per second. */
    readonly speed: number | null
    /** Metres. */
    readonly accuracy: number | null
    /** From 0 to 1. */
    readonly battery: number | null
    /** Seconds since 1970. */
    readonly taken_at: number
  }
}

const KNOT = 0.514_444
/** Numbers above are milliseconds since 1970. */
const MILLISECONDS_FROM = 100_000_000_000

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)
/** Phones send a number below zero for a value that they do not have. */
const measured = z.coerce
  .number()
  .optional()
  .transform((value) => (value === undefined || !(value >= 0) ? null : value))
const id = z.string().min(20).max(100)

/** Seconds or milliseconds since 1970, or a date by ISO 8601. */
const time = z.union([z.number(), z.string().max(40)]).transform((given, context) => {
  const value = Number(given)
  const seconds = Number.isFinite(value)
    ? value >= MILLISECONDS_FROM
      ? value / 1000
      : value
    : Date.parse(String(given)) / 1000
  if (Number.isFinite(seconds) && seconds > 0) return seconds
  context.addIssue({ code: 'custom', message: 'is no time' })
  return z.NEVER
})

/** The form of OsmAnd: speed in knots, battery in percent. */
const fields = z
  .object({
    ...{ id, lat: latitude, lon: longitude, timestamp: time },
    ...{ speed: measured, bearing: measured, accuracy: measured, batt: measured },
  })
  .transform(({ id: trackerId, lat, lon, timestamp, speed, bearing, accuracy, batt }): TrackerReport => ({
    trackerId,
    position: {
      latitude: lat,
      longitude: lon,
      bearing: withinTurn(bearing),
      speed: speed === null ? null : speed * KNOT,
      accuracy,
      battery: share(batt === null ? null : batt / 100),
      taken_at: timestamp,
    },
  }))

const coords = z.object({
  ...{ latitude, longitude },
  ...{ accuracy: measured, speed: measured, heading: measured },
})

/** The form from version 9 of Traccar Client: speed in metres a second, battery from 0 to 1. */
const document = z
  .object({
    device_id: id,
    location: z.object({
      timestamp: time,
      coords,
      battery: z.object({ level: measured }).optional(),
    }),
  })
  .transform(({ device_id: trackerId, location: { timestamp, coords: at, battery } }): TrackerReport => ({
    trackerId,
    position: {
      latitude: at.latitude,
      longitude: at.longitude,
      bearing: withinTurn(at.heading),
      speed: at.speed,
      accuracy: at.accuracy,
      battery: share(battery?.level ?? null),
      taken_at: timestamp,
    },
  }))

const withinTurn = (degrees: number | null): number | null =>
  degrees === null || degrees > 360 ? null : degrees
const share = (value: number | null): number | null => (value === null ? null : Math.min(value, 1))

/** Reads both forms of Traccar Client; undefined for anything else. */
export function readTraccar(query: unknown, body: unknown): TrackerReport | undefined {
  const isDocument = typeof body === 'object' && body !== null && 'location' in body
  const read = isDocument
    ? document.safeParse(body)
    : fields.safeParse({ ...objectOf(query), ...objectOf(body) })
  return read.data
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
