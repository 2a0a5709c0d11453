import type { LocaleTag } from '@beckon/domain/country'
import { fillText } from './fill-text.ts'
import { createFormatters, type FormatContext, type Formatters } from './formatters/formatters.ts'
import { type Direction, locales } from './locales.ts'
import type { Catalogue, ValuesOf } from './text-key.ts'
import type { AppPart, PartKey } from './text-parts.ts'

/** The texts of one language for an app that loads a part of them, with the formats of a country. */
export interface PartTexts<P extends AppPart> {
  readonly locale: LocaleTag
  readonly direction: Direction
  readonly t: <K extends PartKey<P>>(key: K, ...values: ValuesOf<K>) => string
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

/** Returns the texts of a part; times and money are written as in the country. */
export function partTexts<P extends AppPart>(
  { locale, catalogue, choose }: TextSource,
  { country, timezone, currency }: Omit<FormatContext, 'locale'>,
): PartTexts<P> {
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
