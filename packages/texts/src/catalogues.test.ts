import { errorCodes } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { catalogues, catalogueTags } from './catalogues/index.ts'
import { coverageOf, sourceLanguages, MIN_OFFERED_COVERAGE } from './coverage.ts'
import { hasPlaceholdersOf, isTextKey, isTooLong, textViolation } from './check-text.ts'
import { localesWithCatalogue } from './locales.ts'
import { baseKeys, baseOf, isCounted, pluralForms } from './plural-keys.ts'

const source = catalogues.en

const english = baseKeys(source)

it('has a text for the key of every failure of the service', () => {
  const missing = Object.values(errorCodes).filter(({ key }) => !(key in source))
  expect(missing).toEqual([])
})

/** Numbers 1 to 9 of the request order checks of the specification, then the VAT number. */
const specified = {
  'vendor-missing': 'Could not get your informations - please logout & login again',
  'unit-missing': "Please fill the customer's unit number",
  'name-missing': "Please fill the customer's name",
  'name-invalid': 'The customer name is not valid',
  'phone-missing': "Fill the customer's phone",
  'phone-invalid': "The phone number doesn't seem correct",
  'description-too-long': 'Please do not exceed 200 characters',
  'address-missing': 'Please type in the address',
  'coordinates-missing': 'We cannot compute the location of this address',
  'amount-invalid': 'Please put a valid amount for the order',
  'amount-too-low': 'Minimum amount of 100 PKR',
  'payment-missing': 'Please select a payment method',
  'vat-length': 'Your VAT number should be 8 characters, please check again.',
  'vat-invalid': 'Your VAT number is invalid, please check again.',
} as const

it.each(Object.entries(specified))('words the violation %s as the specification does', (code, text) => {
  expect(Object.entries(source).find(([key]) => key === `request.fault.${code}`)?.[1]).toBe(text)
})

it('offers every language that is whole, and none that is half', () => {
  const offered = (tag: (typeof catalogueTags)[number]) => localesWithCatalogue.some((one) => one === tag)
  const covered = catalogueTags.map((tag) => ({ tag, share: coverageOf(tag).share, offered: offered(tag) }))
  expect(covered.filter((one) => one.share >= MIN_OFFERED_COVERAGE && !one.offered)).toEqual([])
  expect(covered.filter((one) => one.share < MIN_OFFERED_COVERAGE && one.offered)).toEqual([])
  expect(localesWithCatalogue.filter((tag) => !(tag in catalogues))).toEqual([])
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
    expect(Object.entries(texts).filter(([key, text]) => isTooLong(key, text))).toEqual([])
  })

  it('has the placeholders of the source in every text', () => {
    expect(Object.entries(texts).filter(([key, text]) => !hasPlaceholdersOf(key, text))).toEqual([])
  })

  it('could be written by an operator, text by text', () => {
    const refused = Object.entries(texts).filter(
      ([key, text]) => !isTextKey(tag, key) || textViolation(key, text),
    )
    expect(refused).toEqual([])
  })

  it('has the plural forms that its language counts with', () => {
    const forms = pluralForms(tag).toSorted()
    for (const base of new Set(Object.keys(texts).filter(isCounted).map(baseOf))) {
      const has = Object.keys(texts).filter((key) => isCounted(key) && baseOf(key) === base)
      expect(has.map((key) => key.slice(base.length + 1)).toSorted(), base).toEqual(forms)
    }
  })
})
