// @vitest-environment happy-dom
import type { WireVendor } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFreshVendor } from './use-fresh-vendor.ts'

const world = vi.hoisted(() => ({ answer: {} as unknown, requested: [] as string[], said: [] as string[] }))
vi.mock('../../platform/client/index.ts', async () => {
  const client = {
    call: async (_: unknown, { params }: { params: { id: string } }) => {
      world.requested.push(params.id)
      return world.answer
    },
  }
  return {
    ...(await import('../../platform/client/problem-of.ts')),
    queryKeys: { vendors: () => ['vendors'] },
    useClient: () => client,
  }
})
vi.mock('../../platform/notifications/index.ts', () => {
  const notify = (text: string) => void world.said.push(text)
  return { LONG_DURATION_MS: 1, useNotify: () => notify }
})
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t }) }
})

const vendor = (id: string, name: string) => ({ vendor_id: id, name }) as WireVendor
const refused = (code: string): CallError => ({
  kind: 'refused',
  status: 404,
  failure: { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: code } }] },
})

let root: Root
let queries: QueryClient
function Probe({ id }: { readonly id: string | undefined }) {
  useFreshVendor(id)
  return null
}
const show = (id: string | undefined) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Probe id={id} />
      </QueryClientProvider>,
    ),
  )
const listed = () =>
  (queries.getQueryData(['vendors']) as { result: { vendors: WireVendor[] } }).result.vendors.map(
    ({ name }) => name,
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('main'))
  queries = new QueryClient()
  queries.setQueryData(['vendors'], { result: { vendors: [vendor('v1', 'One'), vendor('v2', 'Two')] } })
  world.requested.length = 0
  world.said.length = 0
})
afterEach(() => act(async () => root.unmount()))

it('fetches the record of a branch that is changed to, and not that of the first one', async () => {
  world.answer = { ok: true, answer: { result: vendor('v2', 'Two, moved') } }
  await show(undefined)
  await show('v1')
  expect(world.requested).toEqual([])
  await show('v2')
  expect(world.requested).toEqual(['v2'])
  expect(listed()).toEqual(['One', 'Two, moved'])
})

it.each<[CallError, readonly string[]]>([
  [{ kind: 'broken', status: 502 }, ['error.unable-to-fetch-vendor']],
  [{ kind: 'offline' }, ['error.unable-to-fetch-vendor']],
  [refused('vendor.not-found'), []],
])('after %o the collection point is reported as not available: %o', async (error, said) => {
  world.answer = { ok: false, error }
  await show('v1')
  await show('v2')
  expect(world.said).toEqual(said)
  expect(queries.getQueryState(['vendors'])?.isInvalidated).toBe(said.length === 0)
})
