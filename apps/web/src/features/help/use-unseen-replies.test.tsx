// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RepliesOptions, useUnseenReplies } from './use-unseen-replies.ts'

const service = vi.hoisted(() => ({ unseen: 0 as number | Error, calls: 0 }))
const told: string[] = []
const notify = (message: string) => void told.push(message)
const texts = { t: (key: string) => key }
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/query-keys.ts')),
  useClient: () => ({}),
  answerTo: async () => {
    service.calls += 1
    if (service.unseen instanceof Error) throw service.unseen
    return { result: service.unseen }
  },
}))
vi.mock('../../platform/notifications/index.ts', () => ({
  LONG_DURATION_MS: 7000,
  useNotify: () => notify,
}))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => texts }))

let root: Root
let queries: QueryClient
let seen = 0
const see = (unseen: number) => {
  seen = unseen
}
function Probe(options: RepliesOptions) {
  const unseen = useUnseenReplies('sg-100', options)
  useEffect(() => see(unseen))
  return null
}
const show = (options: RepliesOptions = { isOn: true, isReading: false }) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Probe {...options} />
      </QueryClientProvider>,
    ),
  )
const wait = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(service, { unseen: 0, calls: 0 })
  told.length = 0
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  queries.clear()
  vi.useRealTimers()
})

it('a reply that arrives while another page is open is announced once', async () => {
  await show()
  await wait(1)
  expect([seen, told]).toEqual([0, []])
  service.unseen = 1
  await wait(31)
  expect([seen, told]).toEqual([1, ['help.replied']])
  await wait(62)
  expect(told).toHaveLength(1)
  service.unseen = 2
  await wait(31)
  expect([seen, told.length]).toEqual([2, 2])
})

it('announces a reply that came before the page was loaded', async () => {
  service.unseen = 1
  await show()
  await wait(1)
  expect([seen, told]).toEqual([1, ['help.replied']])
})

it('ends once it is read, and announces the next', async () => {
  service.unseen = 1
  await show()
  service.unseen = 0
  await wait(31)
  expect(seen).toBe(0)
  service.unseen = 1
  await wait(31)
  expect([seen, told.length]).toEqual([1, 2])
})

it('a reply is not announced while the help centre is open', async () => {
  service.unseen = 1
  await show({ isOn: true, isReading: true })
  await wait(1)
  expect([seen, told]).toEqual([1, []])
})

it('the count is kept while the service cannot be reached, and fetched again', async () => {
  service.unseen = 1
  await show()
  service.unseen = new Error('offline')
  await wait(31)
  expect([seen, told.length]).toEqual([1, 1])
  service.unseen = 0
  await wait(31)
  expect(seen).toBe(0)
})

it('asks nothing where there is no help centre', async () => {
  service.unseen = 1
  await show({ isOn: false, isReading: false })
  await wait(62)
  expect([seen, service.calls]).toEqual([0, 0])
})
