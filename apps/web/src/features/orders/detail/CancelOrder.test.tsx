// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CancelOrder } from './CancelOrder.tsx'
import { wholeOrder } from '../test/whole-order.ts'

const { answered, notified, told } = vi.hoisted(() => ({
  answered: { with: (_answer: unknown): void => undefined },
  notified: [] as unknown[],
  told: [] as unknown[],
}))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  useClient: () => ({ call: () => new Promise((resolve) => (answered.with = resolve)) }),
}))
vi.mock('../../../platform/notifications/index.ts', () => ({
  LONG_DURATION_MS: 7000,
  useNotify: () => (text: string, more?: object) => notified.push({ text, ...more }),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const texts = { t: (key: string) => key, format: { amount: String, dateTime: String, dayTime: String } }
  return { useTexts: () => texts }
})
vi.mock('../use-update-order.ts', () => ({ useUpdateOrder: () => (order: unknown) => told.push(order) }))

let root: Root
const show = (order: OrderRecord) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <CancelOrder order={order} />
      </MantineProvider>,
    ),
  )
const press = (selector: string) =>
  act(async () => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click())

/** One notice for the whole of it. */
const key = 'cancel shop-1'

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  notified.length = 0
  told.length = 0
  await show(wholeOrder())
  await press('[data-cancel]')
  await press('input[type=radio]')
  await press('[role=dialog] button')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const accepted = wholeOrder({
  version: 2,
  status: 'COURIER_ACCEPTED_DELIVERY',
  can: { cancel: false, edit: false },
  cancel_terms: null,
})
const tooLate: CallError = {
  kind: 'refused',
  status: 409,
  failure: {
    request_id: 'x',
    errors: [
      {
        code: 'order.not-cancellable',
        message: '',
        meta: { translation_key: 'error.cant-cancel-order', order: accepted },
      },
    ],
  },
}

it('a failed cancellation is reported, also when a rider has accepted meanwhile and the dialog is gone', async () => {
  expect(notified).toEqual([{ text: 'action.attempt-cancel', key }])
  await show(accepted)
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await act(async () => answered.with({ ok: false, error: tooLate }))
  expect(notified.slice(1)).toEqual([{ text: 'error.cant-cancel-order', kind: 'error', duration: 7000, key }])
})

it('the order of the refusal is shown without waiting for an update', async () => {
  await act(async () => answered.with({ ok: false, error: tooLate }))
  expect(told).toEqual([accepted])
})

it('the cancelled order is shown with a notice', async () => {
  const cancelled = { ...accepted, status: 'CANCELLED' }
  await act(async () => answered.with({ ok: true, answer: { result: cancelled } }))
  expect(told).toEqual([cancelled])
  expect(notified.slice(1)).toEqual([{ text: 'cancel.done', kind: 'success', key }])
})

it.each([
  ['that is to come', 3600, 'cancel.free-until', 'cancel.text-scheduled'],
  ['never one that is past', -60, 'cancel.free', 'cancel.text'],
])('names a moment until which cancelling is free: %s', async (_which, ahead, free, text) => {
  const until = Math.floor(Date.now() / 1000) + ahead
  const cancel_terms = { returns: 0, free_until: until }
  await show(wholeOrder({ status: 'RECEIVED', preordered_for: until + 1800, cancel_terms }))
  const lines = [...document.querySelectorAll('[role=dialog] p')].map(({ textContent }) => textContent)
  expect(lines).toContain(free)
  expect(lines).toContain(text)
})
