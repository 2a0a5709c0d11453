// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { assignmentOf, workOf } from '../../../test/work.ts'
import { Screen } from './Screen.tsx'

beforeEach(() => history.replaceState(null, '', '/rider/job/sg-1-a/talk'))
afterEach(() => vi.unstubAllGlobals())

const message = (position: number, changes: object = {}) => ({
  position,
  sender: 'vendor',
  text: `Message ${position}`,
  created_at: 1000,
  seen_at: null,
  ...changes,
})
const show = async (
  messages: readonly object[],
  answers: Parameters<typeof riderDeps>[0] = {},
  conversation: object = {},
) => {
  const made = await riderDeps({
    riderWork: () => ({ result: workOf([assignmentOf()]) }),
    riderMessages: () => ({ result: { messages, open: true, can_call: true, ...conversation } }),
    riderSeesMessages: () => ({ result: true }),
    ...answers,
  })
  await made.deps.work.refresh()
  const page = await render(<Screen />, made.deps)
  await page.settle()
  const calls = (name: string) => made.made.filter(({ call }) => call === name)
  return { ...made, page, calls }
}

it('messages of the shop are shown, and reported as seen', async () => {
  const { page, calls } = await show([message(0), message(1, { sender: 'rider', seen_at: 1100 })])
  expect(page.text()).toContain('Message 0')
  expect(page.text()).toContain('Seen')
  expect(calls('riderSeesMessages')[0]?.input).toEqual({ params: { id: 'sg-1-a' }, body: { up_to: 0 } })
  await page.unmount()
})

it('a quick phrase is sent under one key until it arrives', async () => {
  let isOffline = true
  const sent = message(0, { sender: 'rider', text: 'I am at the shop.' })
  const { page, calls } = await show([], {
    riderSendsMessage: () => (isOffline ? offline : { result: sent }),
  })
  expect(page.text()).toContain('No messages yet')
  await page.press('I am at the shop.')
  await page.press('Send')
  await page.settle()
  expect(page.text()).toContain('Not sent. Please try again.')
  expect(page.place.querySelector('textarea')?.value).toBe('I am at the shop.')
  isOffline = false
  await page.press('Send')
  await page.settle()
  expect(page.place.querySelector('textarea')?.value).toBe('')
  expect(page.place.querySelector('[role="log"]')?.textContent).toContain('I am at the shop.')
  const keys = calls('riderSendsMessage').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await page.unmount()
})

it('the shop is called by a number that connects both', async () => {
  const { page } = await show([], {
    riderCallsShop: () => ({ result: { number: '+6560000000', code: '42', expires_at: 2000 } }),
  })
  await page.press('Call shop')
  await page.settle()
  expect(page.place.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+6560000000,,42%23')
  expect(page.text()).toContain('Then enter the code')
  await page.unmount()
})

it('a closed conversation can be read only', async () => {
  const { page } = await show([message(0)], {}, { open: false, can_call: false })
  expect(page.place.querySelector('textarea')).toBeNull()
  expect(page.has('Call shop')).toBe(false)
  await page.unmount()
})

it('without a connection the messages are tried again', async () => {
  let isOffline = true
  const loaded = { messages: [message(0)], open: true, can_call: false }
  const { page } = await show([], { riderMessages: () => (isOffline ? offline : { result: loaded }) })
  expect(page.text()).toContain('The messages could not be loaded')
  isOffline = false
  await act(async () => undefined)
  await page.press('Try again')
  await page.settle()
  expect(page.text()).toContain('Message 0')
  await page.unmount()
})
