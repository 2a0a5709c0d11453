import type { LocaleTag } from '@beckon/domain/country'
import { partTexts, type TextSource } from '@beckon/texts'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { RiderDeps } from '../platform/deps/index.ts'
import { loadTexts, type Texts } from '../platform/texts/index.ts'

/** The texts that are shown, and the choice of another language. */
export function useTextsOf(
  { config }: Pick<RiderDeps, 'config'>,
  first: Omit<TextSource, 'choose'>,
  save: (locale: LocaleTag) => Promise<void>,
): Texts {
  const [shown, setShown] = useState(first)
  const texts = useMemo(() => {
    const choose = async (locale: LocaleTag) => {
      const catalogue = await loadTexts(locale, config.text_versions)
      if (!catalogue) return
      setShown({ locale, catalogue })
      await save(locale)
    }
    return partTexts({ ...shown, choose: (locale) => void choose(locale) }, config)
  }, [shown, config, save])
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.lang = texts.locale
    root.dir = texts.direction
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (manifest) manifest.href = `/rider/manifest.webmanifest?language=${texts.locale}`
  }, [texts])
  return texts
}
