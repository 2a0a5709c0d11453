import { errorCodes } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { catalogues, catalogueTags } from './catalogues/index.ts'
import { baseKeys, baseOf, coverageOf, FLOOR, isCounted, sourceLanguages, WHOLE } from './coverage.ts'
import { writtenLocales } from './locales.ts'

const placeholders = (text: string) => [...new Set(text.match(/\{[^}]*\}/gu) ?? [])].toSorted()
const source = catalogues.en

/** In Latin letters: a Han character takes nearly two, a mark above or below none. */
const width = (text: string) =>
  [...text].reduce((sum, one) => {
    if (/\p{M}/u.test(one)) return sum
    return sum + (/[\u2e80-\uffef]/u.test(one) ? 1.8 : 1)
  }, 0)
const english = baseKeys(source)

it('has a text for the key of every failure of the service', () => {
  const missing = Object.values(errorCodes).filter(({ key }) => !(key in source))
  expect(missing).toEqual([])
})

it('offers every language that is whole, and none that is half', () => {
  const offered = (tag: (typeof catalogueTags)[number]) => writtenLocales.some((one) => one === tag)
  const covered = catalogueTags.map((tag) => ({ tag, share: coverageOf(tag).share, offered: offered(tag) }))
  expect(covered.filter((one) => one.share >= WHOLE && !one.offered)).toEqual([])
  expect(covered.filter((one) => one.share < FLOOR && one.offered)).toEqual([])
  expect(writtenLocales.filter((tag) => !(tag in catalogues))).toEqual([])
})

it.each(sourceLanguages)('has every key of the source in %s', (tag) => {
  expect(baseKeys(catalogues[tag])).toEqual(english)
})

describe.each(catalogueTags)('the catalogue %s', (tag) => {
  const texts = catalogues[tag]

  it('has no key that the source has not', () => {
    expect(baseKeys(texts).filter((key) => !english.includes(key))).toEqual([])
  })

  it('leaves no text empty, and none with spaces at its ends', () => {
    expect(Object.entries(texts).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  it('leaves no text in English', () => expect(coverageOf(tag).unchanged).toEqual([]))

  it('has no text so long that it breaks the place of the English one', () => {
    const long = Object.entries(texts).filter(([key, text]) => {
      const english = source[key]
      return english !== undefined && width(text) > Math.max(20, width(english) * 2 + 10)
    })
    expect(long).toEqual([])
  })

  it('has the placeholders of the source in every text', () => {
    const wrong = Object.entries(texts).filter(([key, text]) => {
      const wanted = placeholders(source[key] ?? source[`${baseOf(key)}_other`] ?? '')
      // "One order" may say the number in words.
      const mayDrop = isCounted(key) && !key.endsWith('_other') ? ['{count}'] : []
      const has = placeholders(text)
      return (
        has.some((one) => !wanted.includes(one)) ||
        wanted.some((one) => !has.includes(one) && !mayDrop.includes(one))
      )
    })
    expect(wrong).toEqual([])
  })

  it('has the plural forms that its language counts with', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    for (const base of new Set(Object.keys(texts).filter(isCounted).map(baseOf))) {
      const has = Object.keys(texts).filter((key) => isCounted(key) && baseOf(key) === base)
      expect(has.map((key) => key.slice(base.length + 1)).toSorted(), base).toEqual(forms)
    }
  })
})
