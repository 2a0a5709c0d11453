import { deployments, localeTags } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { chooseLocale, offeredLocales, savedLocale } from './choose-locale.ts'
import { locales } from './locales.ts'

it('writes Urdu and Arabic from right to left, and nothing else', () => {
  const rightToLeft = localeTags.filter((tag) => locales[tag].direction === 'rtl')
  expect(rightToLeft.toSorted()).toEqual(['ar', 'ar-SA', 'ur'])
})

it.each([
  ['ar-SA', ['ar', 'en']],
  ['el-CY', ['el', 'en']],
  ['zh-HK', ['zh-TW', 'en']],
  ['ceb', ['tl', 'en']],
  ['ur-Latn', ['en']],
  ['en', []],
] as const)('looks for a text of %s in %j next', (tag, chain) => {
  expect(locales[tag].fallback).toEqual(chain)
})

it('ends every chain with English', () => {
  for (const tag of localeTags.filter((one) => one !== 'en')) expect(locales[tag].fallback.at(-1)).toBe('en')
})

const emirates = { languages: ['ar', 'en'], defaultLanguage: 'ar' }
const hungary = { languages: ['hu', 'en'], defaultLanguage: 'hu' }
const offers = (...languages: readonly string[]) => ({ languages, defaultLanguage: languages[0] ?? 'en' })

it.each([
  [['en'], emirates, 'en'],
  [['ar-EG'], emirates, 'ar'],
  [['AR_ae'], emirates, 'ar'],
  [['de-DE', 'hu-HU'], hungary, 'hu'],
  [['xx'], hungary, 'hu'],
  [[], emirates, 'ar'],
  [['nonsense!', ''], hungary, 'hu'],
] as const)('a browser with the languages %j gets an offered language', (wanted, spoken, expected) => {
  expect(chooseLocale(wanted, spoken)).toBe(expected)
})

it.each([
  ['hu', hungary, 'hu'],
  ['hu_HU', hungary, 'hu'],
  // Not offered there: English, though the country has another language by default.
  ['ja', hungary, 'en'],
  ['nonsense!', hungary, 'en'],
  ['', hungary, 'en'],
  ['ja', offers('hu'), 'hu'],
  // A regional language: its own, its parent, another region, and only then English.
  ['ar-SA', offers('ar-SA', 'ar', 'en'), 'ar-SA'],
  ['ar-EG', offers('ar-SA', 'ar', 'en'), 'ar'],
  ['ar-SA', emirates, 'ar'],
  ['el-CY', offers('el', 'en'), 'el'],
  ['el-GR', offers('el-CY', 'en'), 'el-CY'],
  ['ceb', offers('tl', 'en'), 'tl'],
  ['fil-PH', offers('tl', 'ceb', 'en'), 'tl'],
  ['no', offers('nb', 'en'), 'nb'],
  ['nn-NO', offers('nb', 'en'), 'nb'],
  ['sr-Latn-RS', offers('sr', 'en'), 'sr'],
  ['zh', offers('zh-HK', 'en'), 'zh-HK'],
  ['zh-Hant-HK', offers('zh-TW', 'zh-HK', 'en'), 'zh-HK'],
  ['zh-Hans-CN', offers('zh-TW', 'zh-MY', 'en'), 'zh-MY'],
  ['zh-MO', offers('zh-MY', 'zh-TW', 'en'), 'zh-TW'],
  // Readers of Urdu in Latin letters may not read the Arabic script, and the other way round.
  ['ur-Latn', offers('ur', 'en'), 'en'],
  ['ur-PK', offers('ur-Latn', 'ur', 'en'), 'ur'],
  ['ur', offers('ur-Latn', 'en'), 'en'],
])('maps %j, which was saved, to a language of %j: %s', (saved, spoken, expected) => {
  expect(savedLocale(saved, spoken)).toBe(expected)
})

it('offers something to read in every country', () => {
  for (const { languages, defaultLanguage } of Object.values(deployments)) {
    expect(offeredLocales({ languages, defaultLanguage })).toContain('en')
  }
})
