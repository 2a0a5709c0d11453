import { countries } from '@beckon/domain/country'
import { dayOf } from '@beckon/domain/time'
import { useState } from 'react'
import { now } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The day on which the page was opened, in a time zone; that of the country that is shown where none is named. */
export function useToday(zone?: string): string {
  const country = useStore(useDeps().country)
  const [openedAt] = useState(now)
  return dayOf(openedAt, zone ?? countries[country].timezone)
}
