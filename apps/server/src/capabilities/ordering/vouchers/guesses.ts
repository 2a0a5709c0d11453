import { voucherAddressLimit, voucherGuessLimit } from '@beckon/domain/limits'
import {
  countAttempts,
  type NetworkLimit,
  subjectOf,
  subjectsOfNetwork,
  takeBackAttempts,
} from '../../../platform/attempts.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VoucherDeps } from './deps.ts'

const addressLimit: NetworkLimit = { ...voucherAddressLimit, isOfNetwork: true }

export interface Guesser {
  readonly userId: string
  readonly address: string
}

/**
 * Looks a code up and counts the attempt before the lookup; a successful one is not counted. A refusal
 * contains the time to wait.
 */
export async function withinGuesses<T>(
  { db, clock }: Pick<VoucherDeps, 'db' | 'clock'>,
  { userId, address }: Guesser,
  look: () => Promise<T | undefined>,
): Promise<T | undefined | Refusal> {
  const counted = [
    { subject: subjectOf('voucher-user', userId), limit: voucherGuessLimit },
    ...subjectsOfNetwork('voucher-address', address, addressLimit),
  ]
  const wait = await countAttempts(db, counted, clock.now())
  if (wait > 0) return refuse('request.too-many', { retry_after: wait })
  const found = await look()
  if (found !== undefined) await takeBackAttempts(db, counted)
  return found
}
