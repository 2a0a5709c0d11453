import { randomBytes } from 'node:crypto'
import type { AnswerOf, accountCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorsDoor } from '../vendors/index.ts'
import { issueGuestToken } from './guest-token.ts'

export interface GuestParts {
  readonly db: Database
  readonly clock: Clock
  readonly signer: Signer
  readonly vendors: Pick<VendorsDoor, 'guests'>
  /** Whether people may go on without an account there. */
  readonly isOpen: (country: CountryCode) => Promise<boolean>
}

type Started = AnswerOf<typeof accountCalls.startGuest>

/** Somebody goes on without an account: a vendor of its own, and the token for it. */
export async function startGuest(parts: GuestParts, country: CountryCode): Promise<Started | Refusal> {
  if (!(await parts.isOpen(country))) return refuse('guest.closed')
  const now = parts.clock.now()
  // Not to be guessed, though knowing it would open nothing.
  const vendorId = `guest-${randomBytes(12).toString('hex')}`
  await parts.vendors.guests.insert(parts.db, { vendorId, country, now })
  const token = await issueGuestToken(parts.signer, { vendorId, country }, now)
  return { result: { vendor_id: vendorId, token } }
}
