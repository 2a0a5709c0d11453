import { Button, Notice } from '../../features/controls/index.ts'
import type { Job } from '../../features/job/index.ts'
import { Page } from '../../features/page/index.ts'
import { useWork } from '../../features/work/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { open } from '../../platform/router/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { KeptAct } from './Alerts.tsx'

export interface GoneProps {
  readonly orderId: string
  readonly job: Job
}

/** An order that the rider does not have any more: called off, taken back by dispatch, or finished on another phone. */
export function Gone({ orderId, job: { kept, notice } }: GoneProps) {
  const { t } = useTexts()
  const { work } = useDeps()
  const isCancelled = notice?.kind === 'gone' || kept.some(({ reason }) => reason?.status === 'CANCELLED')
  const isTakenBack = useWork().takenBack.includes(orderId)
  const leave = () => {
    void work.dismissNotice(orderId)
    open({ page: 'work' })
  }
  return (
    <Page
      title={titleOf({ isCancelled, isTakenBack }, t)}
      back={{ page: 'work' }}
      actions={
        <Button kind="primary" isBig onPress={leave}>
          {t('rider.to-work')}
        </Button>
      }
    >
      {isCancelled && !isTakenBack && kept.length === 0 && (
        <Notice kind="warning">{t('rider.job.cancelled-drop')}</Notice>
      )}
      {kept.map((queued) => (
        <KeptAct key={queued.act.act_id} queued={queued} />
      ))}
      <bdi>{t('rider.job.order', { id: orderId })}</bdi>
    </Page>
  )
}

function titleOf(
  why: { readonly isCancelled: boolean; readonly isTakenBack: boolean },
  t: Texts['t'],
): string {
  if (why.isTakenBack) return t('rider.job.taken-back')
  return why.isCancelled ? t('rider.job.cancelled') : t('rider.not-found')
}
