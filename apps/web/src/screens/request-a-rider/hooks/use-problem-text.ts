import { untilText } from '../../../features/pressure/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { Problem } from '../machine/request-state.ts'

/** Returns the text of a problem; times and distances of measures are written as in the country. */
export function useProblemText(): (problem: Pick<Problem, 'key' | 'values'>) => string {
  const { say, format } = useTexts()
  const { timezone } = useConfig()
  return ({ key, values }) => {
    if (!key.startsWith('pressure.') || !values) return say(key, values)
    const { until, limit, from, to } = values
    const now = serverSeconds()
    return say(key, {
      time: untilText(format, { until: Number(until ?? now), now, timezone }),
      distance: format.distance(Number(limit ?? 0)),
      from: format.clock(String(from ?? '0000')),
      to: format.clock(String(to ?? '0000')),
    })
  }
}
