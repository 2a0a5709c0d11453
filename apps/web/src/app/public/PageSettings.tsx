import { Appearance } from '../bar/Appearance.tsx'
import { LanguageMenu } from '../bar/LanguageMenu.tsx'
import { useOfferedLocales } from '../bar/use-offered-locales.ts'

/** Light or dark, and the language: on every page that needs no account. */
export function PageSettings() {
  const offered = useOfferedLocales()
  return (
    <>
      <Appearance />
      {offered.length > 1 && <LanguageMenu />}
    </>
  )
}
