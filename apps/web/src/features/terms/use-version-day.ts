import { intlLocale } from '@beckon/texts'
import { useTexts } from '../../platform/texts/index.ts'

/** How a version is called: by its day, which is the same everywhere. */
export function useVersionDay(): (version: string) => string {
  const { locale } = useTexts()
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (version) => format.format(new Date(`${version}T00:00:00Z`))
}
