import { Group } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { MeasureBadge } from './MeasureBadge.tsx'
import { measureText, secondsLeft, useTimeText } from './measure-text.ts'
import { measuresIn, type PressureZone } from './use-pressure.ts'

/** The active measures of a zone with the time that is left, and the planned ones with their start. */
export function StandingMeasures({ zone }: { readonly zone: PressureZone }) {
  const texts = useTexts()
  const { t, format } = texts
  const timeText = useTimeText()
  return (
    <Group gap={4}>
      {measuresIn(zone, 'active').map((measure) => (
        <MeasureBadge
          key={measure.id}
          kind={measure.kind}
          color={measure.kind === 'pause' ? 'red' : 'orange'}
        >
          {t('console.pressure.left', {
            measure: measureText(texts, measure),
            duration: format.duration(secondsLeft(measure.ends_at, zone.now)),
          })}
        </MeasureBadge>
      ))}
      {measuresIn(zone, 'planned').map((measure) => (
        <MeasureBadge key={measure.id} kind={measure.kind} color="blue">
          {`${measureText(texts, measure)} · ${t('console.pressure.planned', { time: timeText(measure.starts_at, zone.now) })}`}
        </MeasureBadge>
      ))}
    </Group>
  )
}
