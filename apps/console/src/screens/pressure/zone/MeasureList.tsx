import { calls, type WireMeasure } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { MeasureBadge } from '../MeasureBadge.tsx'
import { measureText, secondsLeft, useTimeText } from '../measure-text.ts'
import styles from '../pressure.module.css'
import { type MeasureState, measuresIn, type PressureZone, useRefresh } from '../use-pressure.ts'

export interface MeasureListProps {
  readonly zone: PressureZone
  readonly mayManage: boolean
}

const states: readonly MeasureState[] = ['active', 'planned', 'ended']

/** The measures of a zone with their reasons: active ones with the time left, planned ones, those of the last day. */
export function MeasureList({ zone, mayManage }: MeasureListProps) {
  const { t } = useTexts()
  const [ending, setEnding] = useState<WireMeasure>()
  if (zone.measures.length === 0) return <Text c="dimmed">{t('console.pressure.no-measures')}</Text>
  return (
    <>
      <ul className={styles.measures}>
        {states.flatMap((state) =>
          measuresIn(zone, state).map((measure) => (
            <MeasureRow
              key={measure.id}
              {...{ measure, state }}
              now={zone.now}
              onEnd={mayManage && state !== 'ended' ? () => setEnding(measure) : undefined}
            />
          )),
        )}
      </ul>
      {ending && <EndDialog measure={ending} now={zone.now} close={() => setEnding(undefined)} />}
    </>
  )
}

interface MeasureRowProps {
  readonly measure: WireMeasure
  readonly state: MeasureState
  readonly now: number
  readonly onEnd: (() => void) | undefined
}

const colors = { active: 'orange', planned: 'blue', ended: 'gray' } as const

function MeasureRow({ measure, state, now, onEnd }: MeasureRowProps) {
  const { t } = useTexts()
  return (
    <li data-state={state}>
      <div className={styles.grow}>
        <MeasureBadge kind={measure.kind} color={colors[state]}>
          <MeasureLine {...{ measure, state, now }} />
        </MeasureBadge>
        <Text size="sm" c="dimmed">
          <bdi>{measure.reason}</bdi>
        </Text>
      </div>
      {onEnd && (
        <Button size="compact-sm" variant="default" onClick={onEnd}>
          {t('console.pressure.end')}
        </Button>
      )}
    </li>
  )
}

function MeasureLine({ measure, state, now }: Omit<MeasureRowProps, 'onEnd'>) {
  const texts = useTexts()
  const { t, format } = texts
  const timeText = useTimeText()
  const text = measureText(texts, measure)
  if (state === 'active') {
    return t('console.pressure.left', {
      measure: text,
      duration: format.duration(secondsLeft(measure.ends_at, now)),
    })
  }
  const time =
    state === 'planned'
      ? t('console.pressure.planned', { time: timeText(measure.starts_at, now) })
      : t('console.pressure.ended', { time: timeText(measure.ended_at ?? measure.ends_at, now) })
  return `${text} · ${time}`
}

interface EndDialogProps {
  readonly measure: WireMeasure
  readonly now: number
  readonly close: () => void
}

function EndDialog({ measure, now, close }: EndDialogProps) {
  const texts = useTexts()
  const { client } = useDeps()
  const refresh = useRefresh()
  const timeText = useTimeText()
  const { t } = texts
  return (
    <ReasonDialog
      title={t('console.pressure.end-title')}
      action={t('console.pressure.end')}
      close={close}
      run={async (reason) => {
        const { id, zone_id: zoneId } = measure
        const result = await client.call(calls.endMeasure, {
          params: { id: zoneId, measure: id },
          body: { reason },
        })
        if (result.ok) await refresh()
        return result
      }}
    >
      <Text size="sm">
        {t('console.pressure.started', {
          measure: measureText(texts, measure),
          time: timeText(measure.ends_at, now),
        })}
      </Text>
    </ReasonDialog>
  )
}
