import type { AnswerOf, accountCalls } from '@beckon/contract'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser, VendorsService } from '../vendors/index.ts'
import { guestOfToken } from './guest-token.ts'
import { lastSenderOf, lockGuest } from './store.ts'

interface ClaimDeps {
  readonly db: Database
  readonly signer: Signer
  readonly vendors: VendorsService
}

interface Claim {
  readonly user: ActingUser
  /** The guest's token, proof of having been that guest. */
  readonly token: string
}

type Claimed = AnswerOf<typeof accountCalls.claimGuest>

/**
 * The guest's vendor becomes the account's, with all that hangs on it: no order gets another id, so that links to it
 * and riders on their way stay good. A business that has just been registered and did nothing yet becomes one with it.
 */
export async function claimGuest(deps: ClaimDeps, { user, token }: Claim): Promise<Claimed | Refusal> {
  const guest = await guestOfToken(deps.signer, token)
  if (!guest || guest.country !== user.country) return refuse('guest.gone')
  const { vendorId } = guest
  return inTransaction<Claimed | Refusal>(deps.db, async (tx) => {
    const found = await lockGuest(tx, vendorId)
    if (!found) return refuse('guest.gone')
    const sender = await lastSenderOf(tx, vendorId)
    // A caller that lost the answer repeats the call.
    if (!found.is_guest) {
      const theirs = await deps.vendors.vendorFor({ ...user, action: 'business.read' }, vendorId)
      return !isRefusal(theirs) && sender ? answerOf(vendorId, sender.orders) : refuse('guest.gone')
    }
    if (!sender) return { result: { vendor_id: null, orders: 0 } }
    await adopt(deps, tx, { user, vendorId, sender })
    return answerOf(vendorId, sender.orders)
  })
}

const answerOf = (vendorId: string, orders: number): Claimed => ({ result: { vendor_id: vendorId, orders } })

type Sender = NonNullable<Awaited<ReturnType<typeof lastSenderOf>>>

async function adopt(
  { vendors }: ClaimDeps,
  tx: Tx,
  {
    user,
    vendorId,
    sender,
  }: { readonly user: ActingUser; readonly vendorId: string; readonly sender: Sender },
): Promise<void> {
  const blank = await vendors.takeBlank(tx, user)
  await vendors.guests.adopt(tx, vendorId, {
    name: blank?.name ?? sender.name,
    contact_phone: blank?.contact_phone || sender.phone,
    estimation_pick_up_time: blank?.estimation_pick_up_time ?? 0,
    address_text: sender.address,
    latitude: sender.latitude,
    longitude: sender.longitude,
    rider_instructions: sender.instructions,
  })
  await vendors.addOwner(tx, vendorId, user.userId)
}
