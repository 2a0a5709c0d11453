import type { LocaleTag } from '@beckon/domain/country'
import { intlLocale } from './formatters.ts'
import { isolate } from '../isolate.ts'
import { locales } from '../locales.ts'
import { customLocaleData } from './custom-locale-data.ts'

export type TextValues = Readonly<Record<string, string | number>>

/**
 * The values of a sentence as its language writes them: figures in its digits, and where it runs from right to left each
 * text in its own order. Figures are not grouped: one may be the number of a row.
 */
export function writtenValues(values: TextValues, locale: LocaleTag): Readonly<Record<string, string>> {
  const isRightToLeft = locales[locale].direction === 'rtl'
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? figures(value, locale) : isRightToLeft ? isolate(value) : value,
    ]),
  )
}

const made = new Map<LocaleTag, Intl.NumberFormat>()

function figures(value: number, locale: LocaleTag): string {
  const writtenIn = customLocaleData[locale]?.numbers ?? intlLocale(locale)
  const format = made.get(locale) ?? new Intl.NumberFormat(writtenIn, { useGrouping: false })
  made.set(locale, format)
  return format.format(value)
}
