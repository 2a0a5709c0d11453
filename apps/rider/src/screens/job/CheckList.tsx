import { Panel } from '../../features/page/index.ts'
import { checksAtDoor, checksAtPickup } from '../../features/stops/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
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
