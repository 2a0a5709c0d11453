import { countries } from '@beckon/domain/country'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The currency of the country that is shown. */
export function useCurrency(): string {
  const country = useStore(useDeps().country)
  return countries[country].currency
}
