// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

async function type(place: HTMLElement, text: string): Promise<void> {
  const area = place.querySelector('textarea')
  if (!area) throw new Error('there is no field for an answer')
  await act(async () => {
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const strike = (changes: object) => ({
  ...{ id: '11111111-1111-4111-8111-111111111111', kind: 'late', reason: 'an hour late', order_id: null },
  ...{ state: 'in_force', given_at: 1_000_000, expires_at: 9_000_000, withdrawn_at: null },
  ...{ answer: null, answered_at: null, may_answer: true },
  ...changes,
})
const listed = (...strikes: object[]) => ({ result: { in_force: strikes.length, strikes } })

it('a rider reads the reason of a strike and answers it once', async () => {
  const answered: unknown[] = []
  const { deps } = await riderDeps({
    listOwnStrikes: () => listed(strike({})),
    answerOwnStrike: ({ input }) => {
      answered.push(input)
      return listed(strike({ answer: 'The bridge was closed', answered_at: 2_000_000, may_answer: false }))
    },
  })
  const page = await render(<Screen />, deps)
  await page.settle()
  expect(page.text()).toMatch(/Late.*an hour late.*Counts until/u)
  await page.press('Send answer')
  expect(page.text()).toContain('Please enter your answer')
  await type(page.place, 'The bridge was closed')
  await page.press('Send answer')
  await page.settle()
  expect(answered).toMatchObject([{ body: { text: 'The bridge was closed' } }])
  expect(page.text()).toContain('The bridge was closed')
  expect(page.has('Send answer')).toBe(false)
  await page.unmount()
})

it.each([
  [strike({ state: 'withdrawn', withdrawn_at: 5, may_answer: false }), 'Withdrawn, it does not count'],
  [strike({ state: 'expired', may_answer: false }), 'Expired'],
])('a strike that does not count is shown as such and takes no answer, case %#', async (one, text) => {
  const { deps } = await riderDeps({ listOwnStrikes: () => listed(one) })
  const page = await render(<Screen />, deps)
  await page.settle()
  expect(page.text()).toContain(text)
  expect(page.has('Send answer')).toBe(false)
  await page.unmount()
})

it.each([
  [() => listed(), 'You have no strikes.'],
  [() => offline, 'Try again'],
])('without strikes or a connection the page shows a text, case %#', async (listOwnStrikes, text) => {
  const { deps } = await riderDeps({ listOwnStrikes })
  const page = await render(<Screen />, deps)
  await page.settle()
  expect(page.text()).toContain(text)
  await page.unmount()
})
