import { boundsOfDay } from '@beckon/domain/time'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A day, `2026-03-29`, as people write it. */
export function useDayName(): (day: string) => string {
  const { format } = useTexts()
  const { timezone } = useConfig()
  return (day) => {
    const bounds = boundsOfDay(day, timezone)
    return bounds ? format.date(bounds.from) : day
  }
}
