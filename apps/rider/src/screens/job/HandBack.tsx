import { useAct } from '../../features/act/index.ts'
import type { OpenJob } from '../../features/job/index.ts'
import { useState } from 'react'
import { Field } from '../../features/controls/index.ts'
import { useDraft } from '../../features/draft/index.ts'
import { JobMap } from '../../features/map/index.ts'
import { Panel } from '../../features/page/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { usePosition, useWay } from '../../features/way/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { JobPage } from './JobPage.tsx'
import { StopPanel } from './StopPanel.tsx'
import styles from './job.module.css'

/** The way back to the shop, and the hand-back there. */
export function HandBack({ job }: { readonly job: OpenJob }) {
  const { t, format } = useTexts()
  const { add, isFull } = useAct()
  const { task } = job.assignment
  const draft = useDraft(task.order_id)
  const [isMissing, setMissing] = useState(false)
  const rider = usePosition()
  const way = useWay(task.collect)
  const photos = draft.photos('return')
  const handBack = async () => {
    const receivedBy = draft.field('returned_to').trim()
    setMissing(receivedBy === '')
    if (receivedBy === '') return
    await add(
      {
        kind: 'hand_back',
        order_id: task.order_id,
        received_by: receivedBy,
        paid_back: task.pay_at_pickup ?? null,
      },
      { photos: photos.map((blob) => ({ kind: 'return' as const, blob })) },
    )
  }
  return (
    <JobPage
      job={job}
      title={t('rider.job.step-return')}
      isFull={isFull}
      action={<SlideToConfirm action={t('rider.return.action')} onConfirm={() => void handBack()} />}
    >
      <JobMap stop={task.collect} rider={rider} way={way} />
      <StopPanel assignment={job.assignment} kind="return" isHere={false} />
      <Panel title={t('rider.return.action')}>
        {task.pay_at_pickup !== undefined && (
          <p className={styles.big}>
            {t('rider.cash.back', { amount: format.amount(task.pay_at_pickup, task.currency) })}
          </p>
        )}
        <Field
          label={t('rider.return.received-by')}
          value={draft.field('returned_to')}
          maxLength={120}
          autoComplete="off"
          error={isMissing ? t('rider.deliver.received-by-missing') : undefined}
          onChange={(name) => draft.set('returned_to', name)}
        />
        <PhotoField
          label={t('rider.photo.take')}
          photos={photos}
          onAdd={(blob) => draft.addPhoto('return', blob)}
          onRemove={draft.removePhoto}
        />
      </Panel>
    </JobPage>
  )
}
