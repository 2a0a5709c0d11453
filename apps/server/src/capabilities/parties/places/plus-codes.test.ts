import { beforeEach, expect, it } from 'vitest'
import type { Place } from '@beckon/contract'
import { testMaps } from '../../../../test/worlds/test-maps.ts'
import type { PlaceSearch } from './map-engine.ts'
import { ownPlaces } from './place-finder.ts'
import { withPlusCodes } from './plus-codes.ts'

const around: Place = {
  id: 'sg:a:1',
  formatted_address: '20 Sago Lane, Singapore 050009',
  latitude: 1.28,
  longitude: 103.84,
  precision: 'street',
  invented: false,
  city: 'Singapore',
  country_code: 'SG',
  zipcode: '050009',
  street: 'Sago Lane',
  number: '20',
}
const typed: string[] = []
const finder = withPlusCodes(
  ownPlaces(
    testMaps({
      autocomplete({ query }) {
        typed.push(query)
        return query.startsWith('Sing') ? [{ ...around, id: 'town' }] : []
      },
      details: (id) => (id === around.id ? around : undefined),
      reverse: ({ latitude }) => (latitude > 1 && latitude < 2 ? around : undefined),
    }),
  ),
)
const near = { latitude: 1.3, longitude: 103.8 }
const search = (query: string, more: Partial<PlaceSearch> = {}) =>
  finder.autocomplete({ query, country: 'SG', language: 'en', ...more })

beforeEach(() => {
  typed.length = 0
})

/** Chinatown, Singapore. */
const hit = {
  ...around,
  id: 'plus:6PH57RJV+RC',
  formatted_address: '6PH57RJV+RC, 20 Sago Lane, Singapore 050009',
  latitude: expect.closeTo(1.2820625, 9),
  longitude: expect.closeTo(103.8435625, 9),
  precision: 'building',
  number: '',
}

it.each([
  ['6PH57RJV+RC'],
  ['  6ph57rjv+rc '],
  ['６ＰＨ５７ＲＪＶ＋ＲＣ'],
  ['\u200e6PH57RJV+RC\u200f'],
  ['7RJV+RC Singapore'],
  ['Singapore, 7RJV+RC'],
  ['6PH57RJV+RC, Singapore'],
])('%s is a door', async (query) => {
  expect(await search(query)).toEqual([hit])
})

it('a short code without a town is the nearest to the middle of the map', async () => {
  expect(await search('7RJV+RC', { near })).toEqual([hit])
  expect(await search('7RJV+RC')).toEqual([])
})

it('a code of fewer digits is less exact, until it is no place to ride to', async () => {
  expect((await search('6PH57RJV+'))[0]?.precision).toBe('place')
  expect(await search('6PH57R00+')).toEqual([])
})

it.each(['12 Garden Road', '+65 6123', 'C++ Road', '6PH57RJV', '22+33', 'XGRF+P'])(
  '%s is looked for like any other',
  async (query) => {
    expect(await search(query, { near })).toEqual([])
    expect(typed).toEqual([query])
  },
)

it('a plus code in another country or beside an unknown town is no place', async () => {
  expect(await search('8FVC2222+22')).toEqual([])
  expect(await search('7RJV+RC Atlantis', { near })).toEqual([])
})

it('the details of a plus code are found by its own id', async () => {
  expect(await finder.details({ id: 'plus:6PH57RJV+RC', country: 'SG', language: 'en' })).toEqual(hit)
  expect(await finder.details({ id: 'plus:nonsense', country: 'SG', language: 'en' })).toBeUndefined()
  expect(await finder.details({ id: around.id, country: 'SG', language: 'en' })).toBe(around)
})
