import type { AddressInfo } from 'node:net'
import { type Beckon, createBeckon } from '@beckon/sdk'
import { run, type Io } from '@beckon/sdk/cli'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { makeKey } from './seed/program-key.ts'
import { startWebhookWorld, type WebhookWorld } from './worlds/webhook-world.ts'

let world: WebhookWorld
let beckon: Beckon
let lines: string[]
let ending: AbortController
let file = ''

beforeAll(async () => {
  world = await startWebhookWorld()
  const { secret } = await makeKey(world.server, await world.owner(), { business: 'shop' })
  const { port } = world.server.app.server.address() as AddressInfo
  beckon = createBeckon({ key: secret, baseUrl: `http://127.0.0.1:${port}`, retries: 0 })
})
beforeEach(async () => {
  await world.clear()
  lines = []
  ending = new AbortController()
})
afterEach(() => ending.abort())
afterAll(() => world.stop())

const io = (): Io => ({
  beckon,
  print: (line) => void lines.push(line),
  readFile: async () => file,
  post: (to, request) => fetch(to, { ...request, method: 'POST' }),
  signal: ending.signal,
  now: () => new Date(),
})
const type = (...args: readonly string[]) => run(args, async () => io(), io().print)

const textsOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

describe('the command line', () => {
  it('forwards events to a local program, signed with the printed secret', async () => {
    const receiver = await world.receiver()
    const listening = type('listen', '--forward-to', receiver.url, '--after', 'now')
    await eventually(() => expect(lines).toHaveLength(2))
    const secret = /whsec_\S+/u.exec(lines[1] ?? '')?.[0] ?? ''
    // The first look has the cursor of the end of the log.
    await eventually(async () => {
      await world.order()
      expect(lines.length).toBeGreaterThan(2)
    })
    ending.abort()
    expect(await listening).toBe(0)
    const [first] = receiver.received
    if (!first) throw new Error('nothing was forwarded')
    expect(new Webhook(secret).verify(first.body, textsOf(first.headers))).toMatchObject({
      type: 'order.created',
    })
    expect(lines[2]).toMatch(/order\.created {2}evt_[\w-]+ {2}→ 204/u)
  })

  it('prints events as they happen', async () => {
    const id = await world.order()
    const tailing = type('logs', 'tail', '--order', id, '--after', 'c0', '--json')
    await eventually(() => expect(lines.join('\n')).toContain('order.created'))
    ending.abort()
    expect(await tailing).toBe(0)
  })

  it('sends the example of an event, and an event again', async () => {
    const receiver = await world.receiver()
    await world.endpoint(receiver.url)
    expect(await type('trigger', 'delivery.delivered')).toBe(0)
    await eventually(() => expect(receiver.received.map((one) => one.type)).toEqual(['delivery.delivered']))
    const id = /evt_[\w-]+/u.exec(lines[0] ?? '')?.[0] ?? ''
    expect([await type('events', 'resend', id), lines.at(-1)]).toEqual([0, expect.stringContaining(id)])
    await eventually(() => expect(receiver.received.map((one) => one.id)).toEqual([id, id]))
    expect(await type('events', 'resend', '--since', '2020-01-01T00:00:00Z')).toBe(0)
    expect(lines.at(-1)).toMatch(/^0 failed events/u)
  })

  it('requests a rider for the order in a file', async () => {
    file = JSON.stringify({
      collection_point: 'east',
      customer: { name: 'Mei Lin', phone: '+6591234567' },
      dropoff: { latitude: 1.3001, longitude: 103.8401, address: '5 Garden Road', unit: '#04-12' },
      goods: { description: 'Cake', value: { amount: 2550, currency: 'SGD' }, payment: 'paid' },
    })
    expect([await type('orders', 'create', 'order.json', '--dry-run'), lines.length]).toEqual([0, 1])
    expect(await type('orders', 'create', 'order.json')).toBe(0)
    expect(lines.at(-1)).toMatch(/^east-\w+ {2}\w+$/u)
  })

  it('requests a rider with the reference that was typed', async () => {
    const [typed, number] = ['--reference', 'till 7']
    expect(await type('orders', 'create', 'order.json', typed, number)).toBe(0)
    const { data } = await beckon.orders.list({ reference: number })
    expect(data).toMatchObject([{ id: lines.at(-1)?.split(' ')[0], reference: number }])
    expect(await type('orders', 'create', 'order.json', typed, 'x'.repeat(65))).toBe(1)
    expect(lines.join('\n')).toContain('reference')
  })

  it.each([
    [['listen'], 2, 'Name the address'],
    [['listen', '--forward-to', 'ftp://here'], 2, 'Name the address'],
    [['trigger'], 2, 'Name the event'],
    [['trigger', 'ping'], 2, 'No webhook endpoint is on'],
    [['events', 'resend'], 2, 'Name the event or a time'],
    [['events', 'resend', '--since', 'yesterday'], 2, 'No webhook endpoint is on'],
    [['logs'], 2, 'beckon logs tail'],
    [['logs', 'tail', '--wrong'], 2, '--wrong'],
    [['orders', 'create'], 2, 'beckon orders create'],
    [['orders', 'create', 'order.json'], 1, 'collection-point.not-found'],
    [['dance'], 2, 'beckon <command>'],
    [['__proto__'], 2, 'beckon <command>'],
    [[], 0, 'beckon <command>'],
    [['logs', '--help'], 0, 'beckon <command>'],
  ])('answers %j with the exit code %i and the right form', async (args, code, text) => {
    file = JSON.stringify({
      collection_point: 'elsewhere',
      customer: { name: 'Mei Lin', phone: '+6591234567' },
      dropoff: { latitude: 1.3001, longitude: 103.8401, address: '5 Garden Road' },
      goods: { value: { amount: 2550, currency: 'SGD' }, payment: 'paid' },
    })
    expect([await type(...args), lines.join('\n')]).toEqual([code, expect.stringContaining(text)])
  })
})
