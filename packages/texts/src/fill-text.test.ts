import type { LocaleTag } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'
import { loadMergedCatalogue } from './load-merged-catalogue.ts'
import { localesWithCatalogue } from './locales.ts'
import { baseOf, isCounted } from './plural-keys.ts'
import type { Catalogue, TextKey } from './text-key.ts'
import { translatorFrom } from './translate.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1000, 1.5]
/** With signs that mean something to a search, to a text library, and to a catalogue. */
const value = 'sg-100 $& {name} $t(action.cancel) <b>'

/** Every text of a language with values for its placeholders; a plural one with each number. */
function usesOf(texts: Catalogue): [key: string, values: Record<string, string | number>][] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
    const values = Object.fromEntries(names.map((name) => [name, name === 'count' ? 4321 : value]))
    if (!isCounted(key)) return [[key, values]]
    return counts.map((count): [string, Record<string, string | number>] => [
      baseOf(key),
      { ...values, count },
    ])
  })
}

it.each([...localesWithCatalogue])(
  'fills every text of %s as the library of the portal does',
  async (locale: LocaleTag) => {
    const { texts } = await loadMergedCatalogue(locale)
    const translate = await translatorFrom(locale, texts)
    const byLibrary = (key: string, values: object) =>
      (translate as (...given: [key: TextKey, values: object]) => string)(key as TextKey, values)
    const uses = usesOf(texts)
    expect(uses.length).toBeGreaterThan(1000)
    const other = uses.filter(
      ([key, values]) => fillText(texts, locale, key, values) !== byLibrary(key, values),
    )
    expect(other).toEqual([])
  },
)

it('shows the key where there is no such text', () =>
  expect(fillText({}, 'en', 'not.there', { count: 2 })).toBe('not.there'))
