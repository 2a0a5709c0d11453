// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** One place for each text, of its name. */
vi.mock('../../platform/client/index.ts', async () => {
  const client = {
    call: async (_: unknown, { query }: { query: { query: string } }) => ({
      ok: true,
      answer: { data: [{ id: query.query, formatted_address: query.query }] },
    }),
  }
  const config = { country: 'SG' }
  const { isRefusedFor } = await import('../../platform/client/problem-of.ts')
  return { isRefusedFor, logPlaceError: () => undefined, useClient: () => client, useConfig: () => config }
})

const near = { latitude: 1.3, longitude: 103.85 }
let root: Root
let queries: QueryClient
let seen: Suggestions

interface ProbeProps {
  readonly text: string
  readonly onSeen: (now: Suggestions) => void
}

function Probe({ text, onSeen }: ProbeProps) {
  const now = useSuggestions(text, near)
  useEffect(() => onSeen(now))
  return null
}

const type = (text: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Probe text={text} onSeen={(now) => void (seen = now)} />
      </QueryClientProvider>,
    ),
  )
/** Until nothing more is typed, and then for the answer. */
async function wait(): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(600))
  await act(async () => vi.advanceTimersByTimeAsync(10))
}
const offered = () => seen.hits.map(({ formatted_address }) => formatted_address)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  queries = new QueryClient()
  root = createRoot(document.createElement('main'))
  await type('')
  await type('garden')
  await wait()
})
afterEach(async () => {
  await act(async () => root.unmount())
  queries.clear()
  vi.useRealTimers()
})

it('finds what was typed, once nothing more is', () => expect(offered()).toEqual(['garden']))

it.each(['garden road', 'gard'])('results stay while the text is extended or shortened: %s', async (text) => {
  await type(text)
  expect([offered(), seen.isSearching]).toEqual([['garden'], true])
  await wait()
  expect(offered()).toEqual([text])
})

it('offers nothing that was found for another text', async () => {
  await type('')
  await type('harbour')
  expect([offered(), seen.isSearching]).toEqual([[], true])
  await wait()
  expect(offered()).toEqual(['harbour'])
})

it('looks for the beginning of what is too long for a search', async () => {
  await type('harbour '.repeat(40))
  await wait()
  expect(offered()[0]).toHaveLength(200)
})
