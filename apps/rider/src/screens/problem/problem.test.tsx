// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { Screen } from './Screen.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/rider/job/sg-1-a/problem')
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const collected = (changes: object = {}) =>
  assignmentOf('sg-1-a', { status: 'COURIER_LEFT_VENDOR', picked_up: true, ...changes })

async function show(assignment: Assignment) {
  const made = await riderDeps({ riderWork: () => ({ result: workOf([assignment]) }) })
  await made.deps.work.refresh()
  const page = await render(<Screen />, made.deps)
  await page.settle()
  const slide = async (name: string) => {
    const handle = page.place.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)
    await act(async () => handle?.click())
    await page.settle()
  }
  const write = async (text: string) => {
    const area = page.place.querySelector('textarea')
    if (!area) throw new Error('no note')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const acts = () => made.deps.acts.queue.get().map((one) => one.act)
  return { ...made, page, slide, write, acts }
}

it('a rider before a closed shop tells the shop and goes on with the job', async () => {
  const { page, acts, write } = await show(assignmentOf())
  await page.press('Shop is closed')
  await write(' The shutter is down ')
  await page.press('Tell shop and continue')
  await page.settle()
  expect(acts()).toMatchObject([
    { kind: 'report_problem', problem: 'SHOP_CLOSED', note: 'The shutter is down', seconds: null },
  ])
  expect(location.pathname).toBe('/rider/job/sg-1-a')
  await page.unmount()
})

it('a rider whose vehicle broke down gives the job back', async () => {
  const { page, acts, slide } = await show(assignmentOf())
  await page.press('My vehicle broke down')
  expect(page.text()).toContain('You get no offers until you end your break')
  await slide('Give the job back')
  expect(acts()).toMatchObject([{ kind: 'give_up', problem: 'BREAKDOWN', note: '' }])
  expect(location.pathname).toBe('/rider/job/sg-1-a')
  await page.unmount()
})

it('an order that was given back leaves no notice that the shop cancelled it', async () => {
  const { page, acts, slide, deps, store } = await show(assignmentOf())
  await page.press('Parcel does not fit')
  await slide('Give the job back')
  const settled = acts().map((one) => ({ act: one, outcome: 'applied' }) as const)
  await act(async () => store.settle(settled, 1_000_000))
  await deps.work.load()
  expect(deps.work.copy.get()?.work.assignments).toEqual([])
  expect(deps.work.copy.get()?.notices).toEqual([])
  await page.unmount()
})

it('a rider with the parcel names when the ride goes on', async () => {
  const { page, acts } = await show(collected())
  expect(page.has('Shop is closed')).toBe(false)
  await page.press('I had an accident')
  expect(page.text()).toContain('Look after yourself first')
  await page.press('Tell shop and continue')
  expect(acts()).toEqual([])
  const half = [...page.place.querySelectorAll('button')].find((one) => one.textContent?.includes('30'))
  await page.press(half?.textContent ?? '')
  await page.press('Tell shop and continue')
  await page.settle()
  expect(acts()).toMatchObject([{ kind: 'report_problem', problem: 'ACCIDENT', seconds: 1800 }])
  await page.unmount()
})

it('a delay that was chosen for another problem does not count for the next one', async () => {
  const { page, acts } = await show(collected())
  await page.press('Something else')
  await page.press('No delay')
  await page.press('My vehicle broke down')
  await page.press('Tell shop and continue')
  await page.settle()
  expect(acts()).toEqual([])
  await page.unmount()
})

it('a second press before the page has changed reports the problem once', async () => {
  const { page, acts } = await show(assignmentOf())
  await page.press('Shop is closed')
  const tell = [...page.place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Tell shop and continue',
  )
  await act(async () => {
    tell?.click()
    tell?.click()
  })
  await page.settle()
  expect(acts()).toHaveLength(1)
  await page.unmount()
})

it.each([
  ['Parcel is damaged', [], 'DAMAGED'],
  ['My vehicle broke down', ['I cannot ride on'], 'RIDER_STOPPED'],
])('the shop decides about a collected parcel: %s', async (problem, choices, cause) => {
  const { page, acts, slide } = await show(collected())
  await page.press(problem)
  for (const choice of choices) await page.press(choice)
  expect(page.text()).toContain('The shop decides')
  await slide('Ask shop')
  expect(acts()).toMatchObject([{ kind: 'report_trouble', cause }])
  expect(location.pathname).toBe('/rider/job/sg-1-a/trouble')
  await page.unmount()
})

it('on the way back a problem is reported, and nothing is decided', async () => {
  const { page, acts, slide } = await show(collected({ status: 'RETURN_INITIATED' }))
  await page.press('Parcel is damaged')
  await slide('Ask shop')
  expect(acts()).toEqual([])
  await page.press('Tell shop and continue')
  await page.settle()
  expect(acts()).toMatchObject([{ kind: 'report_problem', problem: 'DAMAGED', seconds: null }])
  await page.unmount()
})

it('the entries are there after a reload, and gone after they were sent', async () => {
  const { page, write, deps } = await show(assignmentOf())
  await page.press('Something else')
  await write('Flood')
  await page.unmount()
  const again = await render(<Screen />, deps)
  await again.settle()
  expect(again.place.querySelector('textarea')?.value).toBe('Flood')
  await again.press('Tell shop and continue')
  await again.settle()
  await again.unmount()
  history.replaceState(null, '', '/rider/job/sg-1-a/problem')
  const third = await render(<Screen />, deps)
  await third.settle()
  expect(third.place.querySelector('textarea')).toBeNull()
  await third.unmount()
})
