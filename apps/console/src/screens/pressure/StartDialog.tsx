import { calls } from '@beckon/contract'
import { type MeasureKind, measureKinds, measureSeconds } from '@beckon/domain/pressure'
import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useTimeText } from './measure-text.ts'
import { secondsOf, typedTime } from './typed-time.ts'
import { type PressureZone, useRefresh } from './use-pressure.ts'

/** The values of the form; distances in kilometres. */
export interface MeasureForm {
  readonly kind: MeasureKind
  readonly value: number
  readonly minutes: number
}

const usual: Readonly<Record<MeasureKind, number>> = {
  pause: 0,
  cap: 20,
  radius: 3,
  slower: 15,
  surcharge: 1,
  surcharge_percent: 20,
}

export interface StartDialogProps {
  readonly zone: PressureZone
  readonly initial?: MeasureForm
  readonly close: () => void
}

const first: MeasureForm = { kind: 'slower', value: usual.slower, minutes: 60 }

/** Starts a measure in a zone now or later; shows what it changes, and until when. */
export function StartDialog({ zone, initial = first, close }: StartDialogProps) {
  const { t } = useTexts()
  const { client, config } = useDeps()
  const refresh = useRefresh()
  const timeText = useTimeText()
  const [form, setForm] = useState(initial)
  const [starts, setStarts] = useState('')
  const { kind, value, minutes } = form
  const startsAt = secondsOf(starts, config.timezone)
  const begin = Math.max(startsAt ?? 0, zone.now)
  return (
    <ReasonDialog
      title={`${t('console.pressure.other')}: ${zone.name}`}
      action={t('console.pressure.other')}
      isDangerous={kind === 'pause'}
      isIncomplete={starts !== '' && startsAt === undefined}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.startMeasure, {
          params: { id: zone.id },
          body: {
            ...{ kind, minutes, reason },
            value: kind === 'radius' ? value * 1000 : value,
            ...(startsAt === undefined ? {} : { starts_at: startsAt }),
          },
        })
        if (result.ok) await refresh()
        return result
      }}
    >
      <Select
        label={t('console.pressure.kind')}
        allowDeselect={false}
        value={kind}
        data={measureKinds.map((one) => ({ value: one, label: t(`console.pressure.kind.${one}`) }))}
        onChange={(chosen) => {
          const next = measureKinds.find((one) => one === chosen) ?? kind
          setForm({ kind: next, value: usual[next], minutes })
        }}
        data-autofocus
      />
      {kind !== 'pause' && (
        <NumberInput
          label={t(`console.pressure.value.${kind}`)}
          required
          min={0}
          value={value}
          onChange={(typed) => setForm({ ...form, value: Number(typed) })}
        />
      )}
      <TextInput
        type="datetime-local"
        label={t('console.pressure.starts')}
        description={t('console.pressure.starts-hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={typedTime(zone.now, config.timezone)}
        max={typedTime(zone.now + measureSeconds.most, config.timezone)}
        value={starts}
        onChange={({ currentTarget }) => setStarts(currentTarget.value)}
      />
      <NumberInput
        label={t('console.pressure.minutes')}
        description={t('console.pressure.until', { time: timeText(begin + minutes * 60, zone.now) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        min={5}
        max={10_080}
        step={5}
        allowDecimal={false}
        value={minutes}
        onChange={(typed) => setForm({ ...form, minutes: Number(typed) })}
      />
      <Text size="sm">
        {t(`console.pressure.effect.${kind === 'surcharge_percent' ? 'surcharge' : kind}`)}{' '}
        {t('console.pressure.honoured')}
      </Text>
    </ReasonDialog>
  )
}
