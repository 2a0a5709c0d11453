import { type LocaleTag, localeTags } from '@beckon/domain/country'

export type Direction = 'ltr' | 'rtl'

export interface Locale {
  readonly tag: LocaleTag
  /** Endonym, such as "Deutsch". */
  readonly name: string
  readonly direction: Direction
  /** Languages from which a missing text is taken, nearest first; English is always the last. */
  readonly fallback: readonly LocaleTag[]
}

type Row = readonly [name: string, parent?: LocaleTag | undefined, direction?: Direction]

const rows: Readonly<Record<LocaleTag, Row>> = {
  en: ['English'],
  ur: ['اردو', undefined, 'rtl'],
  // Readers of romanized Urdu do not read the Arabic script: English is nearer to them.
  'ur-Latn': ['Urdu (Roman)'],
  'zh-TW': ['繁體中文（台灣）'],
  'zh-HK': ['繁體中文（香港）', 'zh-TW'],
  // Written in simplified characters, so the traditional catalogue is no parent of it.
  'zh-MY': ['简体中文（马来西亚）'],
  th: ['ไทย'],
  tl: ['Tagalog'],
  ceb: ['Cebuano', 'tl'],
  ar: ['العربية', undefined, 'rtl'],
  'ar-SA': ['العربية (السعودية)', 'ar', 'rtl'],
  bn: ['বাংলা'],
  my: ['မြန်မာ'],
  ms: ['Bahasa Melayu'],
  km: ['ខ្មែរ'],
  lo: ['ລາວ'],
  ja: ['日本語'],
  sv: ['Svenska'],
  nb: ['Norsk bokmål'],
  fi: ['Suomi'],
  hu: ['Magyar'],
  cs: ['Čeština'],
  el: ['Ελληνικά'],
  'el-CY': ['Ελληνικά (Κύπρος)', 'el'],
  da: ['Dansk'],
  sr: ['Srpski'],
  de: ['Deutsch'],
  pl: ['Polski'],
}

const localeFrom = (tag: LocaleTag): Locale => {
  const [name, parent, direction = 'ltr'] = rows[tag]
  const chain = [parent, 'en' as const].filter((one) => one !== undefined && one !== tag)
  return { tag, name, direction, fallback: [...new Set(chain)] as LocaleTag[] }
}

export const locales: Readonly<Record<LocaleTag, Locale>> = Object.fromEntries(
  localeTags.map((tag) => [tag, localeFrom(tag)]),
) as Record<LocaleTag, Locale>

/** The languages that have a catalogue of their own, whole or nearly so (`coverage.ts`): those that can be offered. */
export const localesWithCatalogue = [
  'en',
  'ar',
  'hu',
  'de',
  'ja',
  'th',
  'zh-TW',
  'ms',
  'pl',
  'sv',
  'ur',
  'cs',
  'el',
  'nb',
  'da',
  'tl',
  'bn',
  'sr',
  'ceb',
  'my',
  'ur-Latn',
  'ar-SA',
  'el-CY',
  'km',
  'lo',
  'zh-HK',
  'zh-MY',
  'fi',
] as const satisfies readonly LocaleTag[]

const hasCatalogue = (tag: LocaleTag) => localesWithCatalogue.some((one) => one === tag)

/** Reads in its own language rather than in English: by its own catalogue or its parent's. */
export function isOffered(tag: LocaleTag): boolean {
  return hasCatalogue(tag) || locales[tag].fallback.some((one) => one !== 'en' && hasCatalogue(one))
}

export const isLocaleTag = (text: string): text is LocaleTag => localeTags.some((tag) => tag === text)
