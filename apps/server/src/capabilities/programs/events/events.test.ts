import { eventData, type PublicEvent } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { move } from '../../../../test/moving.ts'
import { startWebhookWorld, type WebhookWorld } from '../../../../test/worlds/webhook-world.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { purgeEvents } from './purge-events.ts'

let world: WebhookWorld

beforeAll(async () => {
  world = await startWebhookWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.stop())

interface Page {
  readonly data: PublicEvent[]
  readonly has_more: boolean
  readonly next_cursor: string
}
const page = async (query = '') => (await world.call<Page>('GET', `/events${query}`)).result
/** Waits until the log has so many events. */
const log = (count: number) =>
  eventually(async () => {
    const { data } = await page('?limit=100')
    expect(data).toHaveLength(count)
    return data
  })

const record = (vendorId: string, subject: string, orders = 1) =>
  inTransaction(world.server.platform.db, (tx) =>
    world.server.platform.outbox.publish(tx, {
      ...{ vendorId, country: 'SG', subject, type: 'cash.settled' },
      data: { settlement_id: subject, amount: { amount: 1, currency: 'SGD' }, orders },
    }),
  )

describe('the log of events', () => {
  it('has each change of an order, in their order and by the schema of its type', async () => {
    const orderId = await world.order()
    const key = { vendorId: 'east', orderId }
    await move(world.server, { ...key, to: 'CANCELLED', actor: 'operator' }).catch(() => undefined)
    const events = await eventually(async () => {
      const { data } = await page(`?limit=100&order_id=${orderId}`)
      expect(data.map(({ type }) => type)).toContain('order.created')
      expect(data.length).toBeGreaterThan(0)
      return data
    })
    for (const { type, data } of events) expect(eventData[type].strict().parse(data)).toEqual(data)
    expect(events[0]).toMatchObject({
      type: 'order.created',
      data: { order_id: orderId, collection_point: 'east', sequence: 1, status: 'searching', version: 1 },
    })
    expect(JSON.stringify(events)).not.toMatch(/Mei|\+65|Garden/u)
  })

  it('is numbered in transactions that the database ends where their process is suspended', async () => {
    const { db } = world.server.platform
    await sql`
      create table noted (idle text, whole text);
      create function note_limits() returns trigger language plpgsql as $$
      begin
        insert into noted values
          (current_setting('idle_in_transaction_session_timeout'), current_setting('transaction_timeout'));
        return null;
      end $$;
      create constraint trigger note_limits after update on public_event deferrable initially deferred
        for each row execute function note_limits()`.execute(db)
    await record('east', 'limited')
    await log(1)
    const { rows } = await sql`select idle, whole from noted`.execute(db)
    await sql`drop trigger note_limits on public_event`.execute(db)
    expect(rows).toEqual([{ idle: '10s', whole: '1min' }])
  })

  it('has growing sequences without gaps for each vendor, however many come at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => record(index % 2 === 0 ? 'east' : 'west', `s${index}`)),
    )
    const events = await log(40)
    for (const vendor of ['east', 'west']) {
      const own = events.filter(({ data }) => data['collection_point'] === vendor)
      expect(own.map(({ data }) => data['sequence'])).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    }
  })

  it('has no event of a change that is rolled back, and none of a guest', async () => {
    const { db, outbox } = world.server.platform
    const event = { vendorId: 'east', country: 'SG', type: 'ping', subject: 'x', data: {} } as const
    await inTransaction(db, async (tx) => {
      await outbox.publish(tx, event)
      return refuse('order.invalid')
    })
    await inTransaction(db, (tx) =>
      outbox.publish(tx, { ...event, vendorId: 'guest-0123456789abcdef01234567' }),
    )
    await record('east', 'kept')
    expect((await log(1)).map(({ type }) => type)).toEqual(['cash.settled'])
    expect(await db.selectFrom('public_event').select('event_id').execute()).toHaveLength(1)
  })

  it('is read page by page, and a cursor at its end gets what comes later', async () => {
    for (const subject of ['a', 'b', 'c']) await record('east', subject)
    await log(3)
    const first = await page('?limit=2')
    expect([first.data.length, first.has_more]).toEqual([2, true])
    const second = await page(`?limit=2&after=${first.next_cursor}`)
    expect([second.data.map(({ data }) => data['settlement_id']), second.has_more]).toEqual([['c'], false])
    const end = await page(`?after=${second.next_cursor}`)
    expect(end).toEqual({ data: [], has_more: false, next_cursor: second.next_cursor })
    await record('west', 'd')
    await eventually(async () => expect((await page(`?after=${end.next_cursor}`)).data).toHaveLength(1))
  })

  it('begins with the events from now on', async () => {
    await record('east', 'earlier')
    await log(1)
    const now = await page('?after=now')
    expect([now.data, now.has_more]).toEqual([[], false])
    await record('east', 'later')
    await eventually(async () => {
      const { data } = await page(`?after=${now.next_cursor}`)
      expect(data.map((event) => event.data['settlement_id'])).toEqual(['later'])
    })
  })

  it('is read from its end in the portal, page by page', async () => {
    for (const subject of ['a', 'b', 'c']) await record('east', subject)
    await log(3)
    const first = await page('?limit=2&order=newest')
    expect([first.data.map(({ data }) => data['settlement_id']), first.has_more]).toEqual([['c', 'b'], true])
    const second = await page(`?limit=2&order=newest&after=${first.next_cursor}`)
    expect([second.data.map(({ data }) => data['settlement_id']), second.has_more]).toEqual([['a'], false])
  })

  it('refuses a cursor that it did not make', async () => {
    for (const after of ['1', 'czz!', 'c', "c1'--", 'x'.repeat(41)]) {
      const { status } = await world.call('GET', `/events?after=${encodeURIComponent(after)}`)
      expect([after, status]).toEqual([after, 400])
    }
  })

  it('shows nothing of another business', async () => {
    await record('other', 'theirs')
    await record('east', 'mine')
    expect((await log(1))[0]?.data).toMatchObject({ settlement_id: 'mine' })
    const { status, code } = await world.call('GET', '/events', undefined, await world.stranger())
    expect([status, code]).toEqual([404, 'vendor.not-found'])
  })

  it('shows a developer of the business no sums of money', async () => {
    await record('east', 'mine')
    await world.order()
    await log(2)
    const developer = await world.stranger()
    const member = { vendor_id: 'shop', user_id: developer.userId, role: 'developer' } as const
    await world.server.platform.db.insertInto('vendor_member').values(member).execute()
    const { result } = await world.call<Page>('GET', '/events', undefined, developer)
    await world.server.platform.db.deleteFrom('vendor_member').execute()
    expect(result.data.map(({ type }) => type)).toEqual(['order.created'])
  })

  it('keeps an event for 90 days', async () => {
    const { db } = world.server.platform
    await record('east', 'old')
    await log(1)
    const days = (count: number) => new Date(world.clock.now().getTime() + count * 86_400_000)
    await purgeEvents(db, days(89.9))
    expect((await page()).data).toHaveLength(1)
    await purgeEvents(db, days(90.1))
    expect((await page()).data).toEqual([])
  })
})
