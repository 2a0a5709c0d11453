// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OrderEta } from './OrderEta.tsx'
import { wholeOrder } from './test/whole-order.ts'

vi.mock('../../platform/texts/index.ts', () => {
  const texts = { t: (key: string) => key, format: { time: (at: number) => `at ${at}`, relative: String } }
  return { useTexts: () => texts }
})
vi.mock('../page/index.ts', () => ({
  Named: ({ name, children }: { name: string; children: React.ReactNode }) => (
    <span>
      {name}: {children}
    </span>
  ),
}))

it.each([
  ['NEAR_VENDOR', 'order.pickup-eta: at 3000'],
  ['PICKED_UP', 'order.dropoff-eta: at 4000'],
  ['RETURN_INITIATED', 'order.pickup-eta: at 3000'],
] as const)('of an order that is %s it says %s', async (status, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  const order = wholeOrder({ status, eta: { pickup: 3000, dropoff: 4000 } })
  await act(async () =>
    root.render(
      <MantineProvider>
        <OrderEta order={order} rider={undefined} />
      </MantineProvider>,
    ),
  )
  expect(place.textContent).toContain(said)
  await act(async () => root.unmount())
})
