import type { OrderRecord } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begun, type DispatchWorld, offered, startDispatchWorld } from '../../../test/dispatch-world.ts'
import { parcelOf } from '../../../test/dispatch.ts'
import { move } from '../../../test/moving.ts'
import { ask } from '../../../test/post.ts'
import { turnOff, turnOn } from '../../../test/turn-on.ts'
import { endSearch } from '../dispatch/end-search.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

const cancel = (orderId: string, reason = 'MISTAKE_ERROR') =>
  ask(world.server, 'PUT', '/api/orders/v1/order/cancel', {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', order_id: orderId, reason },
  })

describe('calling an order off', () => {
  it('is free while no rider has accepted, said before and done with its reason', async () => {
    await world.riders('r1')
    const orderId = await world.search()
    expect(await world.record(orderId)).toMatchObject({
      can: { cancel: true },
      cancel_terms: { costs: 0, returns: 0, free_until: null },
    })
    const said = await cancel(orderId, 'DELIVERY_ETA_TOO_LONG')
    expect(said.result).toMatchObject({ status: 'CANCELLED', can: { cancel: false }, cancel_terms: null })
    expect(await world.history(orderId)).toEqual([
      ...begun,
      offered,
      'CANCELLED by vendor: DELIVERY_ETA_TOO_LONG',
    ])
  })

  it('said again answers the same', async () => {
    const orderId = await world.search()
    await cancel(orderId)
    expect((await cancel(orderId)).result).toMatchObject({ status: 'CANCELLED' })
    expect((await world.history(orderId)).filter((entry) => entry.startsWith('CANCELLED'))).toHaveLength(1)
  })

  it('frees the rider who was asked, who then finds nothing to accept', async () => {
    const { r1 } = Object.fromEntries((await world.riders('r1')).map((rider) => [rider.riderId, rider]))
    const orderId = await world.search()
    await cancel(orderId)
    expect((await r1?.work())?.offer).toBeNull()
    expect((await r1?.post(`/offer/${orderId}.0/accept`))?.code).toBe('offer.gone')
    await endSearch(world.parts, parcelOf(orderId))
    await endSearch(world.parts, parcelOf(orderId))
    const other = await world.search()
    expect((await r1?.work())?.offer).toMatchObject({ offer_id: `${other}.0` })
  })

  it('is too late once a rider has accepted, and says what the order is by now', async () => {
    const [rider] = await world.riders('r1')
    const orderId = await world.accepted(rider)
    expect(await cancel(orderId)).toMatchObject({
      code: 'order.not-cancellable',
      meta: { translation_key: 'error.cant-cancel-order', order: { status: 'COURIER_ACCEPTED_DELIVERY' } },
    })
  })

  it.each([1, 2, 3, 4, 5])('races with the rider who accepts: one wins, both are told (%i)', async () => {
    const [rider] = await world.riders('r1')
    const orderId = await world.search()
    const [called, accepted] = await Promise.all([cancel(orderId), rider.post(`/offer/${orderId}.0/accept`)])
    const { status } = await world.record(orderId)
    expect([called.code, accepted.code]).toEqual(
      status === 'CANCELLED' ? ['ok', 'offer.gone'] : ['order.not-cancellable', 'ok'],
    )
    expect(['CANCELLED', 'COURIER_ACCEPTED_DELIVERY']).toContain(status)
  })

  it('takes one of three reasons', async () => {
    const orderId = await world.search()
    expect((await cancel(orderId, 'BORED')).code).toBe('request.invalid')
  })

  it('is allowed for what is delayed only where that is turned on', async () => {
    const [rider] = await world.riders('r1')
    const orderId = await world.accepted(rider)
    const late = { ...parcelOf(orderId), to: 'DELAYED', actor: 'system', reason: 'LATE' } as const
    await move(world.server, late)
    expect((await cancel(orderId)).code).toBe('order.not-cancellable')
    await turnOn(world.server, 'SG', ['DelayedCancellation'])
    expect(((await cancel(orderId)).result as OrderRecord).status).toBe('CANCELLED')
    expect((await rider.work()).assignments).toEqual([])
    await turnOff(world.server, 'SG', ['DelayedCancellation'])
  })
})
