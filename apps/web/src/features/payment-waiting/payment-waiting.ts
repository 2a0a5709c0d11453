import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** A payment of this vendor that waits for its bank; the deadline in seconds since 1970. */
export const paymentWaiting = (identity: string, vendorId: string): Stored<number> =>
  stored(`payment-waiting.${identity}.${vendorId}`, z.number())
