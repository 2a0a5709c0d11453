import { writtenValues } from '@beckon/texts'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../client/config-context.ts'
import { TextsContext, textsFrom, useLocale } from './texts-context.ts'

/** Provides the texts of the portal's library, again when a language or a correction has arrived. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { i18n, t: translate } = useTranslation()
  const { locale } = useLocale()
  const { country, timezone, currency } = useConfig()
  const texts = useMemo(
    () =>
      textsFrom(
        {
          // The plural form follows the number, which is formatted in the digits of the language.
          look: (key, values = {}) => translate(key, { ...values, replace: writtenValues(values, locale) }),
          exists: (key) => i18n.exists(key),
        },
        { locale, country, timezone, currency },
      ),
    [i18n, translate, locale, country, timezone, currency],
  )
  return <TextsContext value={texts}>{children}</TextsContext>
}
