import { countryCodes, deployments } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { countryAt, worldLand } from './world.ts'

it.each(countryCodes)('the middle of its map lies in %s', (code) => {
  expect(countryAt(deployments[code].mapCentre)).toBe(code)
})

it('elsewhere and at sea is no country of ours', () => {
  expect(countryAt({ latitude: 0, longitude: -30 })).toBeUndefined()
  expect(countryAt({ latitude: 48.8566, longitude: 2.3522 })).toBeUndefined()
})

it('the land of the earth is there to be drawn', () => {
  expect(worldLand().features.length).toBeGreaterThan(200)
  expect(worldLand()).toBe(worldLand())
})
