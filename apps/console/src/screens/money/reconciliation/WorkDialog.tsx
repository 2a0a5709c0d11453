import { calls } from '@beckon/contract'
import { Checkbox, SegmentedControl, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshMoney } from '../parts/use-money.ts'
import { type Difference, isClosed } from './difference.ts'

export interface WorkDialogProps {
  readonly day: string
  readonly difference: Difference
  readonly close: () => void
}

const owners = ['KEEP', 'TAKE', 'RELEASE'] as const

/** Changes owner, note and end of the work on a difference. */
export function WorkDialog({ day, difference, close }: WorkDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  const { kind, reference, work } = difference
  const [owner, setOwner] = useState<(typeof owners)[number]>('KEEP')
  const [note, setNote] = useState(work?.note ?? '')
  const [isOver, setOver] = useState(() => isClosed(difference))
  return (
    <ReasonDialog
      title={t(`console.money.difference.${kind}`)}
      action={t('console.money.work.save')}
      close={close}
      run={async (reason) => {
        const body = { kind, reference, owner, note, is_closed: isOver, reason }
        const result = await client.call(calls.workOnDifference, { params: { day }, body })
        if (result.ok) refresh()
        return result
      }}
    >
      <Text size="sm">
        {t('console.money.owner')}: <bdi>{work?.owner_name ?? '–'}</bdi>
      </Text>
      <SegmentedControl
        aria-label={t('console.money.owner')}
        value={owner}
        data={owners.map((value) => ({ value, label: t(`console.money.work.${value}`) }))}
        onChange={(value) => setOwner(owners.find((one) => one === value) ?? 'KEEP')}
      />
      <Textarea
        label={t('console.money.note')}
        maxLength={2000}
        autosize
        minRows={2}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        data-autofocus
      />
      <Checkbox
        label={t('console.money.work.closed')}
        checked={isOver}
        onChange={({ currentTarget }) => setOver(currentTarget.checked)}
      />
    </ReasonDialog>
  )
}
