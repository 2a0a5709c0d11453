import type { ExceptionRecord } from '@beckon/contract'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChange } from './use-change.ts'

const MINUTES = [10, 30, 60, 240, 1440] as const
const HOUR = 60

/** Puts an exception aside for some minutes or hours. */
export function SnoozeDialog({
  exception,
  now,
  close,
}: {
  readonly exception: ExceptionRecord
  /** By the clock of the service. */
  readonly now: number
  readonly close: () => void
}) {
  const { t } = useTexts()
  const { snooze } = useChange(exception)
  const [chosen, setChosen] = useState<number>(MINUTES[0])
  const label = (minutes: number) =>
    minutes < HOUR
      ? t('console.exceptions.snooze-minutes', { minutes })
      : t('console.exceptions.snooze-hours', { hours: minutes / HOUR })
  return (
    <ReasonDialog
      title={t('console.exceptions.snooze')}
      action={t('console.exceptions.snooze')}
      close={close}
      run={(reason) => snooze(now + chosen * 60, reason)}
    >
      <Stack gap={4}>
        <Text size="sm" fw={500} id="snooze-for">
          {t('console.exceptions.snooze-for')}
        </Text>
        <SegmentedControl
          aria-labelledby="snooze-for"
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          data={MINUTES.map((minutes) => ({ value: String(minutes), label: label(minutes) }))}
        />
      </Stack>
    </ReasonDialog>
  )
}
