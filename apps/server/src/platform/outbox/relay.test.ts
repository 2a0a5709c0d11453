import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCore, silent, until } from '../../../test/core.ts'
import { systemClock } from '../clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { refuse } from '../refusal.ts'
import type { RelayedEvent } from './outbox.ts'
import { eventsOf, type PublishedEvent } from './messages.ts'
import { createRelay, OUTBOX_TOPIC } from './relay.ts'

const handled: RelayedEvent[] = []
const told: PublishedEvent[] = []
const vendors = ['even', 'odd', 'gone', 'busy', 'many', 'twice']
let core: Awaited<ReturnType<typeof createTestCore>>

beforeAll(async () => {
  core = await createTestCore()
  core.outbox.on('order_changed', async (event) => void handled.push(event))
  core.bus.subscribe(OUTBOX_TOPIC, (ids) => told.push(...eventsOf(ids)))
  for (const vendor of vendors) await core.bus.follow(vendor)
  await core.start()
})
afterAll(() => core.stop())

const record = (vendorId: string, subject: string) =>
  inTransaction(core.db, (tx) =>
    core.outbox.record(tx, { vendorId, country: 'SG', type: 'order_changed', subject }),
  )
const of = <E extends RelayedEvent>(events: readonly E[], vendorId: string) =>
  events.filter((event) => event.vendorId === vendorId)

describe('the relay', () => {
  it('concurrent events of a vendor get growing sequences without gaps', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => record(index % 2 === 0 ? 'even' : 'odd', `order-${index}`)),
    )
    await until(() => of(handled, 'even').length === 20 && of(handled, 'odd').length === 20)
    const expected = Array.from({ length: 20 }, (_, index) => index + 1)
    for (const vendor of ['even', 'odd']) {
      expect(
        of(handled, vendor)
          .map((event) => event.sequence)
          .toSorted((a, b) => a - b),
      ).toEqual(expected)
      expect(of(told, vendor).map((event) => event.sequence)).toEqual(expected)
    }
  })

  it('an event of a transaction that is rolled back is not published', async () => {
    await inTransaction(core.db, async (tx) => {
      await core.outbox.record(tx, { vendorId: 'gone', country: 'SG', type: 'order_changed', subject: 'x' })
      return refuse('order.invalid')
    })
    await record('gone', 'y')
    await until(() => of(told, 'gone').length > 0)
    expect(of(told, 'gone').map((event) => event.subject)).toEqual(['y'])
  })

  it('of many events about one order the newest is published, and all get a sequence', async () => {
    await inTransaction(core.db, async (tx) => {
      for (let index = 0; index < 5; index += 1) {
        await core.outbox.record(tx, {
          vendorId: 'busy',
          country: 'SG',
          type: 'order_changed',
          subject: 'one',
        })
      }
    })
    await until(() => of(handled, 'busy').length === 5)
    expect(of(told, 'busy')).toEqual([
      { vendorId: 'busy', country: 'SG', type: 'order_changed', subject: 'one', sequence: 5, after: 0 },
    ])
  })

  it('splits what is too much for one message', async () => {
    await inTransaction(core.db, async (tx) => {
      for (let index = 0; index < 300; index += 1) {
        const subject = `many-${index}-${'x'.repeat(60)}`
        await core.outbox.record(tx, { vendorId: 'many', country: 'SG', type: 'other', subject })
      }
    })
    await until(() => of(told, 'many').length === 300)
    const sequences = of(told, 'many').map(({ sequence }) => sequence)
    expect(sequences.at(-1)).toBe(300)
    expect(of(told, 'many').map(({ after }) => after)).toEqual([0, ...sequences.slice(0, -1)])
  })

  it('publishes each event once when two of them run', async () => {
    const second = createRelay({ ...core, clock: systemClock, log: silent })
    await second.start()
    await Promise.all(Array.from({ length: 60 }, (_, index) => record('twice', `order-${index}`)))
    await until(() => of(told, 'twice').length >= 60)
    await second.stop()
    expect(of(told, 'twice').map((event) => event.sequence)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    )
  })
})
