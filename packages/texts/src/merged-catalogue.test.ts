import { localeTags } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { catalogues } from './catalogues/index.ts'
import { baseKeys, pluralForms } from './plural-keys.ts'
import { mergedCatalogue } from './merged-catalogue.ts'

it.each(localeTags)('has every text in %s, in the forms that it counts with', (tag) => {
  const { texts } = mergedCatalogue(tag)
  expect(baseKeys(texts)).toEqual(baseKeys(catalogues.en))
  for (const form of pluralForms(tag)) expect(texts).toHaveProperty([`orders.count_${form}`])
})

it('is the catalogue itself where that is whole', () => {
  for (const tag of ['en', 'hu', 'ar', 'ar-SA'] as const)
    expect(mergedCatalogue(tag)).toEqual({ texts: catalogues[tag], missing: [] })
})

it('the catalogue has the plural forms of English too, for browsers without support of the language', () => {
  const { texts } = mergedCatalogue('my')
  expect(texts['orders.count_one']).toBe(catalogues.my['orders.count_other'])
})

it('corrections have priority over shipped texts, also those of the parent', () => {
  const over = { ar: { 'action.cancel': 'الغ', 'order.status': 'الوضع' }, 'ar-SA': { 'order.status': 'هنا' } }
  const { texts } = mergedCatalogue('ar-SA', over)
  expect([texts['action.cancel'], texts['order.status']]).toEqual(['الغ', 'هنا'])
  expect(mergedCatalogue('ar-SA').texts['action.cancel']).toBe(catalogues.ar['action.cancel'])
})

it('texts that a language lacks are in English and are listed as missing', () => {
  const { texts, missing } = mergedCatalogue('fi')
  const response = baseKeys(catalogues.en).filter((key) => !missing.includes(key))
  for (const key of missing.filter((one) => one in catalogues.en)) expect(texts[key]).toBe(catalogues.en[key])
  expect(response.length + missing.length).toBe(baseKeys(catalogues.en).length)
})
