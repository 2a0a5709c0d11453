import { calls, type WireShift } from '@beckon/contract'
import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useDayTexts } from '../days/index.ts'
import { ReasonDialog } from '../reason/index.ts'
import { useZones } from '../zones/index.ts'
import type { AskedShift } from './planned.ts'
import { periodOf, typedShift } from './times.ts'
import type { Week } from './use-week.ts'

export interface ShiftDialogProps {
  readonly week: Week
  readonly asked: AskedShift
  readonly close: () => void
}

/** Plans a shift, changes or removes one. A failed attempt is repeated with the same id, so that it is one shift. */
export function ShiftDialog(props: ShiftDialogProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { shift } = props.asked
  return isRemoving && shift ? (
    <RemoveDialog {...props} shift={shift} />
  ) : (
    <PlanDialog {...props} remove={() => setRemoving(true)} />
  )
}

const usual = { from: '09:00', to: '17:00' } as const

function PlanDialog({
  week,
  asked: { rider, day, shift },
  close,
  remove,
}: ShiftDialogProps & { readonly remove: () => void }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const zones = useZones()
  const { day: dayText } = useDayTexts()
  const [id] = useState(() => shift?.id ?? crypto.randomUUID())
  const [typed, setTyped] = useState(shift ? typedShift(shift, week.timezone) : { day, ...usual })
  const [zone, setZone] = useState<string | null>(shift?.zone_id ?? null)
  const period = periodOf(typed, week.timezone)
  const what = shift ? t('console.shifts.change') : t('console.shifts.plan')
  return (
    <ReasonDialog
      title={t('console.shifts.of', { what, name: rider.name, day: dayText(day) })}
      action={what}
      isIncomplete={!period}
      close={close}
      run={async (reason) => {
        const times = period ?? { starts_at: 0, ends_at: 0 }
        const body = { rider_id: rider.id, ...times, zone_id: zone, reason }
        const result = await client.call(calls.planShift, { params: { id }, body })
        if (result.ok) week.refresh()
        return result
      }}
    >
      <Group grow>
        <TextInput
          type="time"
          label={t('console.shifts.from')}
          required
          value={typed.from}
          onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
          data-autofocus
        />
        <TextInput
          type="time"
          label={t('console.shifts.to')}
          required
          value={typed.to}
          onChange={({ currentTarget }) => setTyped({ ...typed, to: currentTarget.value })}
        />
      </Group>
      {period && (
        <Text size="sm">
          {t('console.shifts.length', { time: format.duration(period.ends_at - period.starts_at) })}
          {typed.to <= typed.from && <> {t('console.shifts.next-day')}</>}
        </Text>
      )}
      <Select
        label={t('console.shifts.zone')}
        placeholder={t('console.shifts.zone-any')}
        clearable
        data={zones.map(({ id: value, name: label }) => ({ value, label }))}
        value={zone}
        onChange={setZone}
      />
      {shift && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
          {t('console.shifts.remove')}
        </Button>
      )}
    </ReasonDialog>
  )
}

function RemoveDialog({
  week,
  asked: { rider, day },
  shift,
  close,
}: ShiftDialogProps & { readonly shift: WireShift }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const { day: dayText } = useDayTexts()
  const what = t('console.shifts.remove')
  return (
    <ReasonDialog
      title={t('console.shifts.of', { what, name: rider.name, day: dayText(day) })}
      action={what}
      isDangerous
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.removeShift, { params: { id: shift.id }, body: { reason } })
        if (result.ok) week.refresh()
        return result
      }}
    />
  )
}
