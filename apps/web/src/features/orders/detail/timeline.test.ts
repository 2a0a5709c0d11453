import type { OrderMilestone, OrderRecord } from '@beckon/contract'
import { moveReasons, orderStatuses } from '@beckon/domain/order'
import { describe, expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'
import { wordsFor } from './timeline-words.ts'

type Entry = OrderRecord['status_history'][number]

const entry = (status: Entry['status'], created_at: number, change: Partial<Entry> = {}): Entry => ({
  status,
  created_at,
  actor: 'system',
  reason: null,
  ...change,
})

const order = (status_history: Entry[], milestones: OrderMilestone[] = []) =>
  ({ status_history, milestones, currency: 'SGD' }) as Partial<OrderRecord> as OrderRecord

/** Returns the key and the values of a text. */
const t = ((key: string, values?: object) =>
  values ? `${key} (${Object.values(values).join(', ')})` : key) as Parameters<typeof wordsFor>[2]['t']
const texts = {
  t,
  amount: (amount: number, currency?: string) => `${currency} ${amount}`,
  duration: (seconds: number) => `${seconds} s`,
}

const wordsOf = (of: OrderRecord) => timelineOf(of).map((moment) => wordsFor(moment, of, texts))

describe('the timeline of an order', () => {
  it('lists events newest first, and within a second a transition after its cause', () => {
    const moments = timelineOf(
      order(
        [entry('NEAR_CUSTOMER', 10), entry('RETURN_INITIATED', 20)],
        [
          { kind: 'ASKED', at: 10, cause: 'REFUSED' },
          { kind: 'DECIDED', at: 20, option: 'BRING_BACK', by: 'vendor' },
          { kind: 'CHARGED', at: 20, charge: 'BRING_BACK', amount: 3 },
        ],
      ),
    )
    expect(moments.map((one) => (one.kind === 'STATUS' ? one.entry.status : one.kind))).toEqual([
      'RETURN_INITIATED',
      'CHARGED',
      'DECIDED',
      'ASKED',
      'NEAR_CUSTOMER',
    ])
  })

  it('the timeline has every status, who moved it, and why', () => {
    const words = wordsOf(order([entry('CANCELLED', 1, { actor: 'vendor', reason: 'MISTAKE_ERROR' })]))
    expect(words).toEqual([
      { title: 'status.CANCELLED', by: 'timeline.by.vendor', why: 'cancel.reason.MISTAKE_ERROR' },
    ])
    for (const status of orderStatuses) {
      expect(wordsOf(order([entry(status, 1)]))[0]?.title).toBe(`status.${status}`)
    }
  })

  it('has how long the rider waited at each place, or that the rider still waits', () => {
    const milestones = [
      { kind: 'WAITED', at: 100, place: 'pickup', until: 400 },
      { kind: 'WAITED', at: 500, place: 'dropoff', until: null },
    ] as const
    expect(wordsOf(order([], [...milestones]))).toEqual([
      { title: 'timeline.waiting.dropoff', by: 'timeline.by.fleet', why: '' },
      { title: 'timeline.waited.pickup', by: 'timeline.by.fleet', why: '300 s' },
    ])
  })

  it('lists each changed field with its new and old value', () => {
    const changes = [
      { kind: 'text', field: 'address', before: '5 Garden Road', after: '9 Lake Road' },
      { kind: 'text', field: 'notes', before: 'Ring twice', after: '' },
      { kind: 'payment', before: 'CASH_ON_DELIVERY', after: 'PAID' },
      { kind: 'money', field: 'fee', before: 6.15, after: 9.37 },
    ] as const
    const edited = entry('MODIFIED', 1, { actor: 'vendor', reason: 'EDITED', changes: [...changes] })
    expect(wordsOf(order([edited]))[0]).toMatchObject({
      why: 'reason.EDITED',
      changes: [
        { name: 'order.address', before: '5 Garden Road', after: '9 Lake Road' },
        { name: 'order.notes', before: 'Ring twice', after: '' },
        { name: 'order.payment', before: 'payment.CASH_ON_DELIVERY', after: 'payment.PAID' },
        { name: 'order.fee', before: 'SGD 6.15', after: 'SGD 9.37' },
      ],
    })
  })

  it('summarises consecutive offers to riders, but not a single one', () => {
    const offered = (at: number, reason: string) => [
      entry('ASSIGNED_TO_TRANSPORT', at, { reason: 'OFFERED' }),
      entry('WAITING_FOR_TRANSPORT', at + 1, { reason }),
    ]
    const search = entry('WAITING_FOR_TRANSPORT', 1, { reason: 'SEARCHING' })
    const many = [
      search,
      ...offered(2, 'DECLINED'),
      ...offered(4, 'OFFER_EXPIRED'),
      entry('ASSIGNED_TO_TRANSPORT', 6, { reason: 'OFFERED' }),
      entry('COURIER_ACCEPTED_DELIVERY', 7, { reason: 'ACCEPTED' }),
    ]
    expect(wordsOf(order(many)).map(({ title }) => title)).toEqual([
      'status.COURIER_ACCEPTED_DELIVERY',
      'timeline.offers (3)',
      'status.WAITING_FOR_TRANSPORT',
    ])
    expect(timelineOf(order(many)).map(({ at }) => at)).toEqual([7, 6, 1])
    expect(wordsOf(order([search, ...offered(2, 'DECLINED')]))).toHaveLength(3)
  })

  it('a delay appears once, as a status when a rider is on the way', () => {
    const late: OrderMilestone = { kind: 'LATE', at: 5, reason: 'ON_THE_ROAD' }
    const delayed = { ...order([entry('DELAYED', 5, { reason: 'LATE' })], [late]), delay: late.reason }
    expect(wordsOf(delayed)).toEqual([
      { title: 'status.DELAYED', by: 'timeline.by.system', why: 'delay.ON_THE_ROAD' },
    ])
  })

  it('every known reason has a text, and an unknown one is left out', () => {
    for (const reason of moveReasons) {
      expect(wordsOf(order([entry('NEW', 1, { reason })]))[0]?.why).toMatch(/reason\./u)
    }
    expect(wordsOf(order([entry('NEW', 1, { reason: 'FROM_ELSEWHERE' })]))[0]?.why).toBe('')
  })

  it('the timeline has requests, decisions, charges, messages and the rating', () => {
    const words = wordsOf(
      order(
        [],
        [
          { kind: 'LATE', at: 1, reason: 'RIDER_LATE' },
          { kind: 'WROTE', at: 2, sender: 'rider' },
          { kind: 'ASKED', at: 3, cause: 'NO_RIDER' },
          { kind: 'DECIDED', at: 4, option: 'CANCEL', by: 'system' },
          { kind: 'CHARGED', at: 5, charge: 'RAISE_FEE', amount: 2 },
          { kind: 'RATED', at: 6, stars: 4 },
        ],
      ),
    )
    expect(words.map(({ title, by, why }) => [title, by, why].join(' | ')).toReversed()).toEqual([
      'status.DELAYED | timeline.by.system | delay.RIDER_LATE',
      'timeline.wrote.rider | timeline.by.fleet | ',
      'timeline.asked | timeline.by.system | decision.cause.NO_RIDER',
      'timeline.by-default (decision.option.CANCEL) | timeline.by.system | ',
      'timeline.charged (order.charge.RAISE_FEE, SGD 2) | timeline.by.system | ',
      'timeline.rated | timeline.by.customer | rating.stars (4)',
    ])
  })
})
