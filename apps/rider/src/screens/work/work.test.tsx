// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { offline, refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { Screen } from './Screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

it('a rider sees that Traccar Client sent the newest position, and when', async () => {
  const position = { latitude: 1, longitude: 2, taken_at: 988, accuracy: 5, source: 'tracker' }
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const { page } = await show({ result: workOf([], { position }) })
  expect(page.text()).toMatch(/Sent by Traccar Client \S*12 sec/u)
  await page.unmount()
  vi.restoreAllMocks()
})

it('a phone whose rider works with another one shows that the other one sends positions', async () => {
  const { page } = await show({ result: workOf([], { other_device: { name: 'Old', since: 900 } }) })
  expect(page.text()).toContain('Sent by your other phone')
  await page.unmount()
})

const fix = (accuracy: number) =>
  ({ coords: { latitude: 1.3, longitude: 103.8, accuracy }, timestamp: 1_000_000 }) as GeolocationPosition

it('a rider who blocks location goes on duty with the position of Traccar Client, and without one is asked for it', async () => {
  let isTracked = true
  const { page, deps, made, tell } = await show(
    { result: workOf([], { duty: off }) },
    { setDuty: () => (isTracked ? { result: on } : refused(422, 'rider.position-missing')) },
  )
  await page.press('Go on duty')
  await act(async () => tell.failed({ code: 1 } as GeolocationPositionError))
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('On duty')
  })
  expect(made.find(({ call }) => call === 'setDuty')?.input).toEqual({ body: { state: 'on' } })
  isTracked = false
  await act(() => deps.work.change((before) => ({ ...before, duty: { ...off, no_offers: ['off_duty'] } })))
  await page.press('Go on duty')
  await act(async () => tell.failed({ code: 1 } as GeolocationPositionError))
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('Going on duty needs your position')
  })
  expect(page.place.querySelector('[role="alert"]')).toBeNull()
  await page.unmount()
})

it('a position that is too vague for offers is shown as such', async () => {
  const { page, deps, tell } = await show({ result: workOf() })
  const stop = await act(async () => deps.location.follow())
  await act(async () => tell.found(fix(5000)))
  expect(page.text()).toContain('Only accurate to')
  await act(async () => tell.found(fix(200)))
  expect(page.text()).not.toContain('Only accurate to')
  await act(async () => stop())
  await page.unmount()
})

it('a position of minutes ago is shown with its age, as a warning', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000 + 60_000)
  const { page, deps } = await show({ result: workOf() })
  await act(async () => deps.positions.state.set({ sentAt: 1_000_000, waiting: 0 }))
  const fact = () => page.place.querySelectorAll('dd')[1]
  expect(fact()?.className).toMatch(/good/u)
  clock.mockReturnValue(1_000_000 + 180_000)
  await act(async () => deps.positions.state.set({ sentAt: 1_000_001, waiting: 0 }))
  await vi.waitFor(async () => {
    await page.settle()
    expect(fact()?.textContent).toMatch(/^Sent .*3 minutes ago/u)
  }, 5000)
  expect(fact()?.className).toMatch(/warning/u)
  await page.unmount()
})

it.each([
  ['of Traccar Client', 990, 'Sent by Traccar Client'],
  ['of Traccar Client that is old', 900, 'Not sent yet'],
])('a newest position %s is shown by its source', async (_which, takenAt, text) => {
  const position = { latitude: 1, longitude: 2, taken_at: takenAt, accuracy: 5, source: 'tracker' }
  const { page } = await show({ result: workOf([], { position }) })
  expect(page.text()).toContain(text)
  await page.unmount()
})
