import { localeTags } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { catalogues } from './catalogues/index.ts'
import { baseKeys, pluralForms } from './plural-keys.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

it.each(localeTags)('has every text in %s, in the forms that it counts with', (tag) => {
  const { texts } = wholeCatalogue(tag)
  expect(baseKeys(texts)).toEqual(baseKeys(catalogues.en))
  for (const form of pluralForms(tag)) expect(texts).toHaveProperty([`orders.count_${form}`])
})

it('is the catalogue itself where that is whole', () => {
  for (const tag of ['en', 'hu', 'ar', 'ar-SA'] as const)
    expect(wholeCatalogue(tag)).toEqual({ texts: catalogues[tag], missing: [] })
})

it('has the forms of English too, by which a browser counts that does not know the language', () => {
  const { texts } = wholeCatalogue('my')
  expect(texts['orders.count_one']).toBe(catalogues.my['orders.count_other'])
})

it('takes what is said before ours, and what is said of the parent', () => {
  const over = { ar: { 'action.cancel': 'الغ', 'order.status': 'الوضع' }, 'ar-SA': { 'order.status': 'هنا' } }
  const { texts } = wholeCatalogue('ar-SA', over)
  expect([texts['action.cancel'], texts['order.status']]).toEqual(['الغ', 'هنا'])
  expect(wholeCatalogue('ar-SA').texts['action.cancel']).toBe(catalogues.ar['action.cancel'])
})

it('says in English what a language has not, and which texts those are', () => {
  const { texts, missing } = wholeCatalogue('fi')
  const said = baseKeys(catalogues.en).filter((key) => !missing.includes(key))
  for (const key of missing.filter((one) => one in catalogues.en)) expect(texts[key]).toBe(catalogues.en[key])
  expect(said.length + missing.length).toBe(baseKeys(catalogues.en).length)
})
