import {
  createFormatters,
  type Formatters,
  type TextKey,
  type TextValues,
  type ValuesOf,
} from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import { createContext, useContext } from 'react'
import { directionOf, type Direction } from './direction.ts'

export interface LocaleChoice {
  readonly locale: LocaleTag
  readonly setLocale: (locale: LocaleTag) => void
}

export const LocaleContext = createContext<LocaleChoice | null>(null)

export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext)
  if (!choice) throw new Error('useLocale needs a LocaleContext')
  return choice
}

export type Translate = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

export interface Texts {
  /** The text of a key that exists, whole. */
  readonly t: Translate
  /** The text of a key that came from outside (the service); a general one when there is no such key. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** Whether a key from outside exists. */
  readonly has: (key: string) => boolean
  readonly format: Formatters
  readonly locale: LocaleTag
  readonly direction: Direction
}

export const TextsContext = createContext<Texts | null>(null)

/** Texts and formats in the language of the page. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsContext')
  return texts
}

/** The source of texts: looks one up by its key, with its values. */
export interface TextSource {
  readonly look: (key: string, values?: TextValues) => string
  readonly exists: (key: string) => boolean
}

type Place = Parameters<typeof createFormatters>[0] & { readonly locale: LocaleTag }

/** Texts of one source, for one language and place. */
export const textsFrom = ({ look, exists }: TextSource, place: Place): Texts => ({
  t: (key, ...values) => look(key, ...values),
  say: (key, values) => (exists(key) ? look(key, values) : look('error.unexpected')),
  has: exists,
  format: formattersFor(place),
  locale: place.locale,
  direction: directionOf(place.locale),
})

const made = new Map<string, Formatters>()

/** Formatters are slow to create, and each row of a long list uses them. */
function formattersFor(place: Place): Formatters {
  const key = [place.locale, place.country, place.timezone, place.currency].join(' ')
  const format = made.get(key) ?? createFormatters(place)
  made.set(key, format)
  return format
}
