import { type ProgramCall, programCalls } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programCallInputs } from '../../../../test/every-program-call.ts'
import { ordersWorkbook } from '../../../../test/orders-workbook.ts'
import { turnOn } from '../../../../test/seed/turn-on.ts'
import { type ProgramWorld, startProgramWorld } from '../../../../test/worlds/program-world.ts'

const creating: readonly ProgramCall[] = Object.values(programCalls).filter(
  ({ created }: ProgramCall) => created !== undefined,
)

let world: ProgramWorld
beforeAll(async () => {
  world = await startProgramWorld()
  await turnOn(world.server, 'SG', ['BulkOrderUpload', 'AddressBook'])
})
afterAll(() => world.server.stop())

interface Sent {
  readonly body?: object | undefined
  readonly form?: Response | undefined
}

async function request(method: 'GET' | 'POST', url: string, { body, form }: Sent = {}) {
  const headers = { authorization: `Bearer ${world.key}`, 'x-country': 'SG' }
  if (method === 'GET') return world.server.app.inject({ method, url, headers })
  const type = form?.headers.get('content-type') ?? 'application/json'
  return world.server.app.inject({
    ...{ method, url },
    headers: { ...headers, 'content-type': type, 'idempotency-key': 'till-1-order-1042' },
    payload: form ? Buffer.from(await form.arrayBuffer()) : JSON.stringify(body),
  })
}

async function formOf({ form }: ProgramCall): Promise<Response | undefined> {
  if (!form) return undefined
  const data = new FormData()
  data.set('collection_point', 'shop')
  const content = Uint8Array.from(await ordersWorkbook(['Name'], [['Mei Lin']]))
  data.set('file', new File([content], 'orders.xlsx'))
  return new Response(data)
}

it('orders, uploads, entries of the address book and endpoints are what programs create', () => {
  expect(creating.map(({ name }) => name).toSorted()).toEqual([
    ...['createAddress', 'createBulkUpload', 'createOrder', 'createWebhookEndpoint'],
  ])
})

it.each(creating)('$name answers 201 with the path at which the key reads it', async (call) => {
  const quote = (await world.quote()).id
  const none = { orderId: 'x', uploadId: 'x', addressId: 'x', endpointId: 'x' }
  const input = programCallInputs({ point: 'shop', quote, ...none })[call.name]
  const url = call.path.replace(':collection_point', 'shop')
  const made = await request('POST', url, { form: await formOf(call), body: input?.body })
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const location = String(made.headers['location'])
  expect(location).toMatch(/^\/api\/v1\//u)
  const read = await request('GET', location)
  expect([read.statusCode, read.body]).toEqual([200, read.body])
  const answer: { readonly endpoint?: object } = made.json()
  expect(idsIn(read.json())).toEqual(idsIn(answer.endpoint ?? answer))
})

const idsIn = (answer: { readonly id?: string; readonly endpoint_id?: string }) => [
  answer.id,
  answer.endpoint_id,
]

it('a quote is no resource of its own: it answers 200 and no path', async () => {
  const { status, headers } = await world.send('POST', '/quotes', {
    body: { collection_point: 'shop', dropoff: { latitude: 1.31, longitude: 103.86 } },
  })
  expect([status, headers.location]).toEqual([200, undefined])
})
