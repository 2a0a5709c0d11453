// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { pathOf, type Route, routeOf } from './route.ts'
import { onInvitation, takeInvitation } from './take-invitation.ts'

it.each<[string, Route | undefined]>([
  ['/rider/', { page: 'work' }],
  ['/rider/ready', { page: 'ready' }],
  ['/rider/documents', { page: 'documents' }],
  ['/rider/ready/', { page: 'ready' }],
  ['/rider/job/sg-1-a%2Fb', { page: 'job', orderId: 'sg-1-a/b' }],
  ['/rider/job/sg-1-a/talk', { page: 'talk', orderId: 'sg-1-a' }],
  ['/rider/job/sg-1-a/trouble', { page: 'trouble', orderId: 'sg-1-a' }],
  ['/rider/job/sg-1-a/problem', { page: 'problem', orderId: 'sg-1-a' }],
  ['/rider/job/sg-1-a/other', undefined],
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

it('an invitation that is opened while the app is open is read, too', () => {
  const take = vi.fn()
  onInvitation(take)
  history.replaceState(null, '', '/rider/#other=1')
  window.dispatchEvent(new Event('hashchange'))
  expect(take).not.toHaveBeenCalled()
  history.replaceState(null, '', '/rider/#invitation=next-token')
  window.dispatchEvent(new Event('hashchange'))
  expect(take.mock.calls).toEqual([['next-token']])
  expect(location.hash).toBe('')
})
