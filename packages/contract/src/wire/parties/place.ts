import { z } from 'zod'
import { latitude, longitude } from '../common.ts'

/** How exact a place is: the building, its street, its quarter, or only its town. */
export const precision = z.enum(['building', 'street', 'place', 'town'])
export type Precision = z.infer<typeof precision>

export const placeHit = z.object({
  id: z.string(),
  formatted_address: z.string(),
  latitude,
  longitude,
  precision,
  /** These streets are generated for demonstration; no real place has this address. */
  invented: z.boolean(),
})
export type PlaceHit = z.infer<typeof placeHit>

export const place = placeHit.extend({
  city: z.string(),
  country_code: z.string(),
  zipcode: z.string(),
  street: z.string(),
  number: z.string(),
})
export type Place = z.infer<typeof place>
