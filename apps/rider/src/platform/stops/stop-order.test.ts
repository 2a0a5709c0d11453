import { expect, it, vi } from 'vitest'
import {
  fakeService,
  freshDatabase,
  localChanges,
  type Made,
  offline,
  refused,
  serviceClock,
} from '../../../test/phone.ts'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { createStore, type QueuedAct } from '../storage/index.ts'
import { createWork } from '../work/index.ts'
import { createStopOrder, type StopName } from './stop-order.ts'

const up: readonly StopName[] = [
  { order_id: 'sg-1-b', kind: 'pickup' },
  { order_id: 'sg-1-a', kind: 'pickup' },
]
const other = up.toReversed()
const served = up.map((stop) => ({ ...stop, latitude: 1, longitude: 2, expected_at: 5 }))

async function phone(setStops: (made: Made) => unknown) {
  const [db, changes] = [await freshDatabase(), localChanges()]
  const riderWork = () => ({ result: workOf([assignmentOf('sg-1-a'), assignmentOf('sg-1-b')]) })
  const { client, made } = fakeService({ setStops, riderWork })
  const queue = createStore<readonly QueuedAct[]>([])
  const work = createWork({ db, changes, client, clock: serviceClock(), now: () => 1_000_000 })
  let count = 0
  const deps = { db, changes, client, work, acts: { queue }, newId: () => String((count += 1)) }
  const order = createStopOrder({ ...deps, alone: (_, run) => run() })
  await work.refresh()
  const sent = () => made.filter(({ call }) => call === 'setStops').map(({ input }) => input.body)
  return { order, work, queue, sent, reopen: () => createStopOrder({ ...deps, alone: (_, run) => run() }) }
}

it('the order that a rider chose is sent, and the answer of the service is the work', async () => {
  const { order, work, sent } = await phone(() => ({ result: served }))
  await order.choose(up)
  expect(sent()).toEqual([{ stops: up, even_if_late: false }])
  expect(order.wanted.get()).toBeUndefined()
  expect(work.copy.get()?.work.stops).toEqual(served)
})

it('an order that was chosen without a connection is kept, found after a reload, and sent later', async () => {
  let isOffline = true
  const { order, work, sent, reopen } = await phone(() => (isOffline ? offline : { result: served }))
  await order.choose(up)
  expect(order.wanted.get()?.stops).toEqual(up)
  const reopened = reopen()
  await reopened.load()
  expect(reopened.wanted.get()?.stops).toEqual(up)
  isOffline = false
  await work.refresh()
  await vi.waitFor(() => expect(reopened.wanted.get()).toBeUndefined())
  expect(sent().at(-1)).toEqual({ stops: up, even_if_late: false })
})

it('the newest order wins over one that is on its way', async () => {
  let answer = (_: object) => {}
  const first = new Promise((done) => void (answer = done))
  const { order, sent } = await phone(() => (sent().length === 1 ? first : { result: served }))
  const sending = order.choose(other)
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await Promise.all([order.choose(up), Promise.resolve(answer({ result: [] }))])
  await sending
  await vi.waitFor(() => expect(order.wanted.get()).toBeUndefined())
  expect(sent().at(-1)).toMatchObject({ stops: up })
})

it('acts that wait are sent before the order of the stops after them', async () => {
  const { order, queue, sent } = await phone(() => ({ result: served }))
  queue.set([{ state: 'waiting' } as QueuedAct])
  await order.choose(up)
  expect(sent()).toEqual([])
  queue.set([])
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})

it('an order with which a parcel would be late waits for the rider, who keeps it', async () => {
  const late = ({ input }: Made) =>
    (input.body as { even_if_late: boolean }).even_if_late
      ? { result: served }
      : refused(409, 'stops.late', { order_id: 'sg-1-a' })
  const { order, work, sent } = await phone(late)
  await order.choose(up)
  expect(order.wanted.get()).toMatchObject({ state: 'late', late: 'sg-1-a' })
  await work.refresh()
  expect(sent()).toHaveLength(1)
  await order.keep()
  expect(sent().at(-1)).toEqual({ stops: up, even_if_late: true })
  expect(order.wanted.get()).toBeUndefined()
})

it('an order with which a parcel would be late can be dropped', async () => {
  const { order, sent } = await phone(() => refused(409, 'stops.late'))
  await order.choose(up)
  expect(order.wanted.get()?.late).toBeNull()
  await order.drop()
  expect(order.wanted.get()).toBeUndefined()
  expect(sent()).toHaveLength(1)
})

it.each(['stops.changed', 'stops.order', 'request.not-found'])(
  'an order that is refused with %s is dropped, with the reason, and the work is fetched again',
  async (code) => {
    const { order } = await phone(() => refused(409, code))
    await order.choose(up)
    expect(order.wanted.get()).toBeUndefined()
    expect(order.problem.get()?.code).toBe(code)
    order.dismissProblem()
    expect(order.problem.get()).toBeUndefined()
  },
)
