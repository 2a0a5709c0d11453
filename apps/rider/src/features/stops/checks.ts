import type { Task } from '@beckon/contract'
import { isCurrency, toMinor } from '@beckon/domain/money'
import { isPaidAtDoor } from '@beckon/domain/payment'
import type { Texts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'

export interface PinFacts {
  readonly task: Task
  /** The shop waived the PIN by letting another person take the parcel. */
  readonly isPinWaived: boolean
}

export const needsPin = ({ task, isPinWaived }: PinFacts): boolean =>
  task.handover_pin_required === true && !isPinWaived

/** Minor units of an amount of the task. */
export function dueOf({ amount, currency, payment_method: method }: Task): number {
  if (!isPaidAtDoor(method) || !isCurrency(currency)) return 0
  const due = toMinor(amount, currency)
  return due.ok ? due.money.minor : 0
}

/** Payments at the collection point. */
export function checksAtPickup({ task }: Pick<Assignment, 'task'>, { t, format }: Texts): readonly string[] {
  if (task.pay_at_pickup === undefined) return []
  return [t('rider.job.check-advance', { amount: format.amount(task.pay_at_pickup, task.currency) })]
}

/** Checks and payments at the door. */
export function checksAtDoor(
  { task, instruction }: Pick<Assignment, 'task' | 'instruction'>,
  { t, format }: Texts,
): readonly string[] {
  const isPinWaived = instruction?.option === 'LEAVE_WITH'
  return [
    ...(task.age_check_required ? [t('rider.job.check-age')] : []),
    ...(needsPin({ task, isPinWaived }) ? [t('rider.job.check-pin')] : []),
    dueOf(task) > 0
      ? t('rider.job.check-cash', { amount: format.amount(task.amount, task.currency) })
      : t('rider.job.paid'),
  ]
}
