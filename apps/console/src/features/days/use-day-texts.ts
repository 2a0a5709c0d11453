import { countries } from '@beckon/domain/country'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { dayTexts } from './day-texts.ts'

/** Writes days in words; the zone is that of the country that is shown, which all other times are in. */
export function useDayTexts() {
  const { format } = useTexts()
  const country = useStore(useDeps().country)
  return dayTexts(format, countries[country].timezone)
}
