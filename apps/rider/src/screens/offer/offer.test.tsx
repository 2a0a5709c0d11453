// @vitest-environment happy-dom
import type { Offer } from '@beckon/contract'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offline, refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { partLeft, secondsLeft } from './ring.ts'
import { OfferScreen } from './Screen.tsx'

const ring = vi.hoisted(() => ({ begin: vi.fn(), end: vi.fn() }))
vi.mock('../../platform/signals/index.ts', () => ({
  ring: () => {
    ring.begin()
    return ring.end
  },
}))

const { task } = assignmentOf()
const offer: Offer = {
  offer_id: 'o-1',
  expires_at: 1020,
  task: { ...task, amount: 12.5, payment_method: 'CASH_ON_DELIVERY', age_check_required: true },
  pay: 6.4,
  bonus: 1,
  way: { to_pickup: { metres: 800, seconds: 240 }, to_dropoff: { metres: 2400, seconds: 600 } },
}
const close = vi.fn()

beforeEach(() => {
  close.mockReset()
  ring.begin.mockReset()
  ring.end.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

const show = async (answers: Parameters<typeof riderDeps>[0]) => {
  const { deps, made } = await riderDeps({ riderWork: () => ({ result: workOf() }), ...answers })
  await deps.work.refresh()
  return { deps, made, page: await render(<OfferScreen offer={offer} close={close} />, deps) }
}

it('an offer shows what it pays, where it leads, how far by road, and what is asked for', async () => {
  const { page } = await show({})
  const text = page.text().replaceAll(/[\u2066-\u2069]/gu, '')
  for (const part of ['6.40', 'bonus of $1.00', '1 Road', '800 m', '2 Road', '2.4 km', '$12.50', 'Age check'])
    expect(text).toContain(part)
  expect(page.place.querySelector('[role="timer"]')?.getAttribute('aria-label')).toContain('20')
  await page.unmount()
})

it('an offer to a rider with parcels shows the new order of stops and the detour', async () => {
  const stop = (orderId: string, kind: 'pickup' | 'dropoff') => ({
    ...{ order_id: orderId, kind, latitude: 1, longitude: 2, expected_at: 1200 },
  })
  const stops = [stop('sg-1-b', 'pickup'), stop('sg-1-a', 'pickup'), stop('sg-1-gone', 'dropoff')]
  const inHand = assignmentOf('sg-1-b')
  const { deps } = await riderDeps({ riderWork: () => ({ result: workOf([inHand]) }) })
  await deps.work.refresh()
  const page = await render(
    <OfferScreen offer={{ ...offer, stops, detour_seconds: 360 }} close={close} />,
    deps,
  )
  expect(page.text().replaceAll(/[\u2066-\u2069]/gu, '')).toContain('Detour: +6 min')
  const listed = [...page.place.querySelectorAll('ol li')].map((one) => one.textContent?.includes('New'))
  expect(listed).toEqual([false, true])
  await page.unmount()
})

it('an offer rings until it is answered', async () => {
  const { page } = await show({ acceptOffer: () => ({ result: assignmentOf() }) })
  expect(ring.begin).toHaveBeenCalledTimes(1)
  await page.press('Accept offer')
  expect(ring.end).toHaveBeenCalled()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  await page.unmount()
})

it('an accepted offer becomes a parcel, and its job is opened', async () => {
  const { page, deps, made } = await show({ acceptOffer: () => ({ result: assignmentOf() }) })
  await page.press('Accept offer')
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(made.find(({ call }) => call === 'acceptOffer')?.input).toEqual({ params: { id: 'o-1' } })
  expect(deps.work.copy.get()?.work.assignments).toHaveLength(1)
  expect(location.pathname).toBe('/rider/job/sg-1-a')
  await page.unmount()
})

it('an offer that another rider has is shown as gone', async () => {
  const { page } = await show({ acceptOffer: () => refused(409, 'offer.gone') })
  await page.press('Accept offer')
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('This offer is no longer open')
  })
  expect(close).not.toHaveBeenCalled()
  await page.press('Go to work')
  expect(close).toHaveBeenCalled()
  await page.unmount()
})

it('an accepted offer whose answer was lost is found in the work', async () => {
  const { page } = await show({
    acceptOffer: () => offline,
    riderWork: () => ({ result: workOf([assignmentOf()]) }),
  })
  await page.press('Accept offer')
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  await page.unmount()
})

it('an answer that could not be sent can be given again', async () => {
  const { page } = await show({ acceptOffer: () => offline })
  await page.press('Accept offer')
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.has('Accept offer')).toBe(true)
    expect(page.text()).toContain('We could not reach the service')
  })
  await page.unmount()
})

it('an offer is declined with a reason', async () => {
  const { page, made } = await show({ declineOffer: () => ({ result: true }) })
  await page.press('Decline offer')
  await page.press('Too far')
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(made.find(({ call }) => call === 'declineOffer')?.input).toEqual({
    params: { id: 'o-1' },
    body: { reason: 'TOO_FAR' },
  })
  await page.unmount()
})

it('an expired offer is shown as expired, with the consequence of three of them', async () => {
  const { deps } = await riderDeps({})
  deps.clock.learn({ sentAt: 1_000_000, receivedAt: 1_000_000, serviceNow: 1020 })
  const page = await render(<OfferScreen offer={offer} close={close} />, deps)
  expect(page.text()).toContain('This offer has expired')
  expect(page.text()).toContain('three offers')
  expect(ring.begin).not.toHaveBeenCalled()
  await act(async () => page.unmount())
})

it('the ring empties by the clock of the service', () => {
  expect([partLeft(1030, 1_000_000), partLeft(1030, 1_015_000), partLeft(1030, 1_040_000)]).toEqual([
    1, 0.5, 0,
  ])
  expect([secondsLeft(1030, 1_000_500), secondsLeft(1030, 1_030_000)]).toEqual([30, 0])
})
