// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = {
  order_id: 'sg-1-a',
  delivered_at: 1000,
  base: 4,
  distance: 1.5,
  wait: 0,
  return: 0,
  bonus: 1,
  total: 6.5,
}
const earnings = (changes: object = {}) => ({
  currency: 'SGD',
  days: [
    { date: '2026-11-25', jobs: 1, total: 6.5, entries: [entry] },
    { date: '2026-11-24', jobs: 0, total: 0, entries: [] },
  ],
  cash: { in_hand: 25.5, limit: 100 },
  payouts: [],
  ...changes,
})
const show = async (riderEarnings: () => unknown) => {
  const made = await riderDeps({ riderEarnings })
  const page = await render(<Screen />, made.deps)
  await page.settle()
  return page
}

it('earnings are shown by day with the parts of each job, and cash in hand with its limit', async () => {
  const page = await show(() => ({ result: earnings() }))
  const text = page.text()
  expect(text).toContain('Wed')
  expect(text).not.toContain('Tue')
  expect(text).toMatch(/Base\D*4\.00/u)
  expect(text).toMatch(/Distance\D*1\.50/u)
  expect(text).not.toContain('Waiting')
  expect(text).toMatch(/25\.50/u)
  expect(text).toMatch(/Limit \D*100/u)
  await page.unmount()
})

it('a rider over the limit of cash sees the consequence', async () => {
  const page = await show(() => ({ result: earnings({ cash: { in_hand: 120, limit: 100 } }) }))
  expect(page.text()).toContain('You are over the limit')
  await page.unmount()
})

it('the page has a text for no deliveries and for no connection', async () => {
  let isOffline = true
  const page = await show(() => (isOffline ? offline : { result: earnings({ days: [] }) }))
  expect(page.text()).toContain('This could not be loaded')
  isOffline = false
  await page.press('Try again')
  await page.settle()
  expect(page.text()).toContain('No deliveries yet')
  await page.unmount()
})

it('payouts are shown with their day, their amount and the cash that was set off', async () => {
  const payouts = [
    { date: '2026-11-20', paid: 118.4, cash_set_off: 60 },
    { date: '2026-11-13', paid: 75, cash_set_off: 0 },
  ]
  const page = await show(() => ({ result: earnings({ payouts }) }))
  expect(page.text()).toMatch(/Fri\D+20\D*118\.40\D*60\.00 of cash set off/u)
  expect(page.text()).toMatch(/13\D*75\.00(?!.*set off)/u)
  expect(page.text()).not.toContain('No payouts yet')
  await page.unmount()
})

it('a rider without payouts sees that there are none', async () => {
  const page = await show(() => ({ result: earnings() }))
  expect(page.text()).toContain('No payouts yet')
  await page.unmount()
})
