import { parseServiceHours, type PreorderDay, preorderDays } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../platform/clock/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'

/** The times for which a rider can be asked, known anew every minute: what was soon is too soon then. */
export function useLaterDays(): readonly PreorderDay[] {
  const { timezone } = useConfig()
  const text = useCountryParameter('serviceHours')
  const minute = Math.floor(useNow(60) / 60)
  return useMemo(() => {
    const parsed = text === undefined ? undefined : parseServiceHours(text)
    // While the hours are not known every time is offered; the service judges again.
    const hours = parsed?.ok ? parsed.hours : { from: '0000', to: '0000' }
    return minute > 0 ? preorderDays(serverSeconds(), { hours, timezone }) : []
  }, [text, timezone, minute])
}
