import {
  createFormatters,
  type Direction,
  type Formatters,
  type TextKey,
  type TextValues,
  type ValuesOf,
  writtenValues,
} from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../client/config-context.ts'
import { directionOf } from './set-up-texts.ts'

export interface LocaleChoice {
  readonly locale: LocaleTag
  readonly setLocale: (locale: LocaleTag) => void
}

export const LocaleContext = createContext<LocaleChoice | null>(null)

export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext)
  if (!choice) throw new Error('the language is given by the providers of the app')
  return choice
}

export type Translate = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

export interface Texts {
  /** The text of a key that exists, whole. */
  readonly t: Translate
  /** The text of a key that came from outside (the service); a general one when there is no such key. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly format: Formatters
  readonly locale: LocaleTag
  readonly direction: Direction
}

/** Texts and formats in the language of the page. */
export function useTexts(): Texts {
  const { i18n, t: translate } = useTranslation()
  const { locale } = useLocale()
  const { country, timezone, currency } = useConfig()
  return useMemo(() => {
    const direction = directionOf(locale)
    // The plural form follows the number, which is formatted in the digits of the language.
    const look = (key: string, values: TextValues = {}): string =>
      translate(key, { ...values, replace: writtenValues(values, locale) })
    return {
      t: (key, ...values) => look(key, ...values),
      say: (key, values) => (i18n.exists(key) ? look(key, values) : look('error.unexpected')),
      format: formattersFor({ locale, country, timezone, currency }),
      locale,
      direction,
    }
  }, [i18n, translate, locale, country, timezone, currency])
}

const made = new Map<string, Formatters>()

/** Formatters are slow to create, and each row of a long list uses them. */
function formattersFor(place: Parameters<typeof createFormatters>[0]): Formatters {
  const key = [place.locale, place.country, place.timezone, place.currency].join(' ')
  const format = made.get(key) ?? createFormatters(place)
  made.set(key, format)
  return format
}
