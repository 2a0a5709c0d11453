import type { CountryCode } from '@beckon/domain/country'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The countries in which the operator may give roles. */
export function useManagedCountries(): readonly CountryCode[] {
  const session = useStore(useDeps().session.state)
  if (session.status !== 'in') return []
  return session.me.countries
    .filter(({ can }) => can.includes('operators.manage'))
    .map(({ country }) => country)
}
