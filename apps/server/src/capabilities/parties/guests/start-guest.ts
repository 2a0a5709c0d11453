import { randomBytes } from 'node:crypto'
import type { AnswerOf, accountCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorsService } from '../vendors/index.ts'
import { issueGuestToken } from './guest-token.ts'

export interface GuestDeps {
  readonly db: Database
  readonly clock: Clock
  readonly signer: Signer
  readonly vendors: Pick<VendorsService, 'guests'>
  /** Whether guests are allowed there. */
  readonly isOpen: (country: CountryCode) => Promise<boolean>
}

type Started = AnswerOf<typeof accountCalls.startGuest>

/** Starts a guest session: a vendor of its own and its token. */
export async function startGuest(deps: GuestDeps, country: CountryCode): Promise<Started | Refusal> {
  if (!(await deps.isOpen(country))) return refuse('guest.closed')
  const now = deps.clock.now()
  // Not to be guessed, though knowing it would open nothing.
  const vendorId = `guest-${randomBytes(12).toString('hex')}`
  await deps.vendors.guests.insert(deps.db, { vendorId, country, now })
  const token = await issueGuestToken(deps.signer, { vendorId, country }, now)
  return { result: { vendor_id: vendorId, token } }
}
