import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** After so long without an answer a payment has ended. */
export const WAITING_SECONDS = 30 * 60

/** A payment of this vendor that waits for its bank, in seconds since 1970 until when. */
export const paymentWaiting = (identity: string, vendorId: string): Stored<number> =>
  stored(`payment-waiting.${identity}.${vendorId}`, z.number())
