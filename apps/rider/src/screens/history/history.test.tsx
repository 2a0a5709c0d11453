// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../../test/render.tsx'
import { actOf } from '../../../test/work.ts'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a day without jobs has a text, and acts are shown with their two times', async () => {
  const { deps, store } = await riderDeps({})
  const page = await render(<Screen />, deps)
  expect(page.text()).toContain('No jobs on this day')
  await act(async () => {
    await deps.acts.add({ kind: 'arrive_pickup', order_id: 'sg-1-a' })
    await deps.acts.add({ kind: 'leave_pickup', order_id: 'sg-1-a' })
    const [first] = deps.acts.queue.get()
    if (first) await store.settle([{ act: first.act, outcome: 'applied' }], 1_060_000)
    await deps.acts.load()
  })
  await page.settle()
  expect(page.text()).toMatch(/Arrived at the shopDone .+ · Sent /u)
  expect(page.text()).toMatch(/Left the shopDone .+ · Waits for a connection/u)
  await page.unmount()
})

it('acts of an earlier day are found by the day', async () => {
  const { deps, store } = await riderDeps({})
  const earlier = actOf(1, { kind: 'arrive_pickup', occurred_at: 1000 - 86_400 })
  await store.add({ act: earlier, undoUntil: null, photos: [] })
  await store.settle([{ act: earlier, outcome: 'applied' }], 1_000_000)
  await deps.acts.load()
  const page = await render(<Screen />, deps)
  expect(page.text()).toContain('No jobs on this day')
  const select = page.place.querySelector('select')
  await act(async () => {
    if (!select) return
    select.value = select.options[1]?.value ?? ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(page.text()).toContain('Arrived at the shop')
  await page.unmount()
})
