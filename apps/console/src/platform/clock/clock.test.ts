import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWaiter } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOver(pause: Promise<void>): Promise<boolean> {
  let over = false
  void pause.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

it('a pause ends after its time, and earlier when it is woken', async () => {
  const waiter = createWaiter()
  const first = waiter.wait(1000)
  expect(await isOver(first)).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await isOver(first)).toBe(true)
  const second = waiter.wait(1000)
  waiter.wake()
  expect(await isOver(second)).toBe(true)
})

it('a wake-up between two pauses ends the next one at once, and only that one', async () => {
  const waiter = createWaiter()
  const first = waiter.wait(10)
  await vi.advanceTimersByTimeAsync(10)
  await first
  waiter.wake()
  expect(await isOver(waiter.wait(1000))).toBe(true)
  expect(await isOver(waiter.wait(1000))).toBe(false)
})
