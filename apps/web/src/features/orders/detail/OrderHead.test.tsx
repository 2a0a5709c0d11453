// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OrderHead } from './OrderHead.tsx'
import { OutletOf } from '../OutletOf.tsx'
import { wholeOrder } from '../test/whole-order.ts'

const choice = vi.hoisted(() => ({ vendor: { vendor_id: 'shop' }, outlets: { areIncluded: false } }))
vi.mock('../../branch-selector/index.ts', () => ({ useVendorChoice: () => choice }))
vi.mock('../../../platform/flags/index.ts', () => ({ useFlag: () => true }))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, format: { time: String } }) }
})
vi.mock('../../page/index.ts', () => ({
  NameValue: ({ children }: { children: React.ReactNode }) => children,
}))
vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('./CancelOrder.tsx', () => ({ CancelOrder: () => null }))
vi.mock('./OrderEta.tsx', () => ({ OrderEta: () => null }))
vi.mock('../ScheduledFor.tsx', () => ({ ScheduledFor: () => null }))
vi.mock('./ShareOrder.tsx', () => ({ ShareOrder: () => null }))
vi.mock('./use-shared.ts', () => ({ useShared: () => ({ receiptUrl: '/delivery-receipt/shop-1#s=x' }) }))
vi.mock('./RequestAgain.tsx', () => ({ RequestAgain: () => null }))

async function shown(element: React.ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<MantineProvider>{element}</MantineProvider>))
  const copy = place.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  return copy
}
const head = (order: Partial<OrderRecord>) => shown(<OrderHead order={wholeOrder(order)} rider={undefined} />)
const accepted = {
  status: 'COURIER_ACCEPTED_DELIVERY',
  created_at: 1500,
  actor: 'fleet',
  reason: null,
} as const

it('shows the open decision as heading, and the status otherwise', async () => {
  const decision = {
    position: 0,
    cause: 'UNREACHABLE' as const,
    note: '',
    opened_at: 0,
    answer_by: 300,
    options: [],
    fallback: 'BRING_BACK' as const,
  }
  const title = async (order: Partial<OrderRecord>) => (await head(order)).querySelector('h2')?.textContent
  expect(await title({ status: 'NEAR_CUSTOMER', decision })).toBe('decision.cause.UNREACHABLE')
  expect(await title({ status: 'NEAR_CUSTOMER' })).toBe('sentence.near-delivery')
})

it('an accepted order shows why it can no longer be changed', async () => {
  const order = {
    status: 'NEAR_VENDOR',
    status_history: [accepted],
    rider: { name: 'Siti', vehicle: 'MOTORBIKE' },
    can: { cancel: false, edit: false },
  } as const
  const locked = async (more: Partial<OrderRecord>) =>
    (await head({ ...order, status_history: [...order.status_history], ...more })).querySelector(
      '[data-locked]',
    )
  expect((await locked({}))?.textContent).toBe('order.locked 1500')
  expect(await locked({ can: { cancel: true, edit: false } })).toBeNull()
  expect(await locked({ status: 'DELIVERED' })).toBeNull()
})

it.each([
  ['DELIVERED', true],
  ['RETURNED_TO_VENDOR', true],
  ['CANCELLED', false],
  ['NEAR_CUSTOMER', false],
] as const)('offers a receipt of an order that is %s: %s', async (status, isOffered) => {
  const link = (await head({ status })).querySelector('a[href="/delivery-receipt/shop-1#s=x"]')
  expect(link !== null).toBe(isOffered)
})

it('names the collection point of every order where those of several stand together', async () => {
  const named = async () => (await shown(<OutletOf order={wholeOrder()} />)).querySelector('[data-outlet]')
  expect(await named()).toBeNull()
  choice.outlets = { areIncluded: true }
  expect((await named())?.textContent).toBe('Shop')
  choice.outlets = { areIncluded: false }
})

it('names the button of the order ID by what it does and by the ID', async () => {
  const name = (await head({ order_id: 'shop-1' })).querySelector('button[title]')?.getAttribute('aria-label')
  expect(name).toBe('app.pair order.copy-id shop-1')
})
