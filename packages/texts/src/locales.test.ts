import { deployments, localeTags } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { chooseLocale, offeredLocales } from './choose-locale.ts'
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
const finland = { languages: ['fi', 'sv', 'en'], defaultLanguage: 'fi' }
const iceland = { languages: ['is', 'en'], defaultLanguage: 'is' }

it.each([
  [['en'], emirates, 'en'],
  [['ar-EG'], emirates, 'ar'],
  [['AR_ae'], emirates, 'ar'],
  [['de-DE', 'hu-HU'], hungary, 'hu'],
  [['xx'], hungary, 'hu'],
  [[], emirates, 'ar'],
  [['sv-FI', 'fi'], finland, 'sv'],
  [['nonsense!'], finland, 'fi'],
  // Offered by the deployment, but nobody has written its texts.
  [['is'], iceland, 'en'],
  [['nonsense!'], iceland, 'en'],
] as const)('maps %j to a language that is spoken there', (wanted, spoken, expected) => {
  expect(chooseLocale(wanted, spoken)).toBe(expected)
})

it('offers something to read in every country', () => {
  for (const { languages, defaultLanguage } of Object.values(deployments)) {
    expect(offeredLocales({ languages, defaultLanguage })).toContain('en')
  }
})
