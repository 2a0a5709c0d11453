import { locales, offeredLocales } from '@beckon/texts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Choice } from '../controls/index.ts'

/** Chooses the language of the app. */
export function LanguageChoice() {
  const { t, locale, choose } = useTexts()
  const { config } = useDeps()
  const offered = offeredLocales({ languages: config.languages, defaultLanguage: config.default_language })
  if (offered.length < 2) return null
  const options = offered.map((tag) => ({ value: tag, text: locales[tag].name, lang: tag }))
  return <Choice label={t('rider.language')} value={locale} options={options} onChange={choose} />
}
