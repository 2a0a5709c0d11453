import type { WireMeasure } from '@beckon/contract'
import { dayOf } from '@beckon/domain/time'
import { useDeps } from '../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'

type Valued = Pick<WireMeasure, 'kind' | 'value'>

/** A measure in a few words: "15 min slower". Values as on the wire. */
export function measureText({ t, format }: Texts, { kind, value }: Valued): string {
  switch (kind) {
    case 'pause':
      return t('console.pressure.pause')
    case 'cap':
      return t('console.pressure.cap', { count: value })
    case 'radius':
      return t('console.pressure.radius', { distance: format.distance(value) })
    case 'slower':
      return t('console.pressure.slower', { duration: format.duration(value * 60) })
    case 'surcharge':
      return t('console.pressure.surcharge', { amount: format.amount(value) })
    case 'surcharge_percent':
      return t('console.pressure.surcharge', { amount: format.percent(value / 100) })
  }
}

/** Returns how a moment is written beside another one: a time of day, with its day where that differs. */
export function useTimeText(): (at: number, now: number) => string {
  const { format } = useTexts()
  const { timezone } = useDeps().config
  return (at, now) => (dayOf(at, timezone) === dayOf(now, timezone) ? format.time(at) : format.dayTime(at))
}

/** Whole minutes that are left, in seconds. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(60, Math.ceil((endsAt - now) / 60) * 60)
