import { dayOf } from '@beckon/domain/time'
import { useConfig } from '../../../platform/client/index.ts'
import { nowSeconds } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Formats the time of day, with the day if it is not today. */
export function useMomentTime() {
  const { format } = useTexts()
  const { timezone } = useConfig()
  const today = dayOf(nowSeconds(), timezone)
  return (at: number) => (dayOf(at, timezone) === today ? format.time(at) : format.dayTime(at))
}
