import type { Tx } from '../../platform/database/transaction.ts'
import type { Moved } from '../orders/index.ts'
import { keyOf } from './ask-shop.ts'
import { type Charging, enterCharge } from './settling.ts'
import { addCharge, raisedOf } from './store.ts'

/** More was promised to the rider who comes. The order is called off: nobody came, and it is not charged. */
export async function giveRaiseBack(parts: Charging, tx: Tx, { after }: Moved): Promise<void> {
  if (after.status !== 'CANCELLED') return
  const raised = await raisedOf(tx, keyOf(after))
  if (raised === 0) return
  await addCharge(tx, keyOf(after), { kind: 'RAISE_FEE', amount: -raised, at: parts.clock.now() })
  await enterCharge(parts, tx, after, { reference: 'raise-back', minor: -raised })
}
