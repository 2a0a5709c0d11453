// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { NavTabs } from './NavTabs.tsx'
import { useVendorRoute } from './use-vendor-route.ts'

const { vendors, listed, told } = vi.hoisted(() => {
  const both = ['v1', 'v2'].map((id) => ({ vendor_id: id, name: id }) as WireVendor)
  return {
    vendors: both,
    listed: { vendors: both, code: '' },
    told: [] as string[],
  }
})
vi.mock('../../features/branch-selector/index.ts', () => ({
  chosenVendor: () => ({ read: () => null, write: () => undefined }),
  pickVendor: (of: WireVendor[], [named]: string[]) => of.find(({ vendor_id: id }) => id === named) ?? of[0],
  useOutletsChoice: () => undefined,
  useFreshVendor: () => undefined,
  useVendorChoice: () => ({ vendor: vendors[0] }),
  useVendors: () => ({
    vendors: listed.vendors,
    error: listed.code === '' ? null : new Error(listed.code),
    refetch: () => undefined,
  }),
}))
vi.mock('../../features/orders/index.ts', () => ({ useUndecidedOrders: () => [] }))
vi.mock('../../platform/client/index.ts', () => ({
  CallFailed: Error,
  problemOf: () => ({ code: listed.code }),
}))
vi.mock('../../platform/flags/index.ts', () => ({ useFlag: () => true }))
const notify = (message: string) => void told.push(message)
vi.mock('../../platform/notifications/index.ts', () => ({
  LONGEST_DURATION_MS: 1,
  useNotify: () => notify,
}))
vi.mock('../../platform/session/index.ts', () => ({
  useSession: () => ({ identity: 'u', grantedVendor: null, mode: 'classic' }),
}))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => texts }))
const texts = { t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ') }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(listed, { vendors, code: '' })
  told.length = 0
})

function Screen() {
  const [, look] = useReducer((count: number) => count + 1, 0)
  const route = useVendorRoute()
  if (route.state === 'none') return <p>lost {route.lost}</p>
  if (route.state !== 'ready') return null
  return (
    <>
      <NavTabs />
      <button type="button" onClick={() => route.choice.choose('v2')}>
        v2
      </button>
      <button type="button" data-look onClick={look}>
        look
      </button>
    </>
  )
}

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute({ component: Screen })
  const paths = [
    '/request-a-rider/{-$vendorID}',
    '/order-tracking/{-$vendorID}',
    '/history/{-$vendorID}',
    '/bulk-order/{-$vendorID}/{-$bulkJobID}',
  ]
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history })
  const place = document.createElement('main')
  const app = createRoot(place)
  await router.load()
  // The types of the product's router do not fit a router with other screens.
  const provided = { router } as unknown as Parameters<typeof RouterProvider>[0]
  await act(async () =>
    app.render(
      <MantineProvider>
        <RouterProvider {...provided} />
      </MantineProvider>,
    ),
  )
  return { place, router, end: () => act(async () => app.unmount()) }
}

it('leads from an open upload to the start of the other branch that is chosen', async () => {
  const { place, router, end } = await open('/bulk-order/v1/j1')
  await act(async () => place.querySelector('button')?.click())
  await act(async () => vi.waitFor(() => expect(router.state.location.pathname).toBe('/bulk-order/v2')))
  await end()
})

it('leads by the tab "Bulk order" from an open upload to the start', async () => {
  const { place, end } = await open('/bulk-order/v1/j1')
  const tab = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'nav.bulk')
  expect(tab?.getAttribute('href')).toBe('/bulk-order/v1')
  await end()
})

it('the upload of an address with another user’s branch is dropped', async () => {
  const { router, end } = await open('/bulk-order/stranger/j1')
  await act(async () => vi.waitFor(() => expect(router.state.location.pathname).toBe('/bulk-order/v1')))
  await end()
})

it('keeps the half-filled request of a vendor while another one is chosen', async () => {
  const name = 'beckon.request-draft.u.v1'
  localStorage.setItem(name, '{"half":"filled"}')
  const { place, end } = await open('/request-a-rider/v1')
  await act(async () => place.querySelector('button')?.click())
  expect(localStorage.getItem(name)).toBe('{"half":"filled"}')
  await end()
})

const look = (place: HTMLElement) =>
  act(async () => place.querySelector<HTMLButtonElement>('[data-look]')?.click())

it('names the vendor that is no longer theirs, once, and leads to another one', async () => {
  const { place, router, end } = await open('/history/v2')
  listed.vendors = vendors.slice(0, 1)
  await look(place)
  await act(async () => vi.waitFor(() => expect(router.state.location.pathname).toBe('/history/v1')))
  await look(place)
  expect(told).toEqual(['branch.removed v2 v1'])
  await end()
})

it('names the last vendor that they had, where none is left', async () => {
  const { place, end } = await open('/history/v2')
  listed.code = 'vendor.none'
  await look(place)
  expect(place.querySelector('p')?.textContent).toBe('lost v2')
  expect(told).toEqual([])
  await end()
})
