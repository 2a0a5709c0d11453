// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../../test/render.tsx'
import { workOf } from '../../../test/work.ts'
import { limitsOf } from './limits.ts'
import { Screen } from './Screen.tsx'
import { summaryOf } from './summary.ts'

vi.mock('../../platform/signals/index.ts', () => ({ playTones: vi.fn(), vibrate: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const show = async (
  answers: Parameters<typeof riderDeps>[0] = {},
  changed: Parameters<typeof riderDeps>[1] = {},
) => {
  const { deps } = await riderDeps({ riderWork: () => ({ result: workOf() }), ...answers }, changed)
  await deps.work.refresh()
  const page = await render(<Screen />, deps)
  await page.settle()
  return { page, deps, text: () => page.text().replaceAll(/[\u2066-\u2069]/gu, '') }
}

it('the checks are counted at the top, and a check that was done is not counted any more', async () => {
  const { page, text } = await show()
  expect(text()).toContain('3 of 6 need attention')
  await page.press('Play sound')
  await page.settle()
  expect(text()).toContain('2 of 6 need attention')
  await page.unmount()
})

it('a summary counts what can be set up or is blocked, and not what a phone cannot do', () => {
  expect(summaryOf({ a: 'good', b: 'ask', c: 'denied', d: 'never', e: 'testing' })).toEqual({
    total: 5,
    open: 2,
  })
})

it('a phone that can do everything else still sends no positions in the background', () => {
  const all = { hasPush: true, hasVibration: true, hasSync: true, hasDetector: true }
  expect(limitsOf(all)).toEqual(['background'])
  const none = { hasPush: false, hasVibration: false, hasSync: false, hasDetector: false }
  expect(limitsOf(none)).toEqual(['background', 'push', 'vibrate', 'sync', 'scan'])
})

it('a low battery needs attention', async () => {
  const { page, text } = await show({}, { battery: () => 0.12 })
  expect(text()).toContain('Battery at 12%. Please charge')
  await page.unmount()
})

it('Traccar Client is set up by a code, by a link and by hand', async () => {
  const tracker = { url: 'https://beckon.test/api/fleet/v1/traccar', tracker_id: 'secret' }
  const { page, text } = await show({ createTracker: () => ({ result: tracker }) })
  await page.press('Set up Traccar Client')
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.place.querySelector('svg[role="img"] path')?.getAttribute('d')).toMatch(/^M4 4h1/u)
  })
  expect(page.place.querySelector('a[href^="org.traccar.client://config?url="]')).not.toBeNull()
  expect(text()).toContain(tracker.url)
  expect(text()).toContain(tracker.tracker_id)
  await page.unmount()
})
