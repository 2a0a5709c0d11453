// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { offline, refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const off = { state: 'off', since: null, no_offers: ['off_duty'] } as const
const on = { state: 'on', since: 1000, no_offers: [] } as const
const show = async (work: object | undefined, answers: Parameters<typeof riderDeps>[0] = {}) => {
  const made = await riderDeps({ riderWork: () => work, ...answers })
  await made.deps.work.refresh()
  return { ...made, page: await render(<Screen />, made.deps) }
}

it('a rider goes on duty with a position', async () => {
  const { page, made, tell } = await show(
    { result: workOf([], { duty: off }) },
    { setDuty: () => ({ result: on }) },
  )
  expect(page.text()).toContain('Off duty')
  await page.press('Go on duty')
  await act(async () =>
    tell.found({
      coords: { latitude: 1.3, longitude: 103.8, accuracy: 5 },
      timestamp: 1_000_000,
    } as GeolocationPosition),
  )
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('On duty')
  })
  expect(made.find(({ call }) => call === 'setDuty')?.input).toMatchObject({
    body: { state: 'on', position: { latitude: 1.3 } },
  })
  await page.unmount()
})

it('a rider takes a break and goes off duty without a position', async () => {
  const { page, made } = await show(
    { result: workOf() },
    { setDuty: () => refused(503, 'server.unavailable') },
  )
  await page.press('Take a break')
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.place.querySelector('[role="alert"]')).not.toBeNull()
  })
  expect(made.find(({ call }) => call === 'setDuty')?.input).toEqual({ body: { state: 'break' } })
  await page.unmount()
})

it('a rider who was taken off duty sees the reason', async () => {
  const { page } = await show({
    result: workOf([], { duty: { ...off, no_offers: ['off_duty', 'missed_offers'] } }),
  })
  expect(page.text()).toContain('Why no offers come')
  expect(page.text()).toContain('Three offers in a row')
  await page.unmount()
})

it('a rider sees what waits to be sent, and that notifications are off', async () => {
  const { page, deps } = await show({ result: workOf([assignmentOf()]) })
  expect(page.text()).toContain('Everything has been sent')
  expect(page.text()).toContain('Offers only ring while the app is open')
  await act(async () => {
    await deps.acts.add({ kind: 'arrive_pickup', order_id: 'sg-1-a' })
    await deps.acts.add({ kind: 'collect', order_id: 'sg-1-a', paid: null, scanned: null })
    await deps.acts.add({ kind: 'leave_pickup', order_id: 'sg-1-a' })
  })
  await page.settle()
  expect(page.text()).toMatch(/3\S? waiting to send/u)
  expect(page.text()).toMatch(/Deliver to .?Ana/u)
  await page.unmount()
})

it('without a connection the work stays in sight, and duty cannot be changed', async () => {
  let isOffline = false
  const { page, deps } = await show(undefined, {
    riderWork: () => (isOffline ? offline : { result: workOf([assignmentOf()]) }),
  })
  isOffline = true
  await act(() => deps.work.refresh())
  await page.settle()
  expect(page.text()).toContain('Offline since')
  expect(page.text()).toContain('You need a connection to change this')
  expect(page.text()).toMatch(/Collect at .?Shop/u)
  await page.unmount()
})
