import type { Parcel } from '@beckon/domain/request'
import { z } from 'zod'
import { type Stored, stored } from '../../../platform/storage/index.ts'

const parcel: z.ZodType<Parcel> = z.object({ grams: z.number(), sideCm: z.number() })

/** The last chosen weight and size of a vendor. */
export const lastParcel = (identity: string, vendorId: string): Stored<Parcel> =>
  stored(`last-parcel.${identity}.${vendorId}`, parcel)
