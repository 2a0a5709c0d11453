import { expect, it } from 'vitest'
import { appsFor, chosenApp, navigationUrl } from './apps.ts'

it.each([
  ['phone', 'geo:1.3,103.8?q=1.3,103.8'],
  ['apple', 'https://maps.apple.com/?daddr=1.3,103.8'],
  ['google', 'https://www.google.com/maps/dir/?api=1&destination=1.3%2C103.8'],
  ['waze', 'https://waze.com/ul?ll=1.3%2C103.8&navigate=yes'],
] as const)('the way opens in %s at %s', (app, url) => {
  expect(navigationUrl(app, { latitude: 1.3, longitude: 103.8 })).toBe(url)
})

it('an iPhone is offered its own maps, and an address that only Android opens is not', () => {
  expect(appsFor('ios')).toEqual(['apple', 'google', 'waze'])
  expect(appsFor('android')).toContain('phone')
})

it('a remembered app of another system is asked for again', () => {
  expect(chosenApp('waze', 'ios')).toBe('waze')
  expect(chosenApp('phone', 'ios')).toBeUndefined()
  expect(chosenApp(undefined, 'ios')).toBeUndefined()
})
