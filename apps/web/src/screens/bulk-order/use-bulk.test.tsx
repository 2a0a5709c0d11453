// @vitest-environment happy-dom
import type { WireVendor } from '@beckon/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBulk } from './use-bulk.ts'

const { at, navigated, notified } = vi.hoisted(() => ({
  at: { vendorID: 'v1', bulkJobID: undefined as string | undefined },
  navigated: [] as unknown[],
  notified: [] as string[],
}))
vi.mock('@tanstack/react-router', () => {
  const navigate = (to: object) => navigated.push(to)
  return { useNavigate: () => navigate, useParams: () => at }
})
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/problem-of.ts')),
  answerTo: async () => {
    throw new Error('not found')
  },
  queryKeys: { bulkJob: () => ['job'], bulkJobs: () => ['jobs'], orders: () => ['orders'] },
  useClient: () => ({}),
}))
vi.mock('../../platform/notifications/index.ts', () => ({
  LONG_DURATION_MS: 7000,
  useNotify: () => (text: string) => notified.push(text),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t, say: t }) }
})

function Flow() {
  const { state } = useBulk({ vendor_id: 'v1' } as WireVendor)
  return <p>{String(state.value)}</p>
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  navigated.length = 0
  notified.length = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function open(vendorID: string, bulkJobID: string) {
  Object.assign(at, { vendorID, bulkJobID })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Flow />
      </QueryClientProvider>,
    ),
  )
  await act(async () => vi.waitFor(() => expect(document.body.textContent).toBe('chooseFile')))
}

it("shows this branch's uploads without an error where the address names another branch's upload", async () => {
  await open('v1', 'v2-abc')
  expect(notified).toEqual([])
  expect(navigated).toEqual([
    expect.objectContaining({ params: { vendorID: 'v1', bulkJobID: undefined }, replace: true }),
  ])
})

it('does not change the address while the branch in it is being chosen', async () => {
  await open('v2', 'v2-abc')
  expect([notified, navigated]).toEqual([[], []])
})

it('an upload of this branch that could not be opened is reported', async () => {
  await open('v1', 'v1-gone')
  expect(notified).toEqual(['bulk.error.details'])
})
