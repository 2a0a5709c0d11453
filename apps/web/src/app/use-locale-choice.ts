import type { LocaleTag } from '@beckon/domain/country'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { directionOf, type LocaleChoice, localeStore } from '../platform/texts/index.ts'
import type { AppDeps } from './app-deps.ts'

/** The language of the page: loaded before it is shown, stored for the next visit, set on the document. */
export function useLocaleChoice(deps: AppDeps, first: LocaleTag): LocaleChoice {
  const [locale, show] = useState(first)
  const setLocale = useCallback(
    async (next: LocaleTag) => {
      localeStore().write(next)
      await deps.texts.changeLanguage(next)
      show(next)
    },
    [deps.texts],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])
  return useMemo(() => ({ locale, setLocale: (next) => void setLocale(next) }), [locale, setLocale])
}
