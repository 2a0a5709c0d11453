import { readFileSync } from 'node:fs'
import { createBeckon, type NewOrder } from '@beckon/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../shared/clock.ts'
import { type Attempt, type Delivery, requestDelivery } from '../shared/request-delivery.ts'
import { type ShopWorld, startShopWorld } from './shop-world.ts'

let world: ShopWorld
beforeAll(async () => {
  world = await startShopWorld({})
})
afterAll(() => world.stop())

const delivery = (description: string, latitude = 59.335): Delivery => ({
  collection_point: 'SHOP',
  customer: { name: 'Elsa Berg', phone: '0701234567' },
  dropoff: { latitude, longitude: 18.06, address: 'Storgatan 7' },
  goods: { description, value: { amount: 9900, currency: 'SEK' }, payment: 'paid' },
})
const made = async (text: string) =>
  (await world.orders()).filter(({ goods: { description } }) => description.startsWith(text))

/** A process that is killed after the service has the order, and before it has the answer. */
async function killedAfterSending(wanted: Delivery, idempotencyKey: string): Promise<Attempt | undefined> {
  let kept: Attempt | undefined
  const key = readFileSync(world.env.BECKON_KEY_FILE, 'utf8').trim()
  const losing = createBeckon({
    key,
    baseUrl: world.env.BECKON_URL,
    retries: 0,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).endsWith('/orders')) return answer
      throw new TypeError('the process is killed')
    },
  })
  const sent = requestDelivery({
    ...{ beckon: losing, clock: systemClock, delivery: wanted, idempotencyKey, attempt: undefined },
    save: async (attempt) => {
      kept = attempt
    },
  })
  await expect(sent).rejects.toThrow('was not answered')
  return kept
}

it('a request whose answer was lost leads to the same order in the next run', async () => {
  const attempt = await killedAfterSending(delivery('Lost'), 'lost-answer-1')
  expect(await made('Lost')).toHaveLength(1)
  world.clock.advance(5)
  const order = await requestDelivery({
    ...{
      beckon: world.beckon,
      clock: systemClock,
      delivery: delivery('Lost'),
      idempotencyKey: 'lost-answer-1',
      attempt,
    },
    save: async () => undefined,
  })
  expect((await made('Lost')).map(({ id }) => id)).toEqual([order.id])
})

it('a changed delivery whose first request was accepted leads to the first order', async () => {
  const attempt = await killedAfterSending(delivery('Change'), 'changed-1')
  const order = await requestDelivery({
    ...{ beckon: world.beckon, clock: systemClock, delivery: delivery('Change it', 59.34), attempt },
    idempotencyKey: 'changed-1',
    save: async () => undefined,
  })
  expect(await made('Change')).toMatchObject([{ id: order.id, goods: { description: 'Change' } }])
})

it('a request whose record is lost is refused while the service remembers the key', async () => {
  const request = {
    ...{
      beckon: world.beckon,
      clock: systemClock,
      delivery: delivery('Twice'),
      idempotencyKey: 'no-record-1',
    },
    ...{ attempt: undefined, save: async () => undefined },
  }
  await requestDelivery(request)
  world.clock.advance(5)
  await expect(requestDelivery(request)).rejects.toMatchObject({ code: 'idempotency.conflict' })
  expect(await made('Twice')).toHaveLength(1)
})

it('a request of unknown outcome is not repeated once the service may have deleted its key', async () => {
  const body: NewOrder = { ...delivery('Old'), quote: 'x' }
  const since = systemClock.now() - 47.5 * 3_600_000
  const late = requestDelivery({
    ...{ beckon: world.beckon, clock: systemClock, delivery: delivery('Old'), idempotencyKey: 'too-old-1' },
    ...{ attempt: { since, bodies: [body] }, save: async () => undefined },
  })
  await expect(late).rejects.toMatchObject({ code: 'attempt.too-old' })
})

it('a quote that expired is replaced, and the delivery requested', async () => {
  const body: NewOrder = { ...delivery('Expired'), quote: 'no quote of ours' }
  const saved: Attempt[] = []
  await requestDelivery({
    ...{
      beckon: world.beckon,
      clock: systemClock,
      delivery: delivery('Expired'),
      idempotencyKey: 'expired-1',
    },
    attempt: { since: systemClock.now(), bodies: [body] },
    save: async (attempt) => {
      saved.push(attempt)
    },
  })
  expect(saved.map(({ bodies }) => bodies.length)).toEqual([2])
  expect(await made('Expired')).toHaveLength(1)
})
