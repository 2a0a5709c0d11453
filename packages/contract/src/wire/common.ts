import { tidyLine, tidyLines } from '@beckon/domain/text'
import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { errorCodes } from '../errors.ts'

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** WGS84 degrees. */
export const point = z.object({ latitude, longitude })
export type WirePoint = z.infer<typeof point>

/** The id of an order is `{vendor id}-{random}`. */
export const vendorId = z.string().min(1).max(64)
export const orderId = z.string().min(3).max(100)

/** Typed text of one line, and of several; invisible characters are removed. */
export const line = (most: number) => z.string().max(most).overwrite(tidyLine)
export const lines = (most: number) => z.string().max(most).overwrite(tidyLines)

/** Hours of a day as `dddd:dddd`. */
export const clockHours = z.string().regex(/^([01]\d|2[0-3])[0-5]\d:([01]\d|2[0-3])[0-5]\d$/u)

/** A decimal number in the deployment's currency. The service refuses more decimals than the currency has. */
export const amount = z.number().min(0).max(1_000_000_000)

/** Below zero for what is given back. */
export const signedAmount = z.number().min(-1_000_000_000).max(1_000_000_000)

/** Maximum weight and size of a parcel; absent where they were not given. */
export const parcel = z.object({
  weight_grams: z.number().int().min(1).max(1_000_000),
  longest_side_cm: z.number().int().min(1).max(1000),
})
export type WireParcel = z.infer<typeof parcel>

/** The end of the year 9999. */
const LAST_SECOND = 253_402_300_799

/** Seconds since 1970, UTC. */
export const unixSeconds = z.number().int().min(0).max(LAST_SECOND)

const YEAR_SECONDS = 366 * 86_400

/** A year before the last second, so that the times that follow from a wanted one can be shown, too. */
const LAST_WANTED_SECOND = LAST_SECOND - YEAR_SECONDS

/** A wanted time. */
export const wantedSeconds = z.number().int().min(0).max(LAST_WANTED_SECOND)

/** Whether an instant may be wanted. */
export const mayBeWanted = (iso: string): boolean => Date.parse(iso) <= LAST_WANTED_SECOND * 1000

/** Seconds since 1970 with fractions, for what happens several times a second. */
export const preciseSeconds = z.number().min(0).max(LAST_SECOND)

/** Seconds since 1970 as a query parameter: a moment that every clock can show. */
export const secondsParameter = z.coerce.number().int().min(0).max(LAST_SECOND)

/** A boolean as a query parameter. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]

/** One violation: the code is permanent, the message English, the text is found under the translation key. */
export const violation = z.object({
  code: z.enum(codes).or(z.string()),
  message: z.string(),
  meta: z.looseObject({
    translation_key: z.string(),
    /** Violations by the name of their field. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Seconds to wait before the next try. */
    retry_after: z.number().optional(),
  }),
})
export type Violation = z.infer<typeof violation>

export const failure = z.object({ errors: z.array(violation).min(1), request_id: z.string() })
export type Failure = z.infer<typeof failure>
