import { useAct } from '../../features/act/index.ts'
import type { OpenJob } from '../../features/job/index.ts'
import { useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import { useDraft } from '../../features/draft/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { WaitTimer } from '../../features/wait/index.ts'
import type { NewPhoto } from '../../platform/queue/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { cashOf, handoverOf, type Missing } from './handover.ts'
import { HandoverForm, receivedByOf } from './HandoverForm.tsx'
import { JobPage } from './JobPage.tsx'
import { StopPanel } from './StopPanel.tsx'

/** The handover at the door. */
export function AtDoor({ job }: { readonly job: OpenJob }) {
  const { t, format } = useTexts()
  const { add, isFull } = useAct()
  const { assignment } = job
  const { task, waiting_since: waitingSince, instruction } = assignment
  const draft = useDraft(task.order_id)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const facts = { task, isPinWaived: instruction?.option === 'LEAVE_WITH' }
  const handOver = async () => {
    const handover = handoverOf(facts, {
      receivedBy: receivedByOf(draft, assignment),
      pin: draft.field('pin'),
      isAgeChecked: draft.field('age') === 'checked',
      given: draft.field('given'),
    })
    setMissing(handover.ok ? [] : handover.missing)
    const photos = (['delivery', 'signature'] as const).flatMap((kind) =>
      draft.photos(kind).map((blob): NewPhoto => ({ kind, blob })),
    )
    if (handover.ok) await add(handover.act, { photos })
  }
  const cash = cashOf(task, draft.field('given'))
  const amount = cash.state === 'read' && cash.short > 0 ? cash.collected : undefined
  return (
    <JobPage
      job={job}
      title={t('rider.job.step-at-dropoff')}
      isFull={isFull}
      action={
        <SlideToConfirm
          action={
            amount === undefined || cash.state !== 'read'
              ? t('rider.deliver.action')
              : t('rider.cash.confirm', { amount: format.money({ minor: amount, currency: cash.currency }) })
          }
          onConfirm={() => void handOver()}
        />
      }
    >
      <StopPanel assignment={assignment} kind="deliver" isHere />
      {waitingSince !== null && <WaitTimer since={waitingSince} />}
      {waitingSince === null && !assignment.waits && (
        <Button onPress={() => void add({ kind: 'wait', order_id: task.order_id, at: 'dropoff' })}>
          {t('rider.wait.start-dropoff')}
        </Button>
      )}
      <HandoverForm assignment={assignment} draft={draft} missing={missing} />
    </JobPage>
  )
}
