import { Panel } from '../../features/page/index.ts'
import { isOver } from '../../platform/queue/index.ts'
import { Link } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import styles from './work.module.css'

export interface JobsProps {
  readonly assignments: readonly Assignment[]
}

/** The parcels in hand, each leading to its job. */
export function Jobs({ assignments }: JobsProps) {
  const { t } = useTexts()
  const open = assignments.filter((one) => !isOver(one))
  if (open.length === 0) return null
  return (
    <Panel title={t('rider.duty.jobs')}>
      <ul className={styles.jobs}>
        {open.map((one) => (
          <li key={one.task.order_id}>
            <Link to={{ page: 'job', orderId: one.task.order_id }} className={styles.job}>
              <strong>{stopText(one, t)}</strong>
              <bdi>{isToCustomer(one) ? one.task.deliver.address : one.task.collect.address}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const isToCustomer = ({ picked_up, status }: Assignment): boolean =>
  picked_up && status !== 'RETURN_INITIATED'

function stopText(one: Assignment, t: ReturnType<typeof useTexts>['t']): string {
  const { collect, deliver } = one.task
  if (isToCustomer(one)) return t('rider.job.stop-deliver', { name: deliver.name })
  return one.picked_up
    ? t('rider.job.stop-return', { name: collect.name })
    : t('rider.job.stop-collect', { name: collect.name })
}
