// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { Screen } from './Screen.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/rider/job/sg-1-a/trouble')
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const atDoor = (changes: object = {}) =>
  assignmentOf('sg-1-a', { status: 'NEAR_CUSTOMER', picked_up: true, ...changes })
const call = { number: '+6560000000', code: '1234', expires_at: 2000 }
const show = async (first: Assignment, answers: Parameters<typeof riderDeps>[0] = {}) => {
  let shown = first
  const made = await riderDeps({
    riderWork: () => ({ result: workOf([shown]) }),
    riderCallsCustomer: () => ({ result: call }),
    ...answers,
  })
  await made.deps.work.refresh()
  const page = await render(<Screen />, made.deps)
  await page.settle()
  const askShop = async () => {
    const slide = page.place.querySelector<HTMLButtonElement>('button[aria-label^="Ask shop"]')
    await act(async () => slide?.click())
    await page.settle()
  }
  const answer = async (next: Assignment) => {
    shown = next
    await act(() => made.deps.work.refresh())
    await page.settle()
  }
  const acts = () => made.deps.acts.queue.get().map((one) => one.act)
  return { ...made, page, askShop, answer, acts }
}

it('a rider at a closed door calls, waits, and asks the shop, whose decision leads back to the job', async () => {
  let seconds = 1000
  const { page, deps, made, askShop, answer, acts, store } = await show(atDoor())
  vi.spyOn(deps.clock, 'now').mockImplementation(() => seconds * 1000)
  vi.spyOn(deps.clock, 'seconds').mockImplementation(() => seconds)
  await page.press('Nobody opens or answers')
  expect(page.text()).toMatch(/Step \S*1\S* of \S*3/u)
  await page.press('Call customer')
  await page.settle()
  expect(made.some((one) => one.call === 'riderCallsCustomer')).toBe(true)
  expect(page.text()).toMatch(/Dial \S*\+6560000000/u)
  await page.press('Nobody answered')
  await page.press('Wait at the door')
  await page.settle()
  expect(acts()).toMatchObject([{ kind: 'wait', at: 'dropoff' }])
  expect(page.text()).toMatch(/\d:\d\d\S* left/u)
  expect(page.place.querySelector('button[aria-label^="Ask shop"]')).toBeNull()
  seconds += 300
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.place.querySelector('button[aria-label^="Ask shop"]')).not.toBeNull()
  })
  await askShop()
  expect(acts()[1]).toMatchObject({ kind: 'report_trouble', cause: 'UNREACHABLE', note: '' })
  expect(page.text()).toContain('The shop decides now')
  await act(async () => {
    await store.settle(
      acts().map((one) => ({ act: one, outcome: 'applied' })),
      1_000_000,
    )
    await deps.work.load()
    await deps.acts.load()
  })
  await answer(atDoor({ waits: true }))
  expect(location.pathname).toBe('/rider/job/sg-1-a/trouble')
  const instruction = { option: 'TRY_AGAIN', name: '', note: '', decided_at: 1400 } as const
  await answer(atDoor({ instruction }))
  expect(location.pathname).toBe('/rider/job/sg-1-a')
  await page.unmount()
})

it('a known number is written to before the wait', async () => {
  const one = atDoor()
  const deliver = { ...one.task.deliver, phone_number: '+6591234567' }
  const { page } = await show({ ...one, task: { ...one.task, deliver } })
  await page.press('Nobody opens or answers')
  expect(page.place.querySelector('a[href="tel:+6591234567"]')).not.toBeNull()
  await page.press('Nobody answered')
  expect(page.place.querySelector('a[href="sms:+6591234567"]')).not.toBeNull()
  await page.press('Done')
  expect(page.has('Wait at the door')).toBe(true)
  await page.unmount()
})

it('a parcel that is refused is reported at once, and the report can be taken back', async () => {
  const { page, askShop, acts } = await show(atDoor())
  await page.press('The customer does not want it')
  await askShop()
  expect(acts()).toMatchObject([{ kind: 'report_trouble', cause: 'REFUSED' }])
  await page.press('Undo (10)')
  await page.settle()
  expect(acts()).toEqual([])
  expect(page.text()).toContain('Problem at the door')
  expect(location.pathname).toBe('/rider/job/sg-1-a/trouble')
  await page.unmount()
})

it('the steps that were done are there after a reload', async () => {
  const { page, deps } = await show(atDoor())
  await page.press('Nobody opens or answers')
  await page.press('Nobody answered')
  await page.unmount()
  const again = await render(<Screen />, deps)
  await again.settle()
  expect(again.has('Wait at the door')).toBe(true)
  await again.unmount()
})

it('a call that cannot be connected leads to a message', async () => {
  const { page } = await show(atDoor(), { riderCallsCustomer: () => refused(503, 'server.unavailable') })
  await page.press('Nobody opens or answers')
  await page.press('Call customer')
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('Calling is not possible right now')
  })
  await page.unmount()
})
