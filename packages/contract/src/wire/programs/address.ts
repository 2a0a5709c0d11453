import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { latitude, line, lines, longitude } from '../common.ts'
import { opaqueId } from './common.ts'

/** A customer of the address book of a collection point. */
export const addressEntry = z
  .object({
    id: opaqueId,
    collection_point: opaqueId,
    name: z.string(),
    phone: z.string(),
    address: z.string().describe('Without unit and building.'),
    unit: z.string(),
    building: z.string(),
    notes: z.string(),
    latitude,
    longitude,
  })
  .meta({ id: 'Address' })
export type ProgramAddress = z.infer<typeof addressEntry>

export const addressGiven = z.strictObject({
  name: line(textLengths.personName).min(1),
  phone: z.string().trim().min(1).max(textLengths.phone),
  address: line(textLengths.address).min(1),
  unit: line(textLengths.unit).default(''),
  building: line(textLengths.building).default(''),
  notes: lines(textLengths.notes).default(''),
  latitude,
  longitude,
})
export type ProgramAddressGiven = z.infer<typeof addressGiven>
