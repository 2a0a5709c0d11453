import { channelOf } from '@beckon/domain/account'
import type { IntentState } from '@beckon/domain/payment'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { PaymentOutcome } from '../../../settings/notify/index.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { changeIntent, contactOfPayer, intentOfOrder, type IntentRow } from './intent-store.ts'
import type { PaymentDeps } from '../deps.ts'

/** Notes that the person who pays gets a message once it is known whether the bank has paid. */
export async function promiseOutcome(deps: PaymentDeps, key: OrderKey, language: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await deps.orders.lock(tx, key)
    const row = await intentOfOrder(tx, key)
    if (row?.state !== 'PROCESSING' || row.promised_language !== null) return
    await changeIntent(tx, row, { promised_language: language }, deps.clock.now())
  })
}

interface FinalState {
  readonly state: IntentState
  readonly isRefundDue: boolean
}

/**
 * Sends the promised message once the outcome is final. Money that arrived too late is announced without a promise
 * too.
 */
export async function notifyOutcome(
  deps: PaymentDeps,
  tx: Tx,
  order: OrderRow,
  row: IntentRow,
  seen: FinalState,
): Promise<void> {
  const outcome = outcomeOf(seen)
  if (!outcome || (row.promised_language === null && !seen.isRefundDue)) return
  const recipient = order.sender_email ?? (await contactOfPayer(tx, row))
  if (recipient === undefined) return
  const addressee = {
    order: { vendorId: order.vendor_id, orderId: order.order_id },
    country: order.country,
    channel: channelOf(recipient),
    recipient,
    language: row.promised_language,
  } as const
  await deps.notify.send(tx, addressee, { kind: 'payment-outcome', outcome, order: order.order_id })
  await changeIntent(tx, row, { promised_language: null }, deps.clock.now())
}

/** Undefined as long as the bank has not answered. */
function outcomeOf({ state, isRefundDue }: FinalState): PaymentOutcome | undefined {
  if (isRefundDue) return 'paid-back'
  if (state === 'PROCESSING' || state === 'ACTION_REQUIRED') return undefined
  return state === 'SUCCEEDED' ? 'paid' : 'unpaid'
}
