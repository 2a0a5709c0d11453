import { programCalls } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { type Beckon, createBeckon } from './beckon.ts'
import type { NewAddress, NewOrder } from './types.ts'

const key = `bkn_test_${'a'.repeat(36)}`

/** A client whose requests are kept and answered with an empty page. */
function recording() {
  const requests: string[] = []
  const beckon = createBeckon({
    key,
    baseUrl: 'https://sg.example.test',
    fetch: async (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`)
      return Response.json({ data: [], next_cursor: null })
    },
  })
  return { beckon, requests }
}

const order = {} as NewOrder
const address = {} as NewAddress
const last = async (entries: AsyncIterable<unknown>) => {
  for await (const entry of entries) void entry
}

/** Every method of the client, called once. */
const uses: readonly ((beckon: Beckon) => Promise<unknown>)[] = [
  ({ quotes }) => quotes.create({ collection_point: ':id', dropoff: { latitude: 1, longitude: 2 } } as never),
  ({ orders }) => orders.create(order),
  ({ orders }) => orders.get(':id', { expand: ['events'] }),
  ({ orders }) => last(orders.all({ state: 'open' })),
  ({ orders }) => orders.search({ customer_phone: '+6591234567' }),
  ({ orders }) => orders.update(':id', {}),
  ({ orders }) => orders.previewCancellation(':id'),
  ({ orders }) => orders.cancel(':id', 'mistake'),
  ({ orders }) => orders.decide(':id', { option: 'wait', number: 0 }),
  ({ orders }) => orders.events(':id'),
  ({ orders }) => orders.proof(':id'),
  ({ orders }) => orders.proofPhoto(':id', ':photo'),
  ({ orders }) => orders.rider(':id'),
  ({ orders }) => orders.share(':id'),
  ({ orders }) => orders.revokeTrackingLink(':id'),
  ({ orders }) => orders.money(':id'),
  ({ collectionPoints }) => last(collectionPoints.all()),
  ({ collectionPoints }) => collectionPoints.get(':id'),
  ({ addresses }) => last(addresses.all(':collection_point')),
  ({ addresses }) => addresses.search(':collection_point', 'mei'),
  ({ addresses }) => addresses.get(':collection_point', ':id'),
  ({ addresses }) => addresses.create(':collection_point', address),
  ({ addresses }) => addresses.replace(':collection_point', ':id', address),
  ({ addresses }) => addresses.delete(':collection_point', ':id'),
  ({ bulkUploads }) => bulkUploads.create('one', new File([], 'a.xlsx')),
  ({ bulkUploads }) => bulkUploads.list('one'),
  ({ bulkUploads }) => bulkUploads.get(':id'),
  ({ bulkUploads }) => last(bulkUploads.allRows(':id')),
  ({ bulkUploads }) => bulkUploads.changeRows(':id', [{ row: 2, removed: true }]),
  ({ bulkUploads }) =>
    bulkUploads.place(':id', { version: 1, orders: 0, fee: { amount: 0, currency: 'SGD' } }),
  ({ bulkUploads }) => bulkUploads.cancel(':id'),
  ({ events }) => events.list({ after: 'now' }),
  ({ webhookEndpoints }) => webhookEndpoints.list(),
  ({ webhookEndpoints }) => webhookEndpoints.create({ url: 'https://shop.example.test/beckon' }),
  ({ webhookEndpoints }) => webhookEndpoints.get(':id'),
  ({ webhookEndpoints }) => webhookEndpoints.update(':id', { on: true }),
  ({ webhookEndpoints }) => webhookEndpoints.delete(':id'),
  ({ webhookEndpoints }) => webhookEndpoints.rollSecret(':id', { overlap_hours: 24 }),
  ({ webhookEndpoints }) => webhookEndpoints.deliveries(':id'),
  ({ webhookEndpoints }) => webhookEndpoints.delivery(':id', ':event_id'),
  ({ webhookEndpoints }) => webhookEndpoints.resend(':id', ':event_id'),
  ({ webhookEndpoints }) => webhookEndpoints.resendFailed(':id', '2026-11-25T00:00:00.000Z'),
  ({ webhookEndpoints }) => webhookEndpoints.sendTestEvent(':id', 'order.created'),
  ({ figures }) => figures({ from: '2026-11-01T00:00:00Z', before: '2026-11-02T00:00:00Z' }),
]

describe('the client', () => {
  it('has a method for each call of the contract, at its address', async () => {
    const { beckon, requests } = recording()
    for (const use of uses) await use(beckon)
    const expected = Object.values(programCalls).map(({ method, path }) => `${method} ${path}`)
    expect(requests.map(decodeURIComponent).toSorted()).toEqual(expected.toSorted())
  })

  it('sends an id that has a slash or a space as one part of the path', async () => {
    const { beckon, requests } = recording()
    await beckon.orders.get('a/b c')
    expect(requests).toEqual(['GET /api/v1/orders/a%2Fb%20c'])
  })

  it.each(['', 'bkn_live_short', `sk_live_${'a'.repeat(36)}`, `bkn_test_${'a'.repeat(36)}\n`])(
    'refuses a key that cannot be one: %j',
    (wrong) => {
      expect(() => createBeckon({ key: wrong, baseUrl: 'https://sg.example.test' })).toThrow(TypeError)
    },
  )
})
