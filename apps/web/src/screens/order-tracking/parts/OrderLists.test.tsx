// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OrderLists } from './OrderLists.tsx'

/** How often each row was drawn, by the name on it: the badge is drawn exactly when its row is. */
const drawn = vi.hoisted(() => [] as string[])
vi.mock('../../../features/orders/StatusBadge.tsx', () => ({
  StatusBadge: ({ status }: { status: string }) => {
    drawn.push(status)
    return <span>{status}</span>
  },
}))
vi.mock('../../../features/orders/OutletOf.tsx', () => ({ OutletOf: () => null }))
vi.mock('../../../features/orders/detail/RequestAgain.tsx', () => ({ RequestAgain: () => null }))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  const texts = {
    t,
    format: { time: String, dateTime: String, dayTime: String, number: String, countdown: String },
  }
  return { useTexts: () => texts }
})

const ROWS = 200
const order = (index: number, more: Partial<OrderRecord> = {}) =>
  ({
    order_id: `shop-${String(index).padStart(3, '0')}`,
    created_at: 10_000 - index,
    preordered_for: null,
    status: 'NEAR_VENDOR',
    status_history: [],
    decision: null,
    customer: { name: `Name ${index}`, phone_number: '', location: { address: '' } },
    ...more,
  }) as Partial<OrderRecord> as OrderRecord
const all = Array.from({ length: ROWS }, (_, index) => order(index))

let root: Root

const show = (orders: readonly OrderRecord[]) =>
  act(async () =>
    root.render(
      <MantineProvider>
        <OrderLists orders={orders} chosenId={undefined} onChoose={choose} />
      </MantineProvider>,
    ),
  )
const choose = () => undefined

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await show(all)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  drawn.length = 0
})

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-order-row]')]
const row = (index: number) =>
  document.querySelector<HTMLElement>(`[data-order-row="${order(index).order_id}"]`)
const listed = (name: string) =>
  document.querySelector(`[data-list="${name}"] [data-count]`)?.getAttribute('data-count')
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

it('one row is rendered again when one of two hundred orders changes', async () => {
  expect(drawn).toHaveLength(ROWS)
  drawn.length = 0
  await show(all.with(100, order(100, { status: 'ACCEPTED_BY_VENDOR' })))
  expect(drawn).toEqual(['ACCEPTED_BY_VENDOR'])
})

it('renders each changed row once, also when it moves to another list', async () => {
  drawn.length = 0
  let now: readonly OrderRecord[] = all
  for (let index = 100; index < 110; index += 1) {
    now = now.with(index, order(index, { status: 'PICKED_UP' }))
    const next = now
    await show(next)
  }
  expect(drawn).toEqual(Array.from({ length: 10 }, () => 'PICKED_UP'))
  expect([listed('new'), listed('collected'), listed('delivered')]).toEqual(['190', '10', '0'])
})

it('has one stop of the Tab key, and leads from row to row by the arrow keys', async () => {
  const stops = () => rows().filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([rows()[0]])
  await act(async () => rows()[0]?.focus())
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.activeElement).toBe(rows()[2])
  expect(stops()).toEqual([rows()[2]])
  await press('ArrowUp')
  expect(document.activeElement).toBe(rows()[1])
  await press('End')
  expect(document.activeElement).toBe(rows()[ROWS - 1])
  await press('ArrowDown')
  expect(document.activeElement).toBe(rows()[ROWS - 1])
  await press('Home')
  expect(document.activeElement).toBe(rows()[0])
})

it('keeps the focus on an order that moves to another list', async () => {
  await act(async () => row(50)?.focus())
  await show(all.with(50, order(50, { status: 'PICKED_UP' })))
  expect(row(50)?.closest('[data-list]')?.getAttribute('data-list')).toBe('collected')
  expect(document.activeElement).toBe(row(50))
})

it('does not take the focus from another element', async () => {
  await act(async () => row(50)?.focus())
  await act(async () => row(50)?.blur())
  await show(all.with(50, order(50, { status: 'PICKED_UP' })))
  expect(document.activeElement).toBe(document.body)
})

it('shows scheduled orders soonest first, each with its time', async () => {
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400
  const status = 'RECEIVED'
  await show([
    order(1, { status, preordered_for: tomorrow + 60 }),
    order(2, { status, preordered_for: tomorrow }),
    order(3, { status, preordered_for: 60 }),
  ])
  const times = [...document.querySelectorAll('[data-list=scheduled] [data-scheduled]')]
  expect(times.map(({ textContent }) => textContent)).toEqual([
    `track.scheduled ${tomorrow}`,
    `track.scheduled ${tomorrow + 60}`,
  ])
  expect(document.querySelectorAll('[data-scheduled]')).toHaveLength(2)
})

const question = (answer_by: number) => ({
  position: 0,
  cause: 'UNREACHABLE' as const,
  note: '',
  opened_at: 0,
  answer_by,
  options: [],
  fallback: 'BRING_BACK' as const,
})

it('shows the orders that need a decision first, the most urgent one on top, each with its clock', async () => {
  const soon = Math.floor(Date.now() / 1000) + 60
  await show([
    order(1),
    order(2, { status: 'PICKED_UP', decision: question(soon + 60) }),
    order(3, { status: 'STALLED', decision: question(soon) }),
  ])
  const groups = [...document.querySelectorAll<HTMLElement>('section[data-list]')]
  expect(groups.map(({ dataset }) => dataset['list'])).toEqual(['needs-you', 'new'])
  expect(listed('needs-you')).toBe('2')
  expect(rows().map(({ dataset }) => dataset['orderRow'])).toEqual(['shop-003', 'shop-002', 'shop-001'])
  expect(row(3)?.querySelector('[data-left]')?.textContent).toMatch(/^\d+$/u)
  expect([listed('collected'), listed('cancelled')]).toEqual(['0', '0'])
})

it('folds empty groups into one line without headings', async () => {
  await show([order(1)])
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['list.new'])
  expect(document.querySelectorAll('p[data-list]')).toHaveLength(4)
  expect(document.querySelector('[data-list="needs-you"]')).toBeNull()
})
