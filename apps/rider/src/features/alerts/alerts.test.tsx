// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { WorkAlerts } from './index.ts'

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
