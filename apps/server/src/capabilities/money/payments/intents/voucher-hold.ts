import { VOUCHER_HOLD_SECONDS } from '@beckon/domain/limits'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { releaseVoucher, keepVoucher } from '../../../ordering/vouchers/index.ts'
import { intentOfOrder } from './intent-store.ts'
import type { PaymentDeps } from '../deps.ts'

const JOB = 'end-voucher-hold'
/** So far may the clocks of two processes differ. */
const SKEW_SECONDS = 10

/** An unpaid order holds the use of a voucher this long, and while a bank decides. */
export async function holdVoucher(deps: PaymentDeps, tx: Tx, order: OrderRow): Promise<void> {
  if (order.voucher_code === null) return
  const key: OrderKey = { vendorId: order.vendor_id, orderId: order.order_id }
  const startAfter = new Date(deps.clock.now().getTime() + VOUCHER_HOLD_SECONDS * 1000)
  await deps.jobs.send(JOB, key, { tx, startAfter })
}

/** Before a card is tried the use is held again, so that many begun payments gain no use beyond the voucher's limit. */
export async function renewHold(deps: PaymentDeps, tx: Tx, order: OrderRow): Promise<Refusal | undefined> {
  if (order.voucher_code === null) return undefined
  if (!(await keepVoucher(tx, order, deps.clock.now()))) return refuse('voucher.unavailable')
  await holdVoucher(deps, tx, order)
  return undefined
}

export const defineVoucherHold = (deps: PaymentDeps): void =>
  deps.jobs.define<OrderKey>(JOB, (key) => endHold(deps, key))

/** May run twice without harm; a hold that was renewed meanwhile has a later job. */
async function endHold(deps: PaymentDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    const isUnpaid = order?.status === 'INITIATED' || order?.status === 'PAYMENT_INITIATED'
    if (!order || !isUnpaid) return
    const intent = await intentOfOrder(tx, key)
    if (intent?.state === 'PROCESSING' || intent?.state === 'ACTION_REQUIRED') {
      await holdVoucher(deps, tx, order)
      return
    }
    const now = deps.clock.now()
    await releaseVoucher(tx, key, {
      at: now,
      takenBy: new Date(now.getTime() - (VOUCHER_HOLD_SECONDS - SKEW_SECONDS) * 1000),
    })
  })
}
