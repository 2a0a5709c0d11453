import { expect, test } from 'vitest'
import { MAJOR_CITIES } from './major-cities.ts'
import { townLevel } from './town-level.ts'

const towns = townLevel()
const first = (query: string, country: string, language = 'en') =>
  towns.autocomplete({ query, country, language })[0]

test.each([
  ['TH', 'กรุงเทพ', 'th', 'กรุงเทพมหานคร, ไทย'],
  ['TH', 'bangk', 'en', 'Bangkok, Thailand'],
  ['AE', 'دبي', 'ar', 'دبي، الإمارات العربية المتحدة'],
  ['PK', 'کراچی', 'ur', 'کراچی، پاکستان'],
  ['KH', 'ភ្នំពេញ', 'en', 'Phnom Penh, Cambodia'],
  ['RS', 'Нови Сад', 'en', 'Novi Sad, Vojvodina, Serbia'],
  ['JP', '大阪', 'ja', '大阪, 日本'],
  ['HU', 'debrecn', 'en', 'Debrecen, Hajdú-Bihar, Hungary'],
  ['DE', 'cologne', 'en', 'Köln, North Rhine-Westphalia, Germany'],
  ['PL', 'lodz', 'en', 'Łódź, Łódź Voivodeship, Poland'],
])('%s: %s in %s', (country, query, language, expected) => {
  expect(first(query, country, language)).toMatchObject({
    formatted_address: expected,
    precision: 'town',
    country_code: country,
    street: '',
  })
})

test.each([
  ['HK', 'kowloon', 'en', 'Hong Kong'],
  ['HK', '九龍', 'zh-Hant', '香港'],
  ['MM', 'yangon', 'en', 'Myanmar'],
])('%s: the country of %s is called in %s as its people do', (country, query, language, name) => {
  const address = first(query, country, language)?.formatted_address ?? ''
  expect(address.split(/, |、|，/u).at(-1)).toBe(name)
})

test('the town of a street address is found, with the precision of a town', () => {
  expect(first('12 Rama IV Road, Bangkok', 'TH')).toMatchObject({
    city: 'Bangkok',
    street: '',
    number: '',
    precision: 'town',
  })
})

test('every large city is known by its own names, in all 31 countries', () => {
  expect(Object.keys(MAJOR_CITIES)).toHaveLength(31)
  const lost: string[] = []
  for (const [country, list] of Object.entries(MAJOR_CITIES)) {
    for (const names of list.split('|').map((entry) => entry.split('='))) {
      const cities = names.map((name) => first(name, country)?.id)
      if (cities.some((id) => id === undefined || id !== cities[0]))
        lost.push(`${country} ${names.join(' ')}`)
    }
  }
  expect(lost).toEqual([])
})

test('ids are stable and understood', () => {
  const found = first('manama', 'BH')
  expect(found?.id).toMatch(/^town:bh:\d+$/)
  expect(towns.details(found?.id ?? '', 'ar')).toMatchObject({ formatted_address: 'المنامة، البحرين' })
  for (const id of ['town:bh:99999', 'town:us:1', 'town:bh:', 'sg-demo:a:1'])
    expect(towns.details(id, 'en')).toBeUndefined()
})

test('a point has its town, and the open sea has none', () => {
  expect(towns.reverse({ latitude: 25.08, longitude: 55.31, language: 'ar' })).toMatchObject({
    city: 'دبي',
    precision: 'town',
    country_code: 'AE',
  })
  expect(towns.reverse({ latitude: 60.17, longitude: 24.94, language: 'en' })).toMatchObject({
    city: 'Helsinki',
  })
  expect(towns.reverse({ latitude: 0, longitude: -30, language: 'en' })).toBeUndefined()
  expect(towns.autocomplete({ query: 'paris', country: 'FR', language: 'en' })).toEqual([])
})
