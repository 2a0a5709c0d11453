import { CallButton } from '../../features/calls/index.ts'
import { Navigate } from '../../features/navigate/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import styles from './job.module.css'

export interface StopPanelProps {
  readonly assignment: Assignment
  readonly kind: 'collect' | 'deliver' | 'return'
  /** The rider is there: the way is behind. */
  readonly isHere: boolean
}

/** One stop: its name and address, what was written about it, the way there, and a call. */
export function StopPanel({ assignment: { task }, kind, isHere }: StopPanelProps) {
  const { t } = useTexts()
  const isCustomer = kind === 'deliver'
  const stop = isCustomer ? task.deliver : task.collect
  const note = isCustomer ? task.deliver.notes : task.collect.instructions
  const title = {
    collect: t('rider.job.stop-collect', { name: stop.name }),
    deliver: t('rider.job.stop-deliver', { name: stop.name }),
    return: t('rider.return.to', { name: stop.name }),
  }[kind]
  return (
    <Panel title={title}>
      <p className={styles.address} aria-label={t('rider.job.address')}>
        <bdi>{stop.address}</bdi>
      </p>
      {note !== '' && (
        <div className={styles.note}>
          <span className={styles.dim}>
            {isCustomer ? t('rider.job.notes') : t('rider.job.instructions')}
          </span>
          <p className={styles.lines}>
            <bdi>{note}</bdi>
          </p>
        </div>
      )}
      {!isHere && <Navigate to={stop} address={stop.address} />}
      <CallButton
        orderId={task.order_id}
        called={isCustomer ? 'customer' : 'shop'}
        phone={isCustomer ? task.deliver.phone_number : undefined}
      />
    </Panel>
  )
}
