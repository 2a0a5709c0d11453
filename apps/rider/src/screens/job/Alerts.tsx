import { Button, Notice, PageLink } from '../../features/controls/index.ts'
import type { OpenJob } from '../../features/job/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import type { QueuedAct } from '../../platform/storage/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import styles from './job.module.css'

/** Notices before the next step: acts that did not count, and changes and decisions of the shop. */
export function Alerts({ job: { assignment, kept, notice } }: { readonly job: OpenJob }) {
  return (
    <>
      {kept.map((queued) => (
        <KeptAct key={queued.act.act_id} queued={queued} />
      ))}
      {notice?.kind === 'changed' && <Changed orderId={notice.order_id} />}
      <Instruction assignment={assignment} />
      {assignment.waits && <WaitsForShop orderId={assignment.task.order_id} />}
    </>
  )
}

/** Codes of acts that came too late, and of which the shop learns. */
const lateCodes: readonly string[] = ['order.move-not-allowed', 'act.other-rider']

export function KeptAct({ queued: { act, reason } }: { readonly queued: QueuedAct }) {
  const { t, say, format } = useTexts()
  const { acts } = useDeps()
  if (!reason) return null
  return (
    <Panel title={t('rider.job.kept-title')}>
      <Notice kind="error">
        <strong>{t(`rider.history.act.${act.kind}`)}</strong>
        <span>
          {lateCodes.includes(reason.code)
            ? t('rider.job.kept', { time: format.time(Math.floor(act.occurred_at)) })
            : t('rider.job.not-done', { reason: say(reason.translation_key, reason.values) })}
        </span>
      </Notice>
      <Button onPress={() => void acts.dismiss(act.act_id)}>{t('rider.queue.dismiss')}</Button>
    </Panel>
  )
}

function Changed({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts()
  const { work } = useDeps()
  return (
    <Notice kind="warning">
      <strong>{t('rider.job.changed')}</strong>
      <Button onPress={() => void work.dismissNotice(orderId)}>{t('rider.queue.dismiss')}</Button>
    </Notice>
  )
}

/** Options that leave something for the rider to do. */
const options = ['CARRY_ON', 'TRY_AGAIN', 'NEW_PIN', 'LEAVE_WITH', 'BRING_BACK'] as const

function Instruction({ assignment: { instruction, status } }: { readonly assignment: Assignment }) {
  const { t } = useTexts()
  const option = options.find((one) => one === instruction?.option)
  if (!instruction || !option) {
    if (status !== 'RETURN_INITIATED') return null
    return <Notice kind="warning">{t('rider.job.cancelled-carry')}</Notice>
  }
  return (
    <div className={styles.instruction} role="status">
      <strong>{t('rider.job.instruction')}</strong>
      <span className={styles.big}>{t(`rider.job.instruction.${option}`, { name: instruction.name })}</span>
      {instruction.note !== '' && <bdi>{instruction.note}</bdi>}
    </div>
  )
}

function WaitsForShop({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts()
  return (
    <Notice kind="warning">
      <strong>{t('rider.trouble.sent')}</strong>
      <span>{t('rider.trouble.sent-hint')}</span>
      <PageLink to={{ page: 'trouble', orderId }}>{t('rider.job.details')}</PageLink>
    </Notice>
  )
}
