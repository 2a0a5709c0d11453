import { isLocaleTag, type TextKey, type ValuesOf } from '@beckon/texts'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ShownTexts, TextStore } from './text-store.ts'

export const TextStoreContext = createContext<Pick<TextStore, 'load'> | null>(null)

/** A text for another person, in a language that may differ from the page's; undefined while it cannot be had. */
export function useTextIn<K extends TextKey>(
  language: string,
  key: K,
  ...values: ValuesOf<K>
): string | undefined {
  const store = useContext(TextStoreContext)
  const [texts, setTexts] = useState<ShownTexts>()
  useEffect(() => {
    let isCurrent = true
    if (isLocaleTag(language)) void store?.load(language).then((loaded) => isCurrent && setTexts(loaded))
    return () => {
      isCurrent = false
    }
  }, [store, language])
  const named: Readonly<Record<string, string | number>> = values[0] ?? {}
  if (texts?.locale !== language) return undefined
  // Sent to a phone: without the marks of direction that values have on a page.
  return texts.look(String(key)).replace(/\{(\w+)\}/gu, (whole, name: string) => String(named[name] ?? whole))
}
