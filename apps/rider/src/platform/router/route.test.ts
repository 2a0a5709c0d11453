// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { pathOf, type Route, routeOf } from './route.ts'
import { takeInvitation } from './take-invitation.ts'

it.each<[string, Route | undefined]>([
  ['/rider/', { page: 'work' }],
  ['/rider/ready', { page: 'ready' }],
  ['/rider/ready/', { page: 'ready' }],
  ['/rider/job/sg-1-a%2Fb', { page: 'job', orderId: 'sg-1-a/b' }],
  ['/rider/job', undefined],
  ['/rider/ready/more', undefined],
  ['/rider/unknown', undefined],
])('the path %s is the page %j', (path, route) => {
  expect(routeOf(path)).toEqual(route)
  if (route) expect(pathOf(route)).toBe(path.replace(/(.)\/$/u, route.page === 'work' ? '$1/' : '$1'))
})

it('an invitation is read once, and is no longer in the address', () => {
  history.replaceState(null, '', '/rider/?a=1#invitation=secret-token&b=2')
  expect(takeInvitation()).toBe('secret-token')
  expect(location.href.endsWith('/rider/?a=1#b=2')).toBe(true)
  expect(takeInvitation()).toBeUndefined()
})
