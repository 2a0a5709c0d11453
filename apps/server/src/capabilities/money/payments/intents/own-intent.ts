import type { IntentStatus } from '@beckon/contract'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { type IntentKey, type IntentRow, loadIntent } from './intent-store.ts'
import type { PaymentDeps } from '../deps.ts'
import { presentIntent } from './present-intent.ts'

export interface IntentRef {
  readonly user: ActingUser
  readonly vendorId: string
  readonly intentId: string
}

/** A payment of a vendor that the caller acts for. */
export async function ownIntent(
  deps: PaymentDeps,
  { user, vendorId, intentId }: IntentRef,
): Promise<IntentRow | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const row = await loadIntent(deps.db, { vendorId: vendor.vendor_id, intentId })
  return row?.country === user.country ? row : refuse('payment.not-found')
}

export async function statusOf(
  deps: PaymentDeps,
  name: IntentKey,
): Promise<{ readonly result: IntentStatus } | Refusal> {
  const row = await loadIntent(deps.db, name)
  return row ? { result: presentIntent(row) } : refuse('payment.not-found')
}
