import { countryCodes, deployments } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { countryAt, worldLand } from './world.ts'

it.each(countryCodes)('the middle of its map lies in %s', (code) => {
  expect(countryAt(deployments[code].mapCentre)).toBe(code)
})

it('points elsewhere and at sea are in no served country', () => {
  expect(countryAt({ latitude: 0, longitude: -30 })).toBeUndefined()
  expect(countryAt({ latitude: 48.8566, longitude: 2.3522 })).toBeUndefined()
})

it('the outlines of all land are available', () => {
  expect(worldLand().features.length).toBeGreaterThan(200)
  expect(worldLand()).toBe(worldLand())
})
