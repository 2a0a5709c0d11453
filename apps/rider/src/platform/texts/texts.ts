import type { BrowserConfig } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import {
  type Catalogue,
  createFormatters,
  type Direction,
  fillText,
  type Formatters,
  locales,
  type PartKey,
  type ValuesOf,
} from '@beckon/texts'
import { createContext, useContext } from 'react'

export type RiderKey = PartKey<'rider'>

/** The texts of one language, with its formats. */
export interface Texts {
  readonly locale: LocaleTag
  readonly direction: Direction
  readonly t: <K extends RiderKey>(key: K, ...values: ValuesOf<K>) => string
  /** The text of a key that the service sent; a general one where there is none. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly format: Formatters
  readonly choose: (locale: LocaleTag) => void
}

export interface TextSource {
  readonly locale: LocaleTag
  readonly catalogue: Catalogue
  readonly choose: (locale: LocaleTag) => void
}

export function textsFrom({ locale, catalogue, choose }: TextSource, config: BrowserConfig): Texts {
  const { country, timezone, currency } = config
  return {
    locale,
    direction: locales[locale].direction,
    t: (key, ...[values]) => fillText(catalogue, locale, key, values),
    say: (key, values) =>
      fillText(catalogue, locale, Object.hasOwn(catalogue, key) ? key : 'error.unexpected', values),
    format: createFormatters({ locale, country, timezone, currency }),
    choose,
  }
}

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('texts are given by the app')
  return texts
}
