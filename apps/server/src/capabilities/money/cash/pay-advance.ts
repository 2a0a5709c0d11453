import { advanceOf, type CheckedAdvance, checkPaid, checkPaidBack } from '@beckon/domain/payment'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { CashDeps } from './deps.ts'
import { endAdvance, insertAdvance } from './store.ts'

type Deps = Pick<CashDeps, 'clock' | 'ledger'>

/** Books what the rider of a locked order paid the shop at collection, as the rider reports it. */
export async function payAdvance(
  { clock, ledger }: Deps,
  tx: Tx,
  order: OrderRow,
  amount: number | null,
): Promise<Refusal | undefined> {
  const checked = checkPaid({ due: advanceOf(order), currency: order.currency, amount })
  if (!checked.ok) return refusedField('paid', checked)
  if (checked.minor === 0) return undefined
  const { rider_id: riderId } = order
  if (riderId === null) throw new Error(`no rider has ${order.order_id}`)
  if (!(await insertAdvance(tx, order, { riderId, minor: checked.minor, at: clock.now() }))) return undefined
  await ledger.enter(tx, order, 'advance', { kind: 'ADVANCE_PAID', minor: checked.minor })
  return undefined
}

/** Books what the shop gave back with a returned parcel, as the rider reports it. */
export async function returnAdvance(
  { clock, ledger }: Deps,
  tx: Tx,
  order: OrderRow,
  amount: number | null,
): Promise<Refusal | undefined> {
  const checked = checkPaidBack({ due: advanceOf(order), currency: order.currency, amount })
  if (!checked.ok) return refusedField('paid_back', checked)
  if (!(await endAdvance(tx, order, { minor: checked.minor, at: clock.now() }))) return undefined
  await ledger.enter(tx, order, 'advance-back', { kind: 'ADVANCE_RETURNED', minor: checked.minor })
  return undefined
}

const refusedField = (name: string, { violation }: Extract<CheckedAdvance, { ok: false }>): Refusal =>
  refuse('order.invalid', { fields: { [name]: violation } })
