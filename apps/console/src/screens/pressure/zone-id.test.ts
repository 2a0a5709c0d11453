import { expect, it } from 'vitest'
import { newZoneId } from './zone-id.ts'

it.each([
  ['City centre', [], 'city-centre'],
  ['Óbuda – északi rész', [], 'obuda-eszaki-resz'],
  ['City centre', ['city-centre', 'city-centre-2'], 'city-centre-3'],
  ['وسط المدينة', [], 'zone'],
  ['A very long name of a zone that nobody reads', [], 'a-very-long-name-of-a-zone-that'],
])('%s, where %j are taken, gets the id %s', (name, taken, id) => {
  expect(newZoneId(name, taken)).toBe(id)
})
