import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Stored } from '../storage/index.ts'
import { createNotices, LONG_DURATION_MS, type Notice } from './notices.ts'

function memory(): Stored<Notice[]> {
  let value: Notice[] | undefined
  return {
    read: () => value,
    write: (next) => void (value = next),
    clear: () => void (value = undefined),
    onChange: () => () => {},
  }
}

const shown = (notices: ReturnType<typeof createNotices>) =>
  notices.state().shown.map(({ message }) => message)
const logged = (notices: ReturnType<typeof createNotices>) =>
  notices.state().log.map(({ message }) => message)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows an error for five seconds, and keeps it in the log', () => {
  const notices = createNotices(memory())
  notices.notify('Failed', { kind: 'error' })
  vi.advanceTimersByTime(4999)
  expect(shown(notices)).toEqual(['Failed'])
  vi.advanceTimersByTime(1)
  expect(shown(notices)).toEqual([])
  expect(logged(notices)).toEqual(['Failed'])
})

it('keeps no notice of what the reader did, and every one of an order and of a failure', () => {
  const notices = createNotices(memory())
  notices.notify('Saved', { kind: 'success' })
  notices.notify('Cancelling…')
  expect([shown(notices), logged(notices), notices.state().unread]).toEqual([['Saved', 'Cancelling…'], [], 0])
  notices.notify('Mei: Delivered', { kind: 'success', orderId: 'shop-1' })
  notices.notify('Offline', { kind: 'warning' })
  expect(logged(notices)).toEqual(['Offline', 'Mei: Delivered'])
})

it('keeps a notice without showing it where its duration is 0', () => {
  const notices = createNotices(memory())
  notices.notify('Mei: Delivered', { duration: 0, orderId: 'shop-1' })
  expect([shown(notices), logged(notices)]).toEqual([[], ['Mei: Delivered']])
  expect(notices.state()).toMatchObject({ unread: 1, log: [{ orderId: 'shop-1' }] })
})

it('keeps the same words about two orders as two notices', () => {
  const notices = createNotices(memory())
  for (const orderId of ['shop-1', 'shop-2']) notices.notify('Mei: Delayed', { kind: 'warning', orderId })
  expect(notices.state().log.map(({ orderId }) => orderId)).toEqual(['shop-2', 'shop-1'])
})

it.each([
  ['success', 3500],
  ['info', 5000],
  ['warning', 5000],
  ['error', 5000],
] as const)('shows a %s for %d ms where nothing else is asked', (kind, duration) => {
  const notices = createNotices(memory())
  notices.notify('Said', { kind })
  vi.advanceTimersByTime(duration - 1)
  expect(shown(notices)).toEqual(['Said'])
  vi.advanceTimersByTime(1)
  expect(shown(notices)).toEqual([])
})

it('shows it as long as it is asked to', () => {
  const notices = createNotices(memory())
  notices.notify('Failed', { kind: 'error', duration: LONG_DURATION_MS })
  vi.advanceTimersByTime(6999)
  expect(shown(notices)).toEqual(['Failed'])
})

it('does not end while the page is too busy to show it', () => {
  const notices = createNotices(memory())
  notices.notify('Saved', { kind: 'success' })
  vi.setSystemTime(Date.now() + 10_000)
  vi.advanceTimersToNextTimer()
  expect(shown(notices)).toEqual(['Saved'])
  vi.advanceTimersByTime(3250)
  expect(shown(notices)).toEqual([])
})

it('waits while it is pointed at', () => {
  const notices = createNotices(memory())
  notices.notify('Saved')
  notices.hold()
  vi.advanceTimersByTime(60_000)
  expect(shown(notices)).toEqual(['Saved'])
  notices.release()
  vi.advanceTimersByTime(5000)
  expect(shown(notices)).toEqual([])
})

it('a repeated notice is counted instead of shown twice', () => {
  const notices = createNotices(memory())
  notices.notify('Offline', { kind: 'error' })
  notices.notify('Offline', { kind: 'error' })
  expect(shown(notices)).toEqual(['Offline'])
  expect(notices.state().log).toMatchObject([{ message: 'Offline', times: 2 }])
})

it('shows three at once and logs them all, newest first, over a reload', () => {
  const store = memory()
  const notices = createNotices(store)
  for (const message of ['a', 'b', 'c', 'd']) notices.notify(message, { kind: 'error' })
  expect(shown(notices)).toEqual(['b', 'c', 'd'])
  const again = createNotices(store)
  expect(shown(again)).toEqual([])
  expect(logged(again)).toEqual(['d', 'c', 'b', 'a'])
  again.notify('e', { kind: 'error' })
  expect(new Set(again.state().log.map(({ id }) => id)).size).toBe(5)
})

it('remembers the last fifty', () => {
  const notices = createNotices(memory())
  for (let n = 0; n < 60; n += 1) notices.notify(String(n), { kind: 'error' })
  expect(notices.state().log).toHaveLength(50)
})

it('counts what is unread, over a reload too, until the log is read', () => {
  const store = memory()
  const notices = createNotices(store)
  expect(notices.state().unread).toBe(0)
  for (const message of ['a', 'b']) notices.notify(message, { kind: 'error' })
  expect(notices.state().unread).toBe(2)
  expect(createNotices(store).state().unread).toBe(2)
  notices.markRead()
  expect([notices.state().unread, createNotices(store).state().unread]).toEqual([0, 0])
  expect(logged(notices)).toEqual(['b', 'a'])
})

it('shows one notice of one event: its end takes the place of its start', () => {
  const notices = createNotices(memory())
  notices.notify('Cancelling…', { key: 'cancel shop-1' })
  notices.notify('Cancelling…', { key: 'cancel shop-2' })
  notices.notify('Cancelled', { kind: 'success', key: 'cancel shop-2' })
  expect(shown(notices)).toEqual(['Cancelling…', 'Cancelled'])
  notices.notify('Cancelled', { kind: 'success', key: 'cancel shop-1' })
  expect(shown(notices)).toEqual(['Cancelled', 'Cancelled'])
})
