// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { offline } from '../../../test/phone.ts'
import { OtherDevice } from './OtherDevice.tsx'
import { Transfers, WorkAlerts } from './index.ts'

beforeEach(() => history.replaceState(null, '', '/rider/'))
afterEach(() => vi.unstubAllGlobals())

it('a cancelled order is announced on every page but its own', async () => {
  let shown = [assignmentOf()]
  const { deps } = await riderDeps({ riderWork: () => ({ result: workOf(shown) }) })
  await deps.work.refresh()
  shown = []
  await deps.work.refresh()
  const page = await render(<WorkAlerts />, deps)
  expect(page.text()).toContain('The shop has cancelled this order')
  expect(page.place.querySelector('a')?.getAttribute('href')).toBe('/rider/job/sg-1-a')
  await page.unmount()
  history.replaceState(null, '', '/rider/job/sg-1-a')
  const own = await render(<WorkAlerts />, deps)
  expect(own.text()).toBe('')
  await own.unmount()
})

it('an act that did not count leads to the list of acts until it is dismissed', async () => {
  const { deps, store } = await riderDeps({ riderWork: () => ({ result: workOf() }) })
  await deps.work.refresh()
  const queued = await deps.acts.add({ kind: 'leave_pickup', order_id: 'sg-1-a' })
  if (!queued) throw new Error('the act was not stored')
  const reason = { code: 'order.move-not-allowed', translation_key: 'error.move-not-allowed', values: {} }
  await store.settle([{ act: queued.act, outcome: 'kept', reason }], 1_000_000)
  await deps.acts.load()
  const page = await render(<WorkAlerts />, deps)
  expect(page.text()).toContain('Not done')
  expect(page.place.querySelector('a')?.getAttribute('href')).toBe('/rider/queue')
  await act(() => deps.acts.dismiss(queued.act.act_id))
  expect(page.text()).toBe('')
  await page.unmount()
})

it('the older of two phones of a rider names the other one, and goes on by one button', async () => {
  const other = { name: 'Chrome on Android', since: 900 }
  let isRefused = true
  const { deps, made } = await riderDeps({
    riderWork: () => ({ result: workOf([], { other_device: other }) }),
    workHere: () => (isRefused ? offline : { result: true }),
  })
  await deps.work.refresh()
  const page = await render(<OtherDevice />, deps)
  expect(page.text()).toMatch(/You are working on \S?Chrome on Android/u)
  expect(page.text()).toContain('This phone sends no positions')
  await page.press('Continue on this phone')
  await page.settle()
  expect(page.text()).toContain('We could not reach the service')
  isRefused = false
  await page.press('Continue on this phone')
  await page.settle()
  expect(page.text()).toBe('')
  expect(made.filter(({ call }) => call === 'workHere')).toHaveLength(2)
  await page.unmount()
})

it('an order that dispatch took back is not called cancelled', async () => {
  let work = workOf([assignmentOf()])
  const { deps } = await riderDeps({ riderWork: () => ({ result: work }) })
  await deps.work.refresh()
  work = workOf([], { taken_back: ['sg-1-a'] })
  await deps.work.refresh()
  const page = await render(<WorkAlerts />, deps)
  expect(page.text()).toContain('Dispatch gave this order to someone else')
  expect(page.text()).not.toContain('cancelled')
  await page.unmount()
})

it('a rider confirms a parcel from another rider, and the other one reads to whom it goes', async () => {
  const transfer = { order_id: 'sg-1-a', rider_name: 'Mei', at: null }
  let work = workOf([], { transfers: [{ ...transfer, role: 'take_over' }] })
  let isRefused = true
  const { deps, made } = await riderDeps({
    riderWork: () => ({ result: work }),
    takeTransfer: () => (isRefused ? offline : { result: true }),
  })
  await deps.work.refresh()
  const page = await render(<Transfers />, deps)
  expect(page.text()).toMatch(/Get a parcel from \S?Mei/u)
  await page.press('I have the parcel')
  await page.settle()
  expect(page.text()).toContain('We could not reach the service')
  isRefused = false
  work = workOf([assignmentOf()])
  await page.press('I have the parcel')
  await page.settle()
  expect(page.text()).toBe('')
  expect(made.filter(({ call }) => call === 'takeTransfer')).toHaveLength(2)
  work = workOf([assignmentOf()], { transfers: [{ ...transfer, role: 'pass_on' }] })
  await act(() => deps.work.refresh())
  expect(page.text()).toMatch(/Give this parcel to \S?Mei/u)
  await page.unmount()
})
