import { calls } from '@beckon/contract'
import { Alert, Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useDayTexts } from '../days/index.ts'
import { ReasonDialog } from '../reason/index.ts'
import type { Week } from './use-week.ts'

export interface RepeatDialogProps {
  readonly week: Week
  readonly monday: string
  readonly riderId?: string
  readonly close: () => void
}

const MOST_WEEKS = 8

/** Plans the shifts of the week again in the weeks after it, and shows how many were left out. */
export function RepeatDialog({ week, monday, riderId, close }: RepeatDialogProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const { day: dayText } = useDayTexts()
  const [weeks, setWeeks] = useState(1)
  const [done, setDone] = useState<{ readonly planned: number; readonly left_out: number }>()
  const title = t('console.shifts.repeat')
  if (done) {
    return (
      <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('console.close') }}>
        <Stack>
          <Alert color="green" role="status">
            {t('console.shifts.repeated', { number: format.number(done.planned) })}
          </Alert>
          {done.left_out > 0 && (
            <Text size="sm">{t('console.shifts.left-out', { number: format.number(done.left_out) })}</Text>
          )}
          <Group justify="flex-end">
            <Button onClick={close}>{t('console.close')}</Button>
          </Group>
        </Stack>
      </Modal>
    )
  }
  return (
    <ReasonDialog
      title={title}
      action={title}
      isIncomplete={weeks < 1 || weeks > MOST_WEEKS}
      close={close}
      onDone={() => undefined}
      run={async (reason) => {
        const of = riderId === undefined ? {} : { rider_id: riderId }
        const result = await client.call(calls.repeatShifts, { body: { week: monday, weeks, reason, ...of } })
        if (!result.ok) return result
        week.refresh()
        setDone(result.answer.result)
        return result
      }}
    >
      <Text size="sm">{t('console.shifts.repeat-hint', { day: dayText(monday) })}</Text>
      <NumberInput
        label={t('console.shifts.weeks')}
        required
        min={1}
        max={MOST_WEEKS}
        allowDecimal={false}
        value={weeks}
        onChange={(value) => setWeeks(Number(value))}
        data-autofocus
      />
    </ReasonDialog>
  )
}
