import type { Numbers } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'

/** The days or hours of a chart: a short text for its axis, and a whole one. */
export function useSteps({ steps, period }: Pick<Numbers, 'steps' | 'period'>) {
  const { format } = useTexts()
  return steps.map(({ from }) => ({
    key: from,
    label: period.by === 'hour' ? format.time(from) : format.day(from),
    name: period.by === 'hour' ? format.dayTime(from) : format.day(from),
  }))
}
