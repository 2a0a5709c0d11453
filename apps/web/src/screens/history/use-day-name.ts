import { boundsOfDay } from '@beckon/domain/time'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Formats a day such as `2026-03-29` for display. */
export function useDayName(): (day: string) => string {
  const { format } = useTexts()
  const { timezone } = useConfig()
  return (day) => {
    const bounds = boundsOfDay(day, timezone)
    return bounds ? format.date(bounds.from) : day
  }
}
