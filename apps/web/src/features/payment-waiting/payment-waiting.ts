import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** A payment of this vendor that waits for its bank, in seconds since 1970 until when. */
export const paymentWaiting = (identity: string, vendorId: string): Stored<number> =>
  stored(`payment-waiting.${identity}.${vendorId}`, z.number())
