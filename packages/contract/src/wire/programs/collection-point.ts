import { z } from 'zod'
import { latitude, longitude } from '../common.ts'
import { isoTime, opaqueId } from './common.ts'

/** A place of the business at which riders collect. */
export const collectionPoint = z
  .object({
    id: opaqueId,
    name: z.string(),
    parent: opaqueId
      .nullable()
      .describe('The main branch; null for a main branch and for a shop without one.'),
    code: z.string().describe('Your own code of it, as it was registered.'),
    active: z.boolean().describe('Whether it can order.'),
    opens_at: isoTime.nullable().describe('When a new one becomes available; null once it is.'),
    phone: z.string(),
    address: z.string(),
    latitude: latitude
      .nullable()
      .describe('Null until the place is set in the portal: nothing can be collected there.'),
    longitude: longitude.nullable(),
    preparation_minutes: z.number().int().describe('Usual time until a parcel is ready.'),
    currency: z.string().describe('ISO 4217.'),
  })
  .meta({ id: 'CollectionPoint' })
export type ProgramCollectionPoint = z.infer<typeof collectionPoint>
