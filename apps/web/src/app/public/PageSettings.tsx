import { lazy, Suspense } from 'react'
import { Appearance } from '../bar/Appearance.tsx'
import { useOfferedLocales } from '../bar/use-offered-locales.ts'

/** Loaded only where there is a choice: its menu weighs as much as the page. */
const LanguageMenu = lazy(async () => ({ default: (await import('../bar/LanguageMenu.tsx')).LanguageMenu }))

/** Light or dark, and the language: on every page that needs no account. */
export function PageSettings() {
  const offered = useOfferedLocales()
  return (
    <>
      <Appearance />
      {offered.length > 1 && (
        <Suspense>
          <LanguageMenu />
        </Suspense>
      )}
    </>
  )
}
