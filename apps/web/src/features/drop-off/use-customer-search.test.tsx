// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CustomerSearch, useCustomerSearch } from './use-customer-search.ts'

const service = vi.hoisted(() => ({ answer: (_customers: readonly object[]): void => undefined }))
vi.mock('../../platform/client/index.ts', () => ({
  useClient: () => ({}),
  answerTo: () =>
    new Promise((done) => {
      service.answer = done
    }),
}))
vi.mock('../../platform/flags/index.ts', () => ({ useFlag: () => true }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => ({ mode: 'classic' }) }))

let root: Root
let queries: QueryClient
let seen: CustomerSearch
const see = (search: CustomerSearch) => {
  seen = search
}
function Probe({ text }: { readonly text: string }) {
  const search = useCustomerSearch('sg-100', text)
  useEffect(() => see(search))
  return null
}
const type = (text: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Probe text={text} />
      </QueryClientProvider>,
    ),
  )
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  queries = new QueryClient()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await type('')
  await type('road')
  await wait(499)
  expect(seen).toMatchObject({ isSearching: true, isComing: false })
  await wait(1)
})
afterEach(async () => {
  await act(async () => root.unmount())
  queries.clear()
  vi.useRealTimers()
})

it('is waited for while it is asked', async () => {
  expect(seen).toMatchObject({ isSearching: true, isComing: true })
  await act(async () => service.answer([{ id: 'a' }]))
  await wait(1)
  expect(seen).toMatchObject({ isSearching: false, isComing: false, customers: [{ id: 'a' }] })
})

it('is waited for no longer than a second', async () => {
  await wait(999)
  expect(seen.isComing).toBe(true)
  await wait(2)
  expect(seen).toMatchObject({ isSearching: true, isComing: false })
})
