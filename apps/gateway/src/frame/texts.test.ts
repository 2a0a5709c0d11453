import { describe, expect, it } from 'vitest'
import { localeTags } from '@beckon/domain/country'
import { amountOf } from './amount-of.ts'
import { directionOf, type FrameText, frameTexts, intlLocaleOf, languageOf } from './texts.ts'

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()
const keys = Object.keys(frameTexts.en) as FrameText[]

/** Texts that may equal the English ones: these countries use the English trade words. */
const borrowed: Readonly<Partial<Record<string, readonly FrameText[]>>> = {
  'ur-Latn': ['number', 'expiry', 'expiry-hint', 'code'],
  tl: ['expiry', 'expiry-hint', 'code'],
  ceb: ['expiry', 'expiry-hint', 'code'],
}

describe.each(localeTags.filter((tag) => tag !== 'en'))('the card page in %s', (tag) => {
  const texts = frameTexts[tag]

  it('every text is translated, with the same placeholders', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort())
    for (const key of keys) {
      expect(texts[key].trim(), key).toBe(texts[key])
      expect(texts[key], key).not.toBe('')
      expect(placeholders(texts[key]), key).toEqual(placeholders(frameTexts.en[key]))
    }
  })

  it('no text is left in English that the language has a word for', () => {
    const english = keys.filter((key) => texts[key] === frameTexts.en[key])
    expect(english.filter((key) => !borrowed[tag]?.includes(key))).toEqual([])
  })

  it('no two fields and no two answers have the same label', () => {
    const { number, expiry, code, name, pass, fail, abandon } = texts
    expect(new Set([number, expiry, code, name]).size).toBe(4)
    expect(new Set([pass, fail, abandon]).size).toBe(3)
  })

  it('error texts are short enough for half the width of a phone', () => {
    for (const key of ['expiry', 'code'] as const) expect(texts[key].length, key).toBeLessThanOrEqual(26)
    expect(texts['expiry-hint']).toContain('/')
  })

  it('money is formatted in a locale that the runtime supports', () => {
    expect(Intl.NumberFormat.supportedLocalesOf(intlLocaleOf(tag))).not.toEqual([])
  })
})

it('pages in right-to-left scripts have that direction', () => {
  expect(localeTags.filter((tag) => directionOf(tag) === 'rtl')).toEqual(['ur', 'ar', 'ar-SA'])
})

it.each([
  ['th', 'th'],
  ['TH-th', 'th'],
  ['ar-EG', 'ar'],
  ['ar-SA-u-nu-latn', 'ar-SA'],
  ['zh-HK', 'zh-HK'],
  ['ur-Latn-PK', 'ur-Latn'],
  ['fr', 'en'],
  ['', 'en'],
] as const)('takes %s for %s', (requested, spoken) => {
  expect(languageOf(requested)).toBe(spoken)
})

it.each([
  [89_000, 'HUF', 'hu', '890 Ft'],
  [89_050, 'HUF', 'hu', '890,50 Ft'],
  [600, 'SGD', 'en', 'SGD 6.00'],
  [1500, 'AED', 'ar', '15.00 د.إ.'],
  [980, 'JPY', 'ja', '￥980'],
  [75_000, 'RSD', 'sr', '750 RSD'],
  [5950, 'MYR', 'zh-MY', 'RM 59.50'],
] as const)('writes %s of %s in %s as %s', (minor, currency, language, text) => {
  const plain = amountOf(minor, currency, language)
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\u200e\u200f]/gu, '')
  expect(plain).toBe(text)
})
