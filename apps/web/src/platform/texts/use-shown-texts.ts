import type { LocaleTag } from '@beckon/domain/country'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { directionOf } from './direction.ts'
import { localeStore } from './locale-store.ts'
import type { ShownTexts, TextStore } from './text-store.ts'
import type { LocaleChoice } from './texts-context.ts'

/** The texts of the page, and the choice of their language, which is stored for the next visit. */
export function useShownTexts(store: TextStore): {
  readonly shown: ShownTexts
  readonly choice: LocaleChoice
} {
  const shown = useSyncExternalStore(store.subscribe, store.shown)
  const { locale } = shown
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])
  const choice = useMemo(
    () => ({
      locale,
      setLocale: (next: LocaleTag) => {
        localeStore().write(next)
        void store.show(next)
      },
    }),
    [locale, store],
  )
  return { shown, choice }
}
