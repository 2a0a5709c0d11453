import {
  createFormatters,
  type Direction,
  fillText,
  type Formatters,
  locales,
  type PartKey,
  type ValuesOf,
} from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import { createContext, useContext } from 'react'
import type { Light, LightConfig } from './load-light.ts'

export interface LightPage {
  readonly config: LightConfig
  readonly locale: LocaleTag
  readonly direction: Direction
  readonly t: <K extends PartKey<'light'>>(key: K, ...values: ValuesOf<K>) => string
  readonly format: Formatters
}

/** Texts and formats of a light page, without the machinery that the portal has for many languages at once. */
export function lightPage({ config, locale, texts }: Light): LightPage {
  const { direction } = locales[locale]
  const { country, timezone, currency } = config
  return {
    config,
    locale,
    direction,
    t: (key, ...[values]) => fillText(texts, locale, key, values),
    format: createFormatters({ locale, country, timezone, currency }),
  }
}

export const LightContext = createContext<LightPage | null>(null)

export function useLight(): LightPage {
  const page = useContext(LightContext)
  if (!page) throw new Error('the light page gives its texts to what stands on it')
  return page
}
