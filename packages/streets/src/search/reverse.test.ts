import { expect, test } from 'vitest'
import { buildSearch } from './search.ts'
import { type TestCity, testGazetteer, testInfo } from './test-city.ts'

const city: TestCity = {
  country: 'FI',
  city: 'Helsinki|sv=Helsingfors',
  streets: { 'Ainonkatu|sv=Ainogatan': ['4', '6'], Hämeentie: [] },
}
const gazetteer = testGazetteer(city)
const search = buildSearch(gazetteer, testInfo(city))
const at = (latitude: number, longitude: number, language = 'fi') =>
  search.reverse({ latitude, longitude, language })

test('a point within 60 m of an address is the address', () => {
  expect(at(10.0001, 20)).toMatchObject({
    street: 'Ainonkatu',
    number: '4',
    precision: 'building',
    country_code: 'FI',
  })
  expect(at(10.0004, 20.0004, 'sv')).toMatchObject({ street: 'Ainogatan', number: '6', city: 'Helsingfors' })
})

test('a point farther off is the street, measured along its whole length', () => {
  expect(at(10.0015, 20)).toMatchObject({ street: 'Ainonkatu', number: '', precision: 'street' })
  expect(at(10.0115, 20.001)).toMatchObject({ street: 'Hämeentie', number: '', precision: 'street' })
})

test('a point off every street is the place', () => {
  expect(at(10.05, 20)).toMatchObject({ city: 'Helsinki', street: '', precision: 'place' })
})

test('reverse geocoding covers 2 km beyond the bounds of the map and no more', () => {
  expect(at(10.515, 20)).toBeUndefined()
  expect(at(10.519, 20)).toBeUndefined()
  expect(at(9.885, 20)?.precision).toBe('place')
  expect(at(9.88, 20)).toBeUndefined()
})
