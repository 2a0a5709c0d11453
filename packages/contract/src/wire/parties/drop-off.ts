import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { latitude, line, lines, longitude, unixSeconds, vendorId } from '../common.ts'

/** A customer of the address book. `address` is unit, building and the text, joined by commas. */
export const savedAddress = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  latitude,
  longitude,
  address: z.string(),
  notes: z.string(),
  unit: z.string(),
  building: z.string(),
  address_text: z.string(),
})
export type SavedAddress = z.infer<typeof savedAddress>

export const newSavedAddress = z.object({
  name: line(textLengths.personName).min(1),
  phone_number: z.string().trim().min(1).max(textLengths.phone),
  latitude,
  longitude,
  unit: line(textLengths.unit),
  building: line(textLengths.building),
  address_text: line(textLengths.address).min(1),
  notes: lines(textLengths.notes),
})
export type NewSavedAddress = z.infer<typeof newSavedAddress>

/** A customer to whom the vendor often sends, with the details of the last order. */
export const frequentDropOff = z.object({
  name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  /** As entered, and part of the address too; empty where they were not given separately. */
  unit_number: z.string(),
  building: z.string(),
  latitude,
  longitude,
  notes: z.string(),
  times: z.number().int(),
  last_order_id: z.string(),
  last_at: unixSeconds,
  /** Their entry in the address book, if the same phone at the same door is stored: its pin is better. */
  saved: savedAddress.nullable(),
})
export type FrequentDropOff = z.infer<typeof frequentDropOff>

export const placeAnswer = z.object({
  latitude,
  longitude,
  address: line(textLengths.address),
  unit: line(textLengths.unit),
  building: line(textLengths.building),
  notes: lines(textLengths.pointNotes),
  /** Name of the customer; empty where it was not given. */
  name: line(textLengths.personName).default(''),
  phone: line(textLengths.phone).default(''),
  /** How exactly the address is known that was chosen; a pin that was put by hand is exact. */
  precision: z.enum(['building', 'street', 'place', 'town']).default('building'),
})
export type PlaceAnswer = z.infer<typeof placeAnswer>

export const placeRequestState = z.object({
  ask_id: z.string(),
  expires_at: unixSeconds,
  /** Null while the customer has said nothing. */
  answer: placeAnswer.nullable(),
})
export type PlaceRequestState = z.infer<typeof placeRequestState>

/** Data of the customer's page: the shop, and the area that the map shows first. */
export const placeQuestion = z.object({
  vendor_id: vendorId,
  vendor_name: z.string(),
  centre: z.object({ latitude, longitude }),
  expires_at: unixSeconds,
  answer: placeAnswer.nullable(),
})
export type PlaceQuestion = z.infer<typeof placeQuestion>
