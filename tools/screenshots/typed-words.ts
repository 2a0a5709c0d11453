import { deployments } from '@beckon/domain/country'
import { examplePhone } from '@beckon/domain/phone'
import type { Setup } from './screen-state.ts'

/** Text that is typed into the forms of a screenshot. */
export interface Typed {
  /** Finds places. */
  readonly place: string
  readonly phone: string
  readonly what: string
  readonly amount: string
}

/** As people there would type it, where every screen state is shown. */
const words: Readonly<Record<string, Omit<Typed, 'phone'>>> = {
  SG: { place: 'garden', what: 'Two bowls of laksa, one without egg', amount: '18.50' },
  AE: { place: 'شارع', what: 'طبقان من الأرز وعصير ليمون', amount: '65' },
  HU: { place: 'utca', what: 'Két csésze leves és egy rétes', amount: '4850' },
}

/** Elsewhere the main screens do with what is the same everywhere: a point near the middle of the town. */
export function typedIn({ country, say }: Setup): Typed {
  const { latitude, longitude } = deployments[country].mapCentre
  const near = `${(latitude + 0.006).toFixed(5)}, ${longitude.toFixed(5)}`
  const known = words[country] ?? { place: near, what: say('bulk-file.example-description'), amount: '250' }
  return { ...known, phone: examplePhone(country) }
}
