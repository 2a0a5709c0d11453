// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakePlatform, runHook } from '../test/following.tsx'
import { wholeOrder } from '../test/whole-order.ts'
import { useMessages } from './use-messages.ts'

const platform = vi.hoisted((): FakePlatform => ({
  hear: () => undefined,
  live: true,
  answer: async () => undefined,
}))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/query-keys.ts')),
  useClient: () => platform,
  answerTo: (_: unknown, call: { readonly name: string }) => platform.answer(call),
}))
vi.mock('../../../platform/live/index.ts', () => ({ useIsLive: () => platform.live }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('messages are fetched again after a failure, also while the socket reports changes', async () => {
  let requested = 0
  platform.answer = async () => {
    requested += 1
    if (requested === 1) throw new Error('not now')
    return { result: { messages: [], open: true, can_call: true } }
  }
  const { seen, end } = await runHook(() => useMessages(wholeOrder()))
  await act(async () => vi.advanceTimersByTimeAsync(10))
  expect(seen.current?.isError).toBe(true)
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  expect(seen.current?.data).toMatchObject({ open: true })
  expect(requested).toBe(2)
  await end()
})
