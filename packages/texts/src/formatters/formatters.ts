import { exponentOf, isCurrency, priceStep, toDecimal } from '@beckon/domain/money'
import type { FormatContext, Formatters } from './format-types.ts'
import { dateFormat, numberFormat } from './intl-formats.ts'
import { isolate } from '../isolate.ts'
import { isLocaleTag, locales } from '../locales.ts'
import { customFormatters } from './custom-formatters.ts'
import { customRelative, relativeIn } from './custom-relative.ts'
import { customLocaleData } from './custom-locale-data.ts'
import { formatRelative } from './relative-time.ts'

export type { FormatContext, Formatters } from './format-types.ts'

/**
 * Substitutes for languages whose names, dates and units have no tables in browsers, or only in another script.
 * Arabic has one kind of digits everywhere, because prices are beside phone numbers, plates and typed amounts.
 */
const writtenAs: Readonly<Partial<Record<string, string>>> = {
  sr: 'sr-Latn',
  'ur-Latn': 'en',
  ceb: 'en',
  ar: 'ar-u-nu-latn',
  'ar-SA': 'ar-SA-u-nu-latn',
}

/** The locale for `Intl`, also for code that does not use the formatters. */
export const intlLocale = (locale: string): string => writtenAs[locale] ?? locale

/** The locale that dates and numbers are written in: English in Singapore is not English in America. */
export function formatLocale({ locale, country }: Pick<FormatContext, 'locale' | 'country'>): string {
  const language = new Intl.Locale(intlLocale(locale))
  return new Intl.Locale(language, { region: language.region ?? country }).toString()
}

/** Without tables of a country's English, dates would be written as in America: 29 Mar is written everywhere else. */
const dateLocale = (locale: string): string =>
  numberFormat(locale).resolvedOptions().locale === 'en' ? 'en-001' : locale

/** The name of a country in a language, as its people say it: Hong Kong, and no more of its standing. */
export const regionName = (locale: string, country: string): string | undefined =>
  customLocaleData[locale]?.regions[country] ??
  new Intl.DisplayNames([intlLocale(locale)], { type: 'region', style: 'short' }).of(country)

export function createFormatters(context: FormatContext): Formatters {
  const own = customLocaleData[context.locale]
  return own ? customFormatters(own, context) : commonFormatters(context)
}

function commonFormatters(context: FormatContext): Formatters {
  const locale = formatLocale(context)
  const dateStyle = (options: Intl.DateTimeFormatOptions) => {
    const all = { timeZone: context.timezone, calendar: 'gregory', ...options }
    return (at: number) => inOrder(dateFormat(dateLocale(locale), all), at * 1000)
  }
  const date = dateStyle({ dateStyle: 'medium' })
  const whole = numberFormat(locale)
  const words = customRelative[context.locale]
  const relative = (away: number) =>
    words ? relativeIn(words, away, whole.format) : formatRelative(away, locale)
  return {
    amount: (decimal, currency = context.currency) => formatAmount(decimal, currency, locale),
    money: (money) => formatAmount(toDecimal(money), money.currency, locale),
    number: (value) => whole.format(value),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    percent: (share, decimals = 0) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(share),
    distance: (metres) => formatDistance(metres, locale),
    bytes: (count) =>
      numberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
        count / 1_048_576,
      ),
    weight: (kilograms) => formatWeight(kilograms, locale),
    side: (centimetres) => numberFormat(locale, { style: 'unit', unit: 'centimeter' }).format(centimetres),
    duration: (seconds) => formatDuration(seconds, locale),
    countdown: (seconds) => formatCountdown(seconds, locale),
    date,
    day: dateStyle({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: dateStyle({ timeStyle: 'short' }),
    dayTime: dateStyle({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
    dateTime: dateStyle({ dateStyle: 'medium', timeStyle: 'short' }),
    relative: (at, now) => relative(at - now) ?? date(at),
    clock: (digits) => formatClock(digits, locale),
  }
}

/** The half of the day stays behind its hour where it is in Latin letters (Urdu) and all around runs the other way. */
function inOrder(format: Intl.DateTimeFormat, at: number): string {
  const parts = format.formatToParts(at)
  const text = parts.map(({ value }) => value).join('')
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value
  const hour = parts.findIndex(({ type }) => type === 'hour')
  if (half === undefined || !/[A-Za-z]/u.test(half) || !isRightToLeft(format)) return text
  const before = parts
    .slice(0, hour)
    .map(({ value }) => value)
    .join('')
  return before + isolate(text.slice(before.length))
}

const isRightToLeft = (format: Intl.DateTimeFormat): boolean => {
  const { language } = new Intl.Locale(format.resolvedOptions().locale)
  return isLocaleTag(language) && locales[language].direction === 'rtl'
}

/** Where the tables have no sign for the money of the country, though everybody there writes one: RM. */
const withSign: readonly string[] = ['zh-MY']

function formatAmount(decimal: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const
  const usual = numberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2
  const decimals = isCurrency(currency) ? exponentOf(currency) : usual
  // Where the minor unit is out of use (forint, rupee), whole amounts are without decimals; others are never cut.
  const hasSmall = !isCurrency(currency) || priceStep(currency) < 10 ** decimals
  const shown = Number.isInteger(decimal) && !hasSmall ? 0 : decimals
  return numberFormat(locale, {
    ...style,
    currencyDisplay: withSign.includes(locale) ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(decimal)
}

function formatDistance(metres: number, locale: string): string {
  const unit = (value: number, name: string, digits: number) =>
    numberFormat(locale, {
      style: 'unit',
      unit: name,
      maximumFractionDigits: digits,
    }).format(value)
  if (metres < 995) return unit(Math.round(metres / 10) * 10, 'meter', 0)
  return unit(metres / 1000, 'kilometer', metres < 9950 ? 1 : 0)
}

function formatWeight(kilograms: number, locale: string): string {
  const unit = (value: number, name: string) =>
    numberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value)
  return kilograms < 1 ? unit(Math.round(kilograms * 1000), 'gram') : unit(kilograms, 'kilogram')
}

function formatDuration(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const unit = (value: number, name: string) =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  if (minutes < 60) return unit(minutes, 'minute')
  const hours = unit(Math.floor(minutes / 60), 'hour')
  return minutes % 60 === 0 ? hours : `${hours} ${unit(minutes % 60, 'minute')}`
}

function formatCountdown(seconds: number, locale: string): string {
  const digits = (value: number, minimumIntegerDigits: number) =>
    numberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value)
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`
}

function formatClock(digits: string, locale: string): string {
  const at = Date.UTC(2000, 0, 1, Number(digits.slice(0, 2)), Number(digits.slice(2, 4)))
  return inOrder(dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }), at)
}
