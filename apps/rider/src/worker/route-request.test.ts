import { expect, it } from 'vitest'
import { routeRequest } from './route-request.ts'

const origin = 'https://sg.test'
const get = (path: string, mode: RequestMode = 'cors') => ({ method: 'GET', mode, url: origin + path })

it.each([
  ['/rider/job/sg-1-a', 'navigate', 'page'],
  ['/order-tracking', 'navigate', undefined],
  ['/rider/assets/main-1.js', 'cors', 'file'],
  ['/texts/rider-en.json?v=abc', 'cors', 'texts'],
  ['/texts/rider-en.json', 'cors', 'fresh'],
  ['/config.json', 'cors', 'fresh'],
  ['/api/fleet/v1/work', 'cors', undefined],
  ['/rider/sw.js', 'same-origin', undefined],
] as const)('a request for %s (%s) is answered by: %s', (path, mode, answering) => {
  expect(routeRequest(get(path, mode), origin)).toBe(answering)
})

it('requests of other methods and other hosts are left to the browser', () => {
  expect(routeRequest({ ...get('/config.json'), method: 'POST' }, origin)).toBeUndefined()
  expect(routeRequest(get('/config.json'), 'https://other.test')).toBeUndefined()
})
