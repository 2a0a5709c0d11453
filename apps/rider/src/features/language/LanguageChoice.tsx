import { isLocaleTag, locales, offeredLocales } from '@beckon/texts'
import { useId } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './language.module.css'

/** Chooses the language of the app. */
export function LanguageChoice() {
  const { t, locale, choose } = useTexts()
  const { config } = useDeps()
  const id = useId()
  const offered = offeredLocales({ languages: config.languages, defaultLanguage: config.default_language })
  if (offered.length < 2) return null
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('rider.language')}</label>
      <select
        id={id}
        className={styles.select}
        value={locale}
        onChange={({ currentTarget: { value } }) => isLocaleTag(value) && choose(value)}
      >
        {offered.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {locales[tag].name}
          </option>
        ))}
      </select>
    </div>
  )
}
