import { parseServiceHours, type PreorderDay, preorderDays } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../platform/clock/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'

/** Between two looks nothing that is offered becomes too soon. */
const LOOK_SECONDS = 60

/** Returns the times that can be scheduled, recomputed every minute: a near time becomes too near. */
export function useLaterDays({ atAnyHour = false } = {}): readonly PreorderDay[] {
  const { timezone } = useConfig()
  const text = useCountryParameter('serviceHours')
  const checked = useNow(LOOK_SECONDS)
  return useMemo(() => {
    const parsed = text === undefined ? undefined : parseServiceHours(text)
    // Before the hours are loaded every time is offered; the service checks again.
    const hours = parsed?.ok && !atAnyHour ? parsed.hours : { from: '0000', to: '0000' }
    const offering = { hours, timezone, reserve: LOOK_SECONDS }
    return checked > 0 ? preorderDays(serverSeconds(), offering) : []
  }, [text, timezone, checked, atAnyHour])
}
