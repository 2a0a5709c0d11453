// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OrderMap } from './map/OrderMap.tsx'
import { RidersMap } from './map/RidersMap.tsx'
import { wholeOrder } from './test/whole-order.ts'

vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ map: {} }) }))
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, locale: 'en' }) }
})
vi.mock('./map/use-riders.ts', () => ({
  underWay: (orders: readonly unknown[]) => orders,
  useRiders: () => new Map(),
}))
vi.mock('../live-map/index.ts', async () => ({
  ...(await import('../live-map/use-map-texts.ts')),
  ...(await import('../live-map/use-rider-trail.ts')),
  LazyMap: ({ texts }: { texts: { map: string } }) => <p>{texts.map}</p>,
}))

async function nameIn(map: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<MantineProvider env="test">{map}</MantineProvider>))
  const name = [...place.querySelectorAll('p')].at(-1)?.textContent
  await act(async () => root.unmount())
  return name
}

it('names the map of an order by its customer, and that of all riders by how many are on the way', async () => {
  const order = wholeOrder()
  const ofOrder = await nameIn(<OrderMap order={order} rider={undefined} />)
  const ofRiders = await nameIn(<RidersMap orders={[order]} />)
  expect(ofOrder).toBe(`app.pair map.label ${order.customer.name}`)
  expect(ofRiders).toBe('app.pair map.label tracking.on-the-way 1')
})
