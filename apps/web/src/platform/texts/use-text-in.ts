import type { TextKey, ValuesOf } from '@beckon/texts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A text for another person, in a language that may differ from the page's; undefined while it is loading. */
export function useTextIn<K extends TextKey>(
  language: string,
  key: K,
  ...values: ValuesOf<K>
): string | undefined {
  const { i18n } = useTranslation()
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    // Where it cannot be fetched the text is English.
    const done = () => isCurrent && setLoaded(language)
    void i18n.loadLanguages(language).then(done, done)
    return () => {
      isCurrent = false
    }
  }, [i18n, language])
  const say = i18n.getFixedT(language)
  const named: Readonly<Record<string, string | number>> = values[0] ?? {}
  return loaded === language ? say(String(key), { ...named }) : undefined
}
