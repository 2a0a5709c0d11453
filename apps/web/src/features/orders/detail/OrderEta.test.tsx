// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OrderEta } from './OrderEta.tsx'
import type { OrderRecord } from '@beckon/contract'
import { wholeOrder } from '../test/whole-order.ts'

vi.mock('../../../platform/texts/index.ts', () => {
  const texts = {
    t: (key: string, values?: { from: string; to: string }) =>
      key === 'order.promised' ? `${key}: ${values?.from} – ${values?.to}` : key,
    format: {
      time: (at: number) => `at ${at}`,
      dayTime: (at: number) => `with its day, at ${at}`,
      relative: String,
    },
  }
  return { useTexts: () => texts }
})
vi.mock('../../../platform/client/index.ts', () => ({ useConfig: () => ({ timezone: 'Asia/Singapore' }) }))
vi.mock('../../page/index.ts', () => ({
  NameValue: ({ name, children }: { name: string; children: React.ReactNode }) => (
    <span>
      {name}: {children}
    </span>
  ),
}))

async function shownEta(order: OrderRecord): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <OrderEta order={order} rider={undefined} />
      </MantineProvider>,
    ),
  )
  const text = place.textContent
  await act(async () => root.unmount())
  return text
}

it.each([
  ['NEAR_VENDOR', 'order.pickup-eta: with its day, at 3000'],
  ['PICKED_UP', 'order.dropoff-eta: with its day, at 4000'],
  ['RETURN_INITIATED', 'order.pickup-eta: with its day, at 3000'],
] as const)('an order that is %s shows %s', async (status, text) => {
  const order = wholeOrder({ status, eta: { pickup: 3000, dropoff: 4000 } })
  expect(await shownEta(order)).toContain(text)
})

it('shows the day of a promise for another day, and only the time of one for today', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T04:00:00Z'), toFake: ['Date'] })
  const today = Date.parse('2026-11-22T05:00:00Z') / 1000
  const promise = (lower: number) => wholeOrder({ promised: { lower, upper: lower + 600 } })
  expect(await shownEta(promise(today))).toContain(`order.promised: at ${today} – at ${today + 600}`)
  const tomorrow = today + 86_400
  expect(await shownEta(promise(tomorrow))).toContain(
    `order.promised: with its day, at ${tomorrow} – with its day, at ${tomorrow + 600}`,
  )
  vi.useRealTimers()
})

it('shows the shop that the rider stops elsewhere first', async () => {
  expect(await shownEta(wholeOrder({ status: 'PICKED_UP', stops_before: 2 }))).toContain('track.stops-before')
  expect(await shownEta(wholeOrder({ status: 'PICKED_UP' }))).not.toContain('track.stops-before')
})
