import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../apps/server/test/core.ts'
import { type Connector, createConnector } from './connector-process.ts'
import { createFakeShop, SECRET, shopOrderOf } from './fake-shop.ts'
import { type ShopWorld, startShopWorld } from './shop-world.ts'

/** The long form kills more often: `CONNECTOR_KILLS=50`. */
const KILLS = Number(process.env['CONNECTOR_KILLS'] ?? 4)
/** A limit for a busy machine. */
const KILLS_MS = Math.max(300_000, KILLS * 20_000)
const mapping = { shop: 'cakes', collection_point: 'SHOP' }

let world: ShopWorld
let connector: Connector
let env: Record<string, string>
beforeAll(async () => {
  world = await startShopWorld(mapping)
  writeFileSync(join(world.home, 'secret'), SECRET)
  env = { ...world.env, BECKON_SECRET_FILE: join(world.home, 'secret'), BECKON_PORT: '0' }
  connector = createConnector('web-shop', env)
  await connector.start()
})
afterEach(() => {
  const said = connector.raw.join('\n')
  for (const personal of ['Elsa', 'Berg', '0701234567', 'Storgatan', 'Ring twice', 'bkn_'])
    expect(said).not.toContain(personal)
})
afterAll(async () => {
  await connector.stop()
  await world.stop()
})

const shop = createFakeShop(() => {
  const port = connector.lines.findLast(({ event }) => event === 'ready')?.port
  return `http://127.0.0.1:${port}/`
})

const happened = (order: number, event: string) =>
  until(() => connector.lines.some((line) => line.order === String(order) && line.event === event))

const deliveriesOf = async (number: number) =>
  (await world.beckon.orders.list({ reference: String(number) })).data

describe('the connector of a web shop', () => {
  it('requests one delivery for an order that is sent twice and then updated', async () => {
    const order = shopOrderOf(1)
    expect(await shop.send('created', order)).toBe(200)
    await happened(1, 'delivery.requested')
    await shop.send('created', order)
    await happened(1, 'order.old-state')
    await shop.send('updated', { ...order, date_modified_gmt: '2026-11-25T12:40:00', customer_note: 'Later' })
    await happened(1, 'order.changed-after')
    const [made, ...more] = await deliveriesOf(1)
    expect(more).toEqual([])
    expect(made).toMatchObject({
      status: 'searching',
      collection_point: 'SHOP',
      customer: { name: 'Elsa Berg', phone: '+46701234567' },
      dropoff: { unit: 'lgh 1203', notes: 'Ring twice' },
      goods: { description: '#1 2 × Cake', value: { amount: 24_900, currency: 'SEK' }, payment: 'paid' },
      reference: '1',
    })
  })

  it('waits for the payment, which may come within the same second', async () => {
    const order = shopOrderOf(2, { status: 'pending' })
    await shop.send('created', order)
    await happened(2, 'order.noted')
    expect(await deliveriesOf(2)).toEqual([])
    await shop.send('updated', { ...order, status: 'processing' })
    await happened(2, 'delivery.requested')
    expect(await deliveriesOf(2)).toHaveLength(1)
  })

  it.each([
    [3, 'cancelled'],
    [4, 'refunded'],
  ])('cancels the delivery of order %d when it is %s', async (id, status) => {
    const order = shopOrderOf(id)
    await shop.send('created', order)
    await happened(id, 'delivery.requested')
    await shop.send('updated', { ...order, status, date_modified_gmt: '2026-11-25T12:40:00' })
    await happened(id, 'delivery.cancelled')
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'cancelled' }])
  })

  it('requests nothing for an order whose creation arrives after its cancellation', async () => {
    const order = shopOrderOf(5)
    await shop.send('updated', { ...order, status: 'cancelled', date_modified_gmt: '2026-11-25T12:40:00' })
    await happened(5, 'order.noted')
    await shop.send('created', order)
    await happened(5, 'order.old-state')
    expect(await deliveriesOf(5)).toEqual([])
  })

  it('requests nothing for an order that is collected in the shop', async () => {
    await shop.send('created', shopOrderOf(6, { shipping_lines: [{ method_id: 'local_pickup' }] }))
    await happened(6, 'order.noted')
    expect(await deliveriesOf(6)).toEqual([])
  })

  it('logs the remedy of an address that is not found, and orders once it is corrected', async () => {
    const order = shopOrderOf(7)
    const elsewhere = { ...order.shipping, address_1: 'Nowhere 1' }
    await shop.send('created', { ...order, shipping: elsewhere })
    await happened(7, 'order.refused')
    expect(
      connector.lines.find(({ order: id, event }) => id === '7' && event === 'order.refused'),
    ).toMatchObject({
      code: 'address-unknown',
      reason: expect.stringContaining('correct it'),
    })
    await shop.send('updated', { ...order, date_modified_gmt: '2026-11-25T12:40:00' })
    await happened(7, 'delivery.requested')
  })

  it('refuses a wrong signature, a missing one and a message that is too large, and takes the ping', async () => {
    expect(await shop.send('created', shopOrderOf(8), { secret: 'another-secret' })).toBe(401)
    expect((await shop.post('{}', { 'x-wc-webhook-topic': 'order.created' })).status).toBe(401)
    expect(await shop.send('created', shopOrderOf(8, { customer_note: 'x'.repeat(1_100_000) }))).toBe(413)
    expect((await shop.ping()).status).toBe(200)
    expect(await shop.send('deleted', { id: 8 })).toBe(200)
    expect(await shop.send('updated', { id: 'no order' })).toBe(200)
    expect(await deliveriesOf(8)).toEqual([])
  })

  it('does not let a second process work on its folder', async () => {
    const second = await createConnector('web-shop', env).run()
    expect(second).toMatchObject({ code: 2, output: expect.stringContaining('already works on') })
  })

  it('shows the fee of an order file in a dry run, and requests nothing', async () => {
    const file = join(world.home, 'order.json')
    writeFileSync(file, JSON.stringify(shopOrderOf(9)))
    const { code, output } = await createConnector('web-shop', env).run('--dry-run', file)
    expect([code, JSON.parse(output)]).toMatchObject([
      0,
      { event: 'dry-run.create', order: '9', fee: expect.stringMatching(/^\d+\.\d\d SEK$/u) },
    ])
    expect(await deliveriesOf(9)).toEqual([])
  })

  it(
    `requests each delivery once, whatever moment of ${KILLS} it is killed at`,
    async () => {
      const ids = Array.from({ length: KILLS * 2 }, (_, index) => 100 + index)
      for (const [index, id] of ids.entries()) {
        expect(await shop.send('created', shopOrderOf(id))).toBe(200)
        if (index % 2 === 0) continue
        const written = connector.lines.length
        // At another point of the work each time.
        await until(() => connector.lines.length > written + (index % 3) - 1)
        await connector.stop('SIGKILL')
        await connector.start()
      }
      for (const id of ids) await until(async () => (await deliveriesOf(id)).length > 0)
      const last = ids.at(-1) ?? 0
      await shop.send(
        'updated',
        shopOrderOf(last, { status: 'cancelled', date_modified_gmt: '2026-11-25T12:40:00' }),
      )
      await happened(last, 'delivery.cancelled')
      for (const id of ids) expect(await deliveriesOf(id)).toHaveLength(1)
    },
    KILLS_MS,
  )
})
