// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { Screen } from './Screen.tsx'

vi.mock('../../features/map/index.ts', () => ({ JobMap: () => null }))

const NOW = 1_000_000
beforeEach(() => {
  history.replaceState(null, '', '/rider/job/sg-1-a')
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof riderDeps>[0]
const show = async (assignments: readonly Assignment[], answers: Answers = {}) => {
  let shown = assignments
  const made = await riderDeps({ riderWork: () => ({ result: workOf(shown) }), ...answers })
  await made.deps.work.refresh()
  const page = await render(<Screen />, made.deps)
  await page.settle()
  const slide = async (action: string) => {
    const found = [...page.place.querySelectorAll('button')].find((one) =>
      one.getAttribute('aria-label')?.includes(action),
    )
    // A click without a pointer, as a keyboard or a screen reader makes it.
    await act(async () => found?.click())
    await page.settle()
    return found !== undefined
  }
  const type = async (label: string, text: string) => {
    const found = [...page.place.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    const input = page.place.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
    await act(async () => {
      if (!input) return
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.settle()
  }
  const answer = async (next: readonly Assignment[]) => {
    shown = next
    await act(() => made.deps.work.refresh())
    await page.settle()
  }
  const kinds = () => made.deps.acts.queue.get().map((one) => one.act.kind)
  return { ...made, page, slide, type, answer, kinds }
}

const atDoor = (task: object = {}, changes: object = {}) => {
  const one = assignmentOf('sg-1-a', { status: 'NEAR_CUSTOMER', picked_up: true, ...changes })
  return { ...one, task: { ...one.task, ...task } } as Assignment
}
const cash = { payment_method: 'CASH_ON_DELIVERY', amount: 25.5 }

describe('the steps of a job', () => {
  it('follow each other from the way to the shop to the handover', async () => {
    const { page, slide, kinds } = await show([assignmentOf()])
    const steps = [
      ['Ride to the collection point', 'Arrived at the shop'],
      ['At the collection point', 'Collect parcel'],
      ['Ride to the customer', 'Leave for the customer'],
      ['Ride to the customer', 'Arrived at the customer'],
      ['At the door', 'Hand over parcel'],
    ] as const
    for (const [title, action] of steps) {
      expect(page.place.querySelector('h1')?.textContent).toBe(title)
      expect(await slide(action)).toBe(true)
    }
    expect(page.place.querySelector('h1')?.textContent).toBe('Parcel delivered')
    expect(kinds()).toEqual(['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff', 'deliver'])
    await page.unmount()
  })

  it('can be taken back for ten seconds', async () => {
    const { page, slide, kinds } = await show([assignmentOf()])
    await slide('Arrived at the shop')
    expect(page.has('Undo (10)')).toBe(true)
    await page.press('Undo (10)')
    await page.settle()
    expect(page.text()).toContain('Ride to the collection point')
    expect(kinds()).toEqual([])
    await slide('Arrived at the shop')
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 10_000)
    await vi.waitFor(async () => {
      await page.settle()
      expect(page.text()).not.toContain('Undo (')
    })
    await page.unmount()
  })

  it('name what is paid to the shop, and the act has it', async () => {
    const one = assignmentOf('sg-1-a', { status: 'NEAR_VENDOR' })
    const { page, slide, deps } = await show([{ ...one, task: { ...one.task, pay_at_pickup: 12.5 } }])
    expect(page.text()).toMatch(/Pay \S*12\.50\S* to the shop/u)
    await slide('12.50')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ kind: 'collect', paid: 12.5, scanned: null })
    await page.unmount()
  })

  it('begin a wait at the shop, which the screen counts', async () => {
    const { page, kinds } = await show([assignmentOf('sg-1-a', { status: 'NEAR_VENDOR' })])
    await page.press('Parcel is not ready')
    await page.settle()
    expect(kinds()).toEqual(['wait'])
    expect(page.text()).toContain('Waiting for')
    await page.unmount()
  })

  it('report that the rider is held up', async () => {
    const { page, deps } = await show([assignmentOf()])
    await page.press('I am held up')
    await page.press('10 minutes')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ kind: 'report_hold_up', seconds: 600 })
    expect(page.text()).toContain('see the new time')
    await page.unmount()
  })

  it('lead back to the shop, where a person takes the parcel', async () => {
    const { page, slide, type, deps } = await show([
      assignmentOf('sg-1-a', { status: 'RETURN_INITIATED', picked_up: true }),
    ])
    expect(page.text()).toContain('Please bring the parcel back')
    await slide('Hand back parcel')
    expect(page.text()).toContain('Please enter who received the parcel')
    await type('Taken back by', 'Ben')
    await slide('Hand back parcel')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({
      kind: 'hand_back',
      received_by: 'Ben',
      paid_back: null,
    })
    expect(page.text()).toContain('Parcel returned')
    await page.unmount()
  })
})

describe('the handover', () => {
  it('shows the change, and collects the amount due', async () => {
    const { page, slide, type, deps } = await show([atDoor(cash)])
    await slide('Hand over parcel')
    expect(page.text()).toContain('Please enter what you were given')
    await type('Given by the customer', '50')
    expect(page.text()).toMatch(/Change to give\D*24\.50/u)
    await slide('Hand over parcel')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ kind: 'deliver', collected: 25.5 })
    await page.unmount()
  })

  it('with too little money names what is missing, and confirms what was collected', async () => {
    const { page, slide, type, deps } = await show([atDoor(cash)])
    await type('Given by the customer', '20')
    expect(page.text()).toMatch(/5\.50\S* is missing/u)
    expect(await slide('Hand over parcel')).toBe(false)
    await slide('I collected')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ kind: 'deliver', collected: 20 })
    await page.unmount()
  })

  it('asks for age and PIN before it is done', async () => {
    const { page, slide, type, deps } = await show([
      atDoor({ age_check_required: true, handover_pin_required: true }),
    ])
    await slide('Hand over parcel')
    expect(page.text()).toContain('Please check the age first')
    expect(page.text()).toContain('Please enter the PIN')
    await page.press('I saw a document, and the age is right')
    await type('Ask for the PIN', '1234')
    await slide('Hand over parcel')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({
      pin: '1234',
      age_checked: true,
      received_by: 'Ana',
    })
    await page.unmount()
  })

  it('keeps what was typed over a reload', async () => {
    const { page, type, deps } = await show([atDoor(cash)])
    await type('Given by the customer', '50')
    await page.unmount()
    const again = await render(<Screen />, deps)
    await again.settle()
    expect(again.text()).toMatch(/Change to give\D*24\.50/u)
    await again.unmount()
  })

  it('names another person who takes the parcel', async () => {
    const { page, slide, type, deps } = await show([atDoor()])
    await page.press('Another person')
    await type('Name of the person who takes the parcel', 'Mei Lin')
    await slide('Hand over parcel')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ received_by: 'Mei Lin' })
    await page.unmount()
  })

  it('takes the name that the shop decided, without the PIN', async () => {
    const instruction = { option: 'LEAVE_WITH', name: 'Neighbour Tan', note: 'Flat 3', decided_at: 900 }
    const { page, slide, deps } = await show([atDoor({ handover_pin_required: true }, { instruction })])
    expect(page.text()).toMatch(/Please hand it over to \S?Neighbour Tan/u)
    expect(page.text()).toContain('Flat 3')
    await slide('Hand over parcel')
    expect(deps.acts.queue.get()[0]?.act).toMatchObject({ received_by: 'Neighbour Tan' })
    await page.unmount()
  })

  it('shows what was earned once the service has it', async () => {
    const entry = { order_id: 'sg-1-a', delivered_at: 900, total: 6.5 }
    const earnings = {
      currency: 'SGD',
      days: [{ date: '1970-01-01', jobs: 1, total: 6.5, entries: [entry] }],
    }
    const { page, slide, deps, made, store } = await show([atDoor()], {
      riderEarnings: () => ({ result: earnings }),
    })
    await slide('Hand over parcel')
    expect(made.some(({ call }) => call === 'riderEarnings')).toBe(false)
    await act(async () => {
      await store.settle(
        deps.acts.queue.get().map((one) => ({ act: one.act, outcome: 'applied' })),
        NOW,
      )
      await deps.acts.load()
    })
    await vi.waitFor(async () => {
      await page.settle()
      expect(page.text()).toMatch(/You earned \S*6\.50/u)
    })
    await page.unmount()
  })
})

describe('an act that did not count', () => {
  it('is shown with its reason, and the step is asked for again', async () => {
    const { page, slide, type, deps, kinds, store } = await show([atDoor({ handover_pin_required: true })])
    await type('Ask for the PIN', '9999')
    await slide('Hand over parcel')
    expect(page.text()).toContain('Parcel delivered')
    const reason = {
      code: 'handover.pin-wrong',
      translation_key: 'error.handover-pin-wrong',
      values: { tries_left: 2 },
    }
    await act(async () => {
      await store.settle(
        deps.acts.queue.get().map((one) => ({ act: one.act, outcome: 'kept', reason })),
        NOW,
      )
      await deps.acts.load()
    })
    await page.settle()
    expect(page.text()).toContain('At the door')
    expect(page.text()).toContain('This did not count')
    await page.press('Dismiss')
    await page.settle()
    expect(page.text()).not.toContain('This did not count')
    expect(kinds()).toEqual([])
    expect(deps.acts.history.get()).toMatchObject([
      { kind: 'deliver', reason: { code: 'handover.pin-wrong' } },
    ])
    await page.unmount()
  })
})

describe('an order that the shop changes', () => {
  it('is shown as cancelled with what to do, until the rider leaves', async () => {
    const { page, answer, deps } = await show([assignmentOf()])
    await answer([])
    expect(page.text()).toContain('The shop has cancelled this order')
    expect(page.text()).toContain('You do not have to collect it')
    await page.press('Go to work')
    await page.settle()
    expect(deps.work.copy.get()?.notices).toEqual([])
    await page.unmount()
  })

  it('is shown as changed until the rider has seen it', async () => {
    const { page, answer } = await show([assignmentOf()])
    const one = assignmentOf()
    await answer([{ ...one, task: { ...one.task, deliver: { ...one.task.deliver, address: '9 Lane' } } }])
    expect(page.text()).toContain('The shop changed this order')
    await page.press('Dismiss')
    await page.settle()
    expect(page.text()).not.toContain('The shop changed this order')
    await page.unmount()
  })
})

it('a job is shown and carried on without a connection', async () => {
  let isOffline = false
  const { page, slide, deps } = await show([assignmentOf()], {
    riderWork: () => (isOffline ? offline : { result: workOf([assignmentOf()]) }),
  })
  isOffline = true
  await act(() => deps.work.refresh())
  await slide('Arrived at the shop')
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 11_000)
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('Saved on this phone at')
  })
  expect(page.text()).toContain('At the collection point')
  await page.unmount()
})

it('after a collection a rider with several parcels is led to the next stop, which is at another shop', async () => {
  const other = assignmentOf('sg-1-b')
  const collected = assignmentOf('sg-1-a', { status: 'PICKED_UP', picked_up: true })
  const { page, answer } = await show([collected, other])
  expect(page.text()).not.toContain('Your next stop is another one')
  expect(page.text()).toContain('Leave for the customer')
  await answer([
    { ...other, task: { ...other.task, collect: { ...other.task.collect, name: 'Bakery' } } },
    collected,
  ])
  const link = page.place.querySelector('a[href="/rider/job/sg-1-b"]')
  expect(link?.textContent).toContain('Bakery')
  expect(page.text()).toContain('Left the shop')
  await page.unmount()
})

it('an order that was given back is shown as such, and can be taken back for ten seconds', async () => {
  const { page, deps } = await show([assignmentOf()])
  const givenUp = { kind: 'give_up', order_id: 'sg-1-a', problem: 'BREAKDOWN', note: '' } as const
  await act(async () => void (await deps.acts.add(givenUp, { undoMs: 10_000 })))
  await page.settle()
  expect(page.text()).toContain('You gave the job back')
  await page.press('Undo (10)')
  await page.settle()
  expect(page.text()).toContain('Ride to the collection point')
  await page.unmount()
})
