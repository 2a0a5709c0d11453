import { useAct } from '../../features/act/index.ts'
import type { OpenJob } from '../../features/job/index.ts'
import { Suspense, useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { useDraft } from '../../features/draft/index.ts'
import { Panel } from '../../features/page/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { LazyScanner } from '../../features/scanner/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { WaitTimer } from '../../features/wait/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CheckList } from './CheckList.tsx'
import { DueTime } from './DueTime.tsx'
import { JobPage } from './JobPage.tsx'
import { StopPanel } from './StopPanel.tsx'

/** The collection: waiting, the code, what is paid to the shop, a photo. */
export function AtPickup({ job }: { readonly job: OpenJob }) {
  const { t, format } = useTexts()
  const { add, isFull } = useAct()
  const draft = useDraft(job.assignment.task.order_id)
  const { task, waiting_since: waitingSince } = job.assignment
  const { order_id, pay_at_pickup: advance, currency } = task
  const photos = draft.photos('pickup')
  const collect = () =>
    add(
      { kind: 'collect', order_id, paid: advance ?? null, scanned: draft.field('scanned') || null },
      { photos: photos.map((blob) => ({ kind: 'pickup' as const, blob })) },
    )
  return (
    <JobPage
      job={job}
      title={t('rider.job.step-at-pickup')}
      isFull={isFull}
      action={
        <SlideToConfirm
          action={
            advance === undefined
              ? t('rider.collect.action')
              : t('rider.collect.paid-confirm', { amount: format.amount(advance, currency) })
          }
          onConfirm={() => void collect()}
        />
      }
    >
      <DueTime at={task.ready_at} kind="ready" way={undefined} />
      {waitingSince === null ? (
        <Button onPress={() => void add({ kind: 'wait', order_id, at: 'pickup' })}>
          {t('rider.wait.start-pickup')}
        </Button>
      ) : (
        <WaitTimer since={waitingSince} />
      )}
      <CheckList assignment={job.assignment} at="pickup" />
      <StopPanel assignment={job.assignment} kind="collect" isHere />
      <Scan
        orderId={order_id}
        scanned={draft.field('scanned')}
        onScanned={(code) => draft.set('scanned', code)}
      />
      <Panel title={t('rider.photo.title')}>
        <PhotoField
          label={t('rider.collect.photo')}
          hint={t('rider.photo.hint-pickup')}
          photos={photos}
          onAdd={(blob) => draft.addPhoto('pickup', blob)}
          onRemove={draft.removePhoto}
        />
      </Panel>
    </JobPage>
  )
}

interface ScanProps {
  readonly orderId: string
  /** Empty until the code of the right parcel was read. */
  readonly scanned: string
  readonly onScanned: (code: string) => void
}

function Scan({ orderId, scanned, onScanned }: ScanProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (scanned !== '') return <Notice kind="good">{t('rider.collect.scan-right')}</Notice>
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{t('rider.collect.scan')}</Button>
  return (
    <Panel title={t('rider.collect.scan')}>
      <Suspense fallback={<p role="status">{t('rider.loading')}</p>}>
        <LazyScanner orderId={orderId} onScanned={onScanned} onClose={() => setOpen(false)} />
      </Suspense>
    </Panel>
  )
}
