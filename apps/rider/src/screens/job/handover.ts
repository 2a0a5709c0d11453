import type { Task } from '@beckon/contract'
import { type Currency, isCurrency, toDecimal } from '@beckon/domain/money'
import { cashAtDoor, type CashAtDoor, isPaidAtDoor, readAmount } from '@beckon/domain/payment'
import { dueOf, needsPin, type PinFacts } from '../../features/stops/index.ts'
import type { NewAct } from '../../platform/queue/index.ts'

/** Input of a rider at the door. */
export interface HandoverEntry {
  readonly receivedBy: string
  readonly pin: string
  readonly isAgeChecked: boolean
  /** Money that the customer gave, as it was typed. */
  readonly given: string
}

export type CashRead =
  | { readonly state: 'none' | 'missing' }
  | ({ readonly state: 'read'; readonly currency: Currency } & CashAtDoor)

/** Returns what is collected of the money that was given; `none` where nothing is due at the door. */
export function cashOf(task: Task, given: string): CashRead {
  const due = dueOf(task)
  if (due === 0 || !isCurrency(task.currency)) return { state: 'none' }
  const minor = readAmount(given, task.currency)
  if (minor === undefined) return { state: 'missing' }
  return { state: 'read', currency: task.currency, ...cashAtDoor(due, minor) }
}

export type Missing = 'receivedBy' | 'pin' | 'age' | 'cash'

export type Handover =
  | { readonly ok: true; readonly act: NewAct }
  | { readonly ok: false; readonly missing: readonly Missing[] }

/** Returns the act of a handover, or the entries that it lacks in the order of the form. */
export function handoverOf(facts: PinFacts, entry: HandoverEntry): Handover {
  const { task } = facts
  const cash = cashOf(task, entry.given)
  const [receivedBy, pin] = [entry.receivedBy.trim(), entry.pin.trim()]
  const isMissing: Readonly<Record<Missing, boolean>> = {
    receivedBy: receivedBy === '',
    pin: needsPin(facts) && pin === '',
    age: task.age_check_required === true && !entry.isAgeChecked,
    cash: cash.state === 'missing',
  }
  const missing = order.filter((one) => isMissing[one])
  if (missing.length > 0) return { ok: false, missing }
  return {
    ok: true,
    act: {
      kind: 'deliver',
      order_id: task.order_id,
      received_by: receivedBy,
      collected: collectedOf(task, cash),
      ...(needsPin(facts) ? { pin } : {}),
      ...(task.age_check_required ? { age_checked: true } : {}),
    },
  }
}

const order: readonly Missing[] = ['age', 'pin', 'cash', 'receivedBy']

function collectedOf(task: Task, cash: CashRead): number | null {
  if (cash.state === 'read') return toDecimal({ minor: cash.collected, currency: cash.currency })
  // An amount of zero that is due at the door is collected all the same.
  return isPaidAtDoor(task.payment_method) ? 0 : null
}

/** Returns an amount with the decimals of its currency, as it is typed. */
export const typedAmount = (decimal: number, decimals: number): string => decimal.toFixed(decimals)
