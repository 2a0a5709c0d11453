import type { ProgramOrder, ProgramProof } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { phonePicture, sendPhoto } from '../../../../../test/pictures.ts'
import { makeKey } from '../../../../../test/seed/program-key.ts'
import { type ProgramWorld, startProgramWorld } from '../../../../../test/worlds/program-world.ts'

let world: ProgramWorld
let rider: TestRider
beforeAll(async () => {
  world = await startProgramWorld()
})
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('r1')
})
afterAll(() => world.server.stop())

/** An order, paid before, whose rider stands at the door. */
async function atDoor(): Promise<string> {
  const id = await world.accepted(rider, (request) => ({
    ...request,
    order: { ...request.order, payment_method: 'PAID' },
  }))
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const)
    expect((await rider.act(step, id)).code).toBe('ok')
  return id
}

const read = async (id: string) => (await world.send<ProgramOrder>('GET', `/orders/${id}?expand=events`)).body

it('a program answers the question about an order, once, and only as it was offered', async () => {
  const id = await atDoor()
  await rider.act('report_trouble', id, { cause: 'UNREACHABLE', note: 'Nobody opens' })
  const { decision } = await read(id)
  expect(decision).toMatchObject({ cause: 'unreachable', note: 'Nobody opens', fallback: 'bring_back' })
  const waiting = await world.send<{ data: ProgramOrder[] }>('GET', '/orders?needs_decision=true')
  expect(waiting.body.data.map((order) => order.id)).toEqual([id])
  const decide = (body: object) => world.send<ProgramOrder>('POST', `/orders/${id}/decision`, { body })
  const number = decision?.number ?? -1
  const wrong = world.failure(decide({ option: 'raise_fee', number }))
  expect(await wrong).toMatchObject({ status: 422, code: 'decision.not-offered' })
  const answer = { option: 'leave_with', number, name: 'Uncle Tan' }
  const [first, again] = [await decide(answer), await decide(answer)]
  expect([first.status, again.status, first.body.decision]).toEqual([200, 200, null])
  const late = world.failure(decide({ option: 'bring_back', number }))
  expect(await late).toMatchObject({ status: 409, code: 'decision.gone' })
  const { events = [] } = await read(id)
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'decided', option: 'leave_with', by: 'shop' }),
  )
})

it('a photo of a handover is listed and downloaded, and by no key without the scope', async () => {
  const id = await world.accepted(rider)
  await rider.act('arrive_pickup', id)
  await sendPhoto(world.server, rider, id, await phonePicture())
  const { body } = await world.send<{ data: ProgramProof[] }>('GET', `/orders/${id}/proof`)
  const photo = body.data[0]?.photos[0]?.id ?? ''
  const url = `/api/v1/orders/${id}/proof/photos/${photo}`
  const { headers } = await makeKey(world.server, world.shop, { business: 'shop', scopes: ['read'] })
  const shown = await world.server.app.inject({ url, headers })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(shown.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  const other = await makeKey(world.server, world.shop, { business: 'shop', scopes: ['orders', 'money'] })
  expect((await world.server.app.inject({ url, headers: other.headers })).statusCode).toBe(403)
})
