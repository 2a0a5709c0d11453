// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { wantedPath } from '../../features/maintenance/index.ts'
import { type Navigation, guardRoute } from './guard-route.ts'

const who = vi.hoisted(() => ({ mode: 'classic', isIn: false }))
vi.mock('../../platform/session/index.ts', () => ({
  isSignedIn: async () => who.isIn,
  modeOf: () => who.mode,
}))

const deps = {
  session: {},
  flags: { isOn: () => false, whenReady: async () => {} },
} as unknown as Parameters<typeof guardRoute>[1]
const arriving = (href: string, cause: Navigation['cause'] = 'enter') => ({ location: { href }, cause })
/** The redirect that was thrown. */
const ledBy = async (entering: Promise<void>): Promise<object> =>
  await entering.then(
    () => ({}),
    (thrown: { readonly options: object }) => thrown.options,
  )

beforeEach(() => {
  Object.assign(who, { mode: 'classic', isIn: false })
  wantedPath().clear()
})

it('redirects once, after signing in, to the page that was opened before', async () => {
  const path = '/history/sg-1?order_id=o1'
  expect(await ledBy(guardRoute('protected', deps, arriving(path)))).toMatchObject({ to: '/' })
  who.isIn = true
  expect(await ledBy(guardRoute('without-account', deps, arriving('/connect')))).toMatchObject({
    href: path,
  })
  expect(await ledBy(guardRoute('public-only', deps, arriving('/')))).toMatchObject({
    to: '/request-a-rider/{-$vendorID}',
  })
})

it('does not keep the page that was open at a logout', async () => {
  await ledBy(guardRoute('protected', deps, arriving('/history/sg-1', 'stay')))
  who.isIn = true
  expect(await ledBy(guardRoute('public-only', deps, arriving('/')))).toMatchObject({
    to: '/request-a-rider/{-$vendorID}',
  })
})

it('redirects a guest to the request page', async () => {
  await ledBy(guardRoute('protected', deps, arriving('/history/sg-1')))
  Object.assign(who, { mode: 'guest', isIn: true })
  expect(await ledBy(guardRoute('public-only', deps, arriving('/')))).toMatchObject({
    to: '/request-a-rider/{-$vendorID}',
  })
})
