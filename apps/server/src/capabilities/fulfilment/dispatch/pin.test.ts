import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RiderRequestOptions } from '../../../../test/ask-for-rider.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { TestRider } from '../../../../test/dispatch.ts'
import { byLink, tokenOf } from '../../../../test/seed/link-token.ts'
import { send } from '../../../../test/post.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
let pin: string
let wrong: string
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
  orderId = await atDoor(withPin)
  pin = (await world.record(orderId)).handover_pin ?? ''
  wrong = pin === '0000' ? '0001' : '0000'
})

const withPin: RiderRequestOptions['change'] = (request) => ({
  ...request,
  handover_pin_required: true,
  order: { ...request.order, payment_method: 'PAID' },
})

async function atDoor(change?: RiderRequestOptions['change']): Promise<string> {
  const id = await world.accepted(rider, change)
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    expect((await rider.act(step, id)).code).toBe('ok')
  }
  return id
}

const handOver = (said?: string, who = rider) =>
  who.act('deliver', orderId, {
    received_by: 'Mei Lin',
    collected: null,
    ...(said === undefined ? {} : { pin: said }),
  })
const triesLeft = async () => (await handOver(wrong)).json.errors?.[0]?.meta['tries_left']
const decide = (answer: object) =>
  send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', position: 0, answer },
  })
const checked = () =>
  world.deps.db
    .selectFrom('order_proof')
    .select(['received_by', 'pin_checked'])
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'pickup')
    .execute()
async function useUp(): Promise<void> {
  const left: unknown[] = []
  for (let tries = 0; tries < 5; tries += 1) left.push(await triesLeft())
  expect(left).toEqual([4, 3, 2, 1, 0])
}

describe('a PIN at the door', () => {
  it('a PIN is drawn where the shop asks for it, and shown to the shop, not to the rider', async () => {
    expect(pin).toMatch(/^\d{4}$/)
    const work = await rider.work()
    expect(work.assignments).toMatchObject([{ task: { handover_pin_required: true } }])
    expect(JSON.stringify(work)).not.toContain(`"${pin}"`)
    await world.clear()
    ;[rider] = await world.riders('siti')
    const without = await atDoor()
    expect(await world.record(without)).not.toHaveProperty('handover_pin')
  })

  it('the PIN allows the hand-over, and the proof records it', async () => {
    expect((await handOver(pin)).code).toBe('ok')
    expect(await checked()).toEqual([{ received_by: 'Mei Lin', pin_checked: true }])
    // A phone that lost the answer repeats its report.
    expect((await handOver(pin)).code).toBe('ok')
  })

  it('a missing PIN is refused, and does not count as an attempt', async () => {
    expect((await handOver()).code).toBe('handover.pin-missing')
    expect((await handOver(' ')).code).toBe('handover.pin-missing')
    expect(await triesLeft()).toBe(4)
    expect((await world.record(orderId)).status).toBe('NEAR_CUSTOMER')
    expect(await checked()).toEqual([])
  })

  it('cannot be tried by another rider, nor from somewhere else', async () => {
    const [other] = await world.riders('ravi')
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await handOver(wrong, other)).code).toBe('order.not-found')
    }
    expect(await triesLeft()).toBe(4)
  })

  it('that was wrong five times is a question to the shop, and no longer tried', async () => {
    await useUp()
    expect((await handOver(pin)).code).toBe('handover.pin-locked')
    expect((await world.record(orderId)).decision).toMatchObject({
      cause: 'WRONG_PIN',
      options: [{ option: 'TRY_AGAIN' }, { option: 'LEAVE_WITH' }, { option: 'BRING_BACK' }],
      fallback: 'BRING_BACK',
    })
    expect(await rider.work()).toMatchObject({ assignments: [{ waits: true }] })
    expect(await checked()).toEqual([])
  })

  it('is tried five times more where the shop says so', async () => {
    await useUp()
    expect((await decide({ option: 'TRY_AGAIN' })).code).toBe('ok')
    expect(await triesLeft()).toBe(4)
    expect((await handOver(pin)).code).toBe('ok')
  })

  it('a neighbour who receives the parcel needs no PIN, and the proof records that', async () => {
    await useUp()
    expect((await decide({ option: 'LEAVE_WITH', name: 'Mr Tan' })).code).toBe('ok')
    expect((await handOver()).code).toBe('ok')
    expect(await checked()).toEqual([{ received_by: 'Mei Lin', pin_checked: false }])
  })

  it('is not needed to bring the parcel back', async () => {
    await useUp()
    expect((await decide({ option: 'BRING_BACK' })).code).toBe('ok')
    expect((await rider.act('hand_back', orderId)).code).toBe('ok')
  })
})

describe('the recipient', () => {
  const publicPage = async (token: string) =>
    world.server.app.inject({
      url: `/api/orders/v1/public-order/${orderId}`,
      headers: { 'x-country': 'SG', ...byLink(token) },
    })
  const pinOn = async (token: string) => (await publicPage(token)).json().result.details?.handover_pin
  const link = async (path: string) => {
    const url = `/api/orders/v1/order/${orderId}/link${path}`
    const { headers } = world.shop
    const { result } = await send(world.server, 'POST', url, { headers, body: { vendor_id: 'shop' } })
    return result as { url: string }
  }

  it('learns the PIN by the link of the shop, until the end, and by nothing else', async () => {
    const token = tokenOf((await link('')).url)
    expect(await pinOn(token)).toBe(pin)
    for (const wrongToken of ['', `${token}x`]) {
      expect((await publicPage(wrongToken)).body).not.toContain(`"${pin}"`)
    }
    await handOver(pin)
    expect(await pinOn(token)).toBeNull()
  })

  it('does not learn it by a link that was taken back', async () => {
    const token = tokenOf((await link('')).url)
    await link('/revoke')
    expect((await publicPage(token)).body).not.toContain(`"${pin}"`)
  })
})
