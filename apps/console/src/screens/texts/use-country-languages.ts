import { deployments, type LocaleTag } from '@beckon/domain/country'
import { offeredLocales } from '@beckon/texts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The languages that the country offers, its main one first. */
export function useCountryLanguages(): readonly LocaleTag[] {
  const country = useStore(useDeps().country)
  const { languages, defaultLanguage } = deployments[country]
  const offered = offeredLocales({ languages, defaultLanguage })
  return offered.toSorted((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage))
}
