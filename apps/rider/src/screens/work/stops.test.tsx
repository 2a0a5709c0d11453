// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { offline, refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { Screen } from './Screen.tsx'

vi.mock('../../features/map/index.ts', () => ({
  JobMap: ({ stops }: { stops: readonly object[] }) => <i data-map={stops.length} />,
}))
afterEach(() => vi.unstubAllGlobals())

const shopOf = (orderId: string, name: string) => {
  const one = assignmentOf(orderId)
  const { task } = one
  return {
    ...one,
    task: {
      ...task,
      collect: { ...task.collect, name },
      deliver: { ...task.deliver, name: `Customer of ${name}` },
      description: `Goods of ${name}`,
    },
  }
}
const stop = (orderId: string, kind: 'pickup' | 'dropoff', at: number) => ({
  ...{ order_id: orderId, kind, latitude: 1.3, longitude: 103.8, expected_at: at },
})
const stops = [
  stop('sg-1-a', 'pickup', 1000),
  stop('sg-1-b', 'pickup', 1100),
  stop('sg-1-a', 'dropoff', 1200),
  stop('sg-1-b', 'dropoff', 2900),
]
const parcels = [shopOf('sg-1-a', 'Aroma'), shopOf('sg-1-b', 'Bakery')]

async function show(
  answers: Parameters<typeof riderDeps>[0] = {},
  work: object = workOf(parcels, { stops }),
) {
  const made = await riderDeps({ riderWork: () => ({ result: work }), ...answers })
  await made.deps.work.refresh()
  const page = await render(<Screen />, made.deps)
  const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/gu, '')
  const titles = () => [...page.place.querySelectorAll('li strong')].map((one) => plain(one.textContent))
  const move = async (name: string) => {
    const button = [...page.place.querySelectorAll<HTMLButtonElement>('li button')].find(
      (one) => plain(one.getAttribute('aria-label')) === name,
    )
    await act(async () => button?.click())
    await page.settle()
  }
  const sent = () => made.made.filter(({ call }) => call === 'setStops').map(({ input }) => input.body)
  return { ...made, page, titles, move, sent, text: () => plain(page.text()) }
}

it('the next stops of several parcels are shown in order, with times, goods and what to do there', async () => {
  const { page, titles, text } = await show()
  expect(titles()).toEqual([
    'Collect at Aroma',
    'Collect at Bakery',
    'Deliver to Customer of Aroma',
    'Deliver to Customer of Bakery',
  ])
  expect(text()).toContain('Goods of Bakery')
  expect(text()).toContain('Already paid')
  expect(text()).toMatch(/Around \d/u)
  expect(page.place.querySelector('[data-map="4"]')).not.toBeNull()
  // Expected after the promised time.
  expect(page.place.querySelectorAll('[data-late]')).toHaveLength(1)
  await page.unmount()
})

it('one parcel has its stops without a map and without buttons', async () => {
  const { page, titles } = await show({}, workOf([assignmentOf()]))
  expect(titles()).toEqual(['Collect at Shop', 'Deliver to Ana'])
  expect(page.place.querySelector('li button')).toBeNull()
  expect(page.place.querySelector('[data-map]')).toBeNull()
  await page.unmount()
})

it('a stop is moved up by a button, at once and at the service', async () => {
  const next = [stops[1], stops[0], stops[2], stops[3]]
  const { page, titles, move, sent, text } = await show({ setStops: () => ({ result: next }) })
  await move('Move up: Collect at Bakery')
  expect(titles().slice(0, 2)).toEqual(['Collect at Bakery', 'Collect at Aroma'])
  expect(text()).toContain('Collect at Bakery is now stop 1')
  expect(sent()).toEqual([
    {
      even_if_late: false,
      stops: [
        { order_id: 'sg-1-b', kind: 'pickup' },
        { order_id: 'sg-1-a', kind: 'pickup' },
        { order_id: 'sg-1-a', kind: 'dropoff' },
        { order_id: 'sg-1-b', kind: 'dropoff' },
      ],
    },
  ])
  await page.unmount()
})

it('a drop-off cannot be moved before its collection', async () => {
  const { page, titles, move, sent } = await show({}, workOf([parcels[0], parcels[1]] as never))
  expect(titles()[1]).toBe('Deliver to Customer of Aroma')
  await move('Move up: Deliver to Customer of Aroma')
  expect(sent()).toEqual([])
  await page.unmount()
})

it('without a connection the new order is shown, and waits', async () => {
  let isOffline = false
  const work = { result: workOf(parcels, { stops }) }
  const { page, deps, titles, move, text } = await show({
    riderWork: () => (isOffline ? offline : work),
    setStops: () => offline,
  })
  isOffline = true
  await act(() => deps.work.refresh())
  await move('Move down: Collect at Aroma')
  expect(titles()[0]).toBe('Collect at Bakery')
  expect(text()).toContain('The new order is saved on this phone')
  await page.unmount()
})

it('a rider keeps an order with which a parcel would be late, or takes it back', async () => {
  const late = refused(409, 'stops.late', { order_id: 'sg-1-a' })
  const { page, titles, move, sent, text } = await show({ setStops: () => late })
  await move('Move down: Collect at Aroma')
  expect(text()).toContain('The parcel for Customer of Aroma would arrive late. Keep this order?')
  await page.press('Keep order')
  await page.settle()
  expect(sent().at(-1)).toMatchObject({ even_if_late: true })
  await page.press('Undo')
  await page.settle()
  expect(titles()[0]).toBe('Collect at Aroma')
  expect(text()).not.toContain('would arrive late')
  await page.unmount()
})

it('an order of stops that are others by now is dropped with a notice', async () => {
  const { page, move, text } = await show({ setStops: () => refused(409, 'stops.changed') })
  await move('Move down: Collect at Aroma')
  await page.settle()
  expect(text()).toContain('Your parcels have changed')
  await page.press('Dismiss')
  expect(text()).not.toContain('Your parcels have changed')
  await page.unmount()
})

it('a question about a late parcel is over when its parcel has gone', async () => {
  let inHand = parcels
  const { page, deps, move, text } = await show({
    riderWork: () => ({ result: workOf(inHand, { stops }) }),
    setStops: () => refused(409, 'stops.late'),
  })
  await move('Move down: Collect at Aroma')
  expect(text()).toContain('would arrive late')
  inHand = parcels.slice(0, 1)
  await act(() => deps.work.refresh())
  await page.settle()
  expect(text()).not.toContain('would arrive late')
  expect(deps.stopOrder.wanted.get()).toBeUndefined()
  await page.unmount()
})
