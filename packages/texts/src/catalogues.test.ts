import { errorCodes } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { catalogues } from './catalogues/index.ts'
import { writtenLocales } from './locales.ts'

const plural = /_(zero|one|two|few|many|other)$/u
const baseOf = (key: string) => key.replace(plural, '')
const baseKeys = (texts: object) => [...new Set(Object.keys(texts).map(baseOf))].toSorted()
const placeholders = (text: string) => [...new Set(text.match(/\{[^}]*\}/gu) ?? [])].toSorted()
const source = catalogues.en

it('serves exactly the languages that are called written', () => {
  expect(Object.keys(catalogues).toSorted()).toEqual([...writtenLocales].toSorted())
})

it('has a text for the key of every failure of the service', () => {
  const missing = Object.values(errorCodes).filter(({ key }) => !(key in source))
  expect(missing).toEqual([])
})

describe.each(writtenLocales)('the catalogue %s', (tag) => {
  const texts = catalogues[tag]

  it('has every key of the source, and no other', () => {
    expect(baseKeys(texts)).toEqual(baseKeys(source))
  })

  it('leaves no text empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has the placeholders of the source in every text', () => {
    const wrong = Object.entries(texts).filter(([key, text]) => {
      const wanted = placeholders(source[key] ?? source[`${baseOf(key)}_other`] ?? '')
      // "One order" may say the number in words.
      const mayDrop = plural.test(key) && !key.endsWith('_other') ? ['{count}'] : []
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
    const counted = [
      ...new Set(
        Object.keys(source)
          .filter((key) => plural.test(key))
          .map(baseOf),
      ),
    ]
    for (const base of counted) {
      const has = Object.keys(texts).filter((key) => plural.test(key) && baseOf(key) === base)
      expect(has.map((key) => key.slice(base.length + 1)).toSorted(), base).toEqual(forms)
    }
  })
})
