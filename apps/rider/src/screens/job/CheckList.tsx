import { Panel } from '../../features/page/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { dueOf, needsPin } from './handover.ts'
import styles from './job.module.css'

export interface CheckListProps {
  readonly assignment: Assignment
  /** Of the collection, or of the handover. */
  readonly at: 'pickup' | 'dropoff'
}

/** Checks and payments at a stop. */
export function CheckList({ assignment, at }: CheckListProps) {
  const texts = useTexts()
  const checks = at === 'pickup' ? checksAtPickup(assignment, texts) : checksAtDoor(assignment, texts)
  if (checks.length === 0) return null
  return (
    <Panel title={texts.t('rider.job.check')}>
      <ul className={styles.checks}>
        {checks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  )
}

function checksAtPickup({ task }: Assignment, { t, format }: Texts): readonly string[] {
  if (task.pay_at_pickup === undefined) return []
  return [t('rider.job.check-advance', { amount: format.amount(task.pay_at_pickup, task.currency) })]
}

function checksAtDoor({ task, instruction }: Assignment, { t, format }: Texts): readonly string[] {
  const isPinWaived = instruction?.option === 'LEAVE_WITH'
  const isDue = dueOf(task) > 0
  return [
    ...(task.age_check_required ? [t('rider.job.check-age')] : []),
    ...(needsPin({ task, isPinWaived }) ? [t('rider.job.check-pin')] : []),
    isDue
      ? t('rider.job.check-cash', { amount: format.amount(task.amount, task.currency) })
      : t('rider.job.paid'),
  ]
}
