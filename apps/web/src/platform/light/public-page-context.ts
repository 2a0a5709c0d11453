import {
  createFormatters,
  type Direction,
  fillText,
  type Formatters,
  type PartKey,
  locales,
  type ValuesOf,
} from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import { createContext, useContext } from 'react'
import type { LoadedPublicPage, PublicConfig } from './load-public-page.ts'

export interface PublicPage {
  readonly config: PublicConfig
  readonly locale: LocaleTag
  readonly direction: Direction
  readonly t: <K extends PartKey<'public'>>(key: K, ...values: ValuesOf<K>) => string
  readonly format: Formatters
}

/** Creates the texts and formats of a public page, without i18next. */
export function createPublicPage({ config, locale, texts }: LoadedPublicPage): PublicPage {
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

export const PublicPageContext = createContext<PublicPage | null>(null)

export function usePublicPage(): PublicPage {
  const page = useContext(PublicPageContext)
  if (!page) throw new Error('usePublicPage needs a PublicPageContext')
  return page
}
