import type { IntentStatus } from '@beckon/contract'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { cancelAtGateway } from './cancel-intent.ts'
import { changeIntent, type IntentRow } from './intent-store.ts'
import { type IntentRef, ownIntent, statusOf } from './own-intent.ts'
import type { PaymentDeps } from '../deps.ts'
import { isGatewayError, type GatewayIntent } from '../providers/card-gateway.ts'

/**
 * Returns the state of a payment. One that waits for the bank is looked up at once: the payer has just returned from the
 * bank's page.
 */
export async function followIntent(
  deps: PaymentDeps,
  of: IntentRef,
): Promise<{ result: IntentStatus } | Refusal> {
  const row = await ownIntent(deps, of)
  if (isRefusal(row)) return row
  if (row.state === 'ACTION_REQUIRED' || row.state === 'PROCESSING') await askAfter(deps, row)
  return statusOf(deps, { vendorId: row.vendor_id, intentId: row.intent_id })
}

/** Minimum time between two lookups of one payment. */
const LOOKUP_INTERVAL_MS = 1_000

/** Looks up a payment at the gateway; if the gateway is unavailable, a later run does so. */
async function askAfter(deps: PaymentDeps, row: IntentRow): Promise<void> {
  const gateway = deps.gateways.of(row.country, row.provider)
  if (!gateway || row.gateway_intent_id === null) return
  const now = deps.clock.now()
  if (now.getTime() - row.asked_at.getTime() < LOOKUP_INTERVAL_MS) return
  await inTransaction(deps.db, (tx) => changeIntent(tx, row, { asked_at: now }, row.updated_at))
  const seen = await gateway.getIntent(row.gateway_intent_id)
  if (isGatewayError(seen)) return
  await applyGatewayEvent(deps, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
  if (hasFailed(deps, row, seen)) await cancelAtGateway(deps, row)
}

/** A card payment may take this long; a payment that the gateway does not list by then never reached it. */
const LOST_MS = 20_000

/** Returns whether the payment has finally failed. Only a cancellation at the gateway makes that certain. */
export function hasFailed(
  { clock }: Pick<PaymentDeps, 'clock'>,
  row: IntentRow,
  seen: GatewayIntent,
): boolean {
  if (seen.state !== 'OPEN' && seen.state !== 'ACTION_REQUIRED') return false
  const now = clock.now()
  const isLost = row.state === 'PROCESSING' && seen.version <= row.gateway_version
  return row.expires_at < now || (isLost && now.getTime() - row.updated_at.getTime() > LOST_MS)
}
