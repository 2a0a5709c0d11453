import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TestCity, testSearch } from './test-city.ts'

const city: TestCity = {
  country: 'SG',
  city: 'Singapore|zh=新加坡',
  postcode: '018982',
  districts: ['Bugis', 'Katong'],
  streets: {
    'Main Street': ['1', '10', '12', '12A', '14'],
    'Church Road': ['3'],
    'Church Road East': ['8'],
    'Station Road': ['2', '4'],
    'Market North': [],
    'Market South': [],
  },
  undrawn: { 'Hidden Lane': ['6'] },
  pois: { 'Golden Bakery|zh=黄金面包店': { street: 0, number: '12' } },
}
const search = testSearch(city)
const send = (query: string, more: { near?: { latitude: number; longitude: number }; limit?: number } = {}) =>
  search.autocomplete({ query, country: 'SG', language: 'en', ...more })
const first = (query: string) => send(query)[0]
/** As `details` gives it, for which nothing was written. */
const unmatched = (found: ReturnType<typeof first>) => found && { ...found, match: undefined }

test('a house number is found before or after the street, with or without postcode and city', () => {
  for (const query of [
    '12 Main St',
    'main street 12',
    '12, Main Street, Singapore 018982',
    'Blk 12 Main Street #05-12',
    'Singapore main st no. 12',
  ]) {
    expect(first(query), query).toMatchObject({
      street: 'Main Street',
      number: '12',
      precision: 'building',
      zipcode: '018982',
      city: 'Singapore',
    })
  }
  expect(first('main street 12 a')).toMatchObject({ number: '12A' })
})

test.each([
  ['12 Main St', { street: 1, number: true }],
  ['12 Main Stret', { street: expect.closeTo(0.9, 0), number: true }],
  ['main street 15', { street: 1, number: false }],
  ['main street', { street: 1, number: false }],
  ['Singapore', { street: 0, number: false }],
  ['Golden Bakery', undefined],
])('%s returns how much of the address matched', (query, match) => {
  expect(first(query)?.match).toEqual(match)
})

test('a street is not named whole by the name of a longer one', () => {
  expect(first('8 Church Road East')?.match).toEqual({ street: 1, number: true })
  const shorter = first('3 Church Meadow Lane')
  expect(shorter?.match?.street ?? 0).toBeLessThan(1)
})

test('a number that is not on the map gives the nearest one with the precision of a street', () => {
  const found = first('main street 15')
  expect(found).toMatchObject({ number: '14', precision: 'street' })
  expect(search.details(found?.id ?? '', 'en')).toEqual(unmatched(found))
})

test('a unit inside a house is not taken for the house', () => {
  expect(first('Main Street #10-02')).toMatchObject({
    street: 'Main Street',
    number: '',
    precision: 'street',
  })
})

test('while a number is typed, the numbers it may become follow', () => {
  expect(send('main street 1').map((found) => found.number)).toEqual(['1', '10', '12', '12A'])
})

test('the exact name comes before longer ones', () => {
  expect(send('church road').map((found) => found.street)).toEqual(
    ['Church Road', 'Church Road East', 'Station Road'].slice(0, 2),
  )
})

test('the nearer of two comes first', () => {
  const streets = (latitude: number) =>
    send('market', { near: { latitude, longitude: 20 } }).map((found) => found.street)
  expect(streets(10.04)).toEqual(['Market North', 'Market South'])
  expect(streets(10.05)).toEqual(['Market South', 'Market North'])
})

test('shops are found by name in any language and by the street they stand on', () => {
  expect(first('黄金面包')?.formatted_address).toBe('Golden Bakery, 12 Main Street, Singapore')
  expect(first('golden bakery main street')).toMatchObject({
    street: 'Main Street',
    number: '12',
    precision: 'building',
  })
})

test('a postcode of few houses names them', () => {
  const found = send('018982')
  expect(found.map((place) => place.zipcode)).toEqual(found.map(() => '018982'))
  expect(found).toHaveLength(5)
  expect(send('018-983')).toEqual([])
})

test('places are found with the precision of a place', () => {
  expect(first('katong')).toMatchObject({ precision: 'place', formatted_address: 'Katong, Singapore' })
})

test('a street that the map does not draw is known by its addresses', () => {
  expect(first('hidden lane 6')).toMatchObject({ street: 'Hidden Lane', number: '6', precision: 'building' })
  expect(first('hidden lane')).toMatchObject({ street: 'Hidden Lane', number: '', precision: 'street' })
})

test('a query with typing errors finds its street', () => {
  for (const query of ['staton road 4', 'sattion road 4', 'statiion road 4', 'stadion rd 4'])
    expect(first(query), query).toMatchObject({ street: 'Station Road', number: '4' })
})

test('a query that matches nothing has no results', () => {
  for (const query of ['', '   ', '!!!', 'zzzzqqq', '#', '999999']) expect(send(query), query).toEqual([])
  expect(search.autocomplete({ query: 'main street', country: 'FI', language: 'en' })).toEqual([])
})

test('there are at most as many results as requested, and no label twice', () => {
  expect(send('road', { limit: 2 })).toHaveLength(2)
  const labels = send('road', { limit: 20 }).map((found) => found.formatted_address)
  expect(new Set(labels).size).toBe(labels.length)
})

test('details are found for every returned id, and for no other', () => {
  for (const query of ['main street 12', 'main street', 'hidden lane', 'golden bakery', 'katong']) {
    const found = first(query)
    expect(search.details(found?.id ?? '', 'en')).toEqual(unmatched(found))
  }
  for (const id of [
    '',
    'test',
    'test:a',
    'test:a:',
    'test:a:99999',
    'test:x:1',
    'test:a:-1',
    'test:a:1:2',
    'other:a:1',
    'a:1',
  ]) {
    expect(search.details(id, 'en'), id).toBeUndefined()
  }
})

test('any text has results that follow the rules', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('1', '2', '-', '/', 'a', ' ', '道', '5', 'ถ', '์', 'ش', 'main', 'street'),
      maxLength: 30,
    }),
  )
  fc.assert(
    fc.property(text, (query) => {
      const found = send(query)
      expect(found.length).toBeLessThanOrEqual(5)
      for (const place of found) expect(search.details(place.id, 'en')).toEqual(unmatched(place))
    }),
    { seed: 2, numRuns: 500 },
  )
})
