import type { OpeningVendor } from '@beckon/domain/delivery'
import { parseServiceHours, type PreorderDay, preorderDays } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../platform/clock/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'

/** Between two looks nothing that is offered becomes too soon. */
const LOOK_SECONDS = 60

/**
 * Returns the times that can be scheduled, within the hours of the country and of the vendor. They are recomputed every
 * minute: a near time becomes too near.
 */
export function useLaterDays(vendor?: OpeningVendor): readonly PreorderDay[] {
  const { timezone } = useConfig()
  const text = useCountryParameter('serviceHours')
  const { is_test: isTest = false, hours: own = null } = vendor ?? {}
  const checked = useNow(LOOK_SECONDS)
  return useMemo(() => {
    // Before the hours are loaded every time is offered; the service checks again.
    const hours = isTest ? [] : [text, own].flatMap(hoursIn)
    const offering = { hours, timezone, reserve: LOOK_SECONDS }
    return checked > 0 ? preorderDays(serverSeconds(), offering) : []
  }, [text, own, timezone, checked, isTest])
}

function hoursIn(text: string | null | undefined) {
  const parsed = parseServiceHours(text ?? '')
  return parsed.ok ? [parsed.hours] : []
}
