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
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { NavTabs } from './NavTabs.tsx'
import { useVendorRoute } from './use-vendor-route.ts'

const { vendors } = vi.hoisted(() => ({
  vendors: ['v1', 'v2'].map((id) => ({ vendor_id: id, name: id }) as WireVendor),
}))
vi.mock('../../features/branch-selector/index.ts', () => ({
  chosenVendor: () => ({ read: () => null, write: () => undefined }),
  pickVendor: (of: WireVendor[], [named]: string[]) => of.find(({ vendor_id: id }) => id === named) ?? of[0],
  useOutletsChoice: () => undefined,
  useFreshVendor: () => undefined,
  useVendorChoice: () => ({ vendor: vendors[0] }),
  useVendors: () => ({ vendors, error: null, refetch: () => undefined }),
}))
vi.mock('../../features/orders/index.ts', () => ({ useUndecidedOrders: () => [] }))
vi.mock('../../platform/client/index.ts', () => ({ CallFailed: Error, problemOf: () => ({}) }))
vi.mock('../../platform/flags/index.ts', () => ({ useFlag: () => true }))
vi.mock('../../platform/notifications/index.ts', () => ({
  LONGEST_DURATION_MS: 1,
  useNotify: () => () => undefined,
}))
vi.mock('../../platform/session/index.ts', () => ({
  useSession: () => ({ identity: 'u', grantedVendor: null, mode: 'classic' }),
}))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

function Screen() {
  const route = useVendorRoute()
  if (route.state !== 'ready') return null
  return (
    <>
      <NavTabs />
      <button type="button" onClick={() => route.choice.choose('v2')}>
        v2
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
  // The types of the product's own router say nothing of a router with other screens.
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

it('drops the upload of an address that names a branch of somebody else', async () => {
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
