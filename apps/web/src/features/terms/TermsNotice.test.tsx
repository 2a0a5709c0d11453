// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { termsCalls } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { TermsNotice } from './TermsNotice.tsx'

const world = vi.hoisted(() => ({ read: {} as unknown, accept: {} as unknown, told: [] as string[] }))
vi.mock('../../platform/client/index.ts', async () => {
  const client = {
    call: async (call: unknown) => (call === termsCalls.readTerms ? world.read : world.accept),
  }
  return {
    ...(await import('../../platform/client/answer-to.ts')),
    ...(await import('../../platform/client/problem-of.ts')),
    queryKeys: { terms: () => ['terms'] },
    useClient: () => client,
    useConfig: () => ({ links: { terms: '/terms' } }),
  }
})
vi.mock('../../platform/notifications/index.ts', () => {
  const notify = (text: string) => void world.told.push(text)
  return { useNotify: () => notify }
})
vi.mock('../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key }) }
})
vi.mock('./use-version-day.ts', () => ({ useVersionDay: () => String }))

const offline: CallResult<never> = { ok: false, error: { kind: 'offline' } }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  world.told = []
})

async function show() {
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
        >
          <TermsNotice />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  const seen = (check: () => void) => act(async () => vi.waitFor(check))
  return { place, seen, end: () => act(async () => root.unmount()) }
}

it('a failed agreement is not reported as terms that could not be loaded', async () => {
  world.read = { ok: true, answer: { result: { version: '2', accepted_version: '1' } } }
  world.accept = offline
  const { place, seen, end } = await show()
  await seen(() => expect(place.querySelector('button')).not.toBeNull())
  await act(async () => place.querySelector('button')?.click())
  await seen(() => expect(world.told).toEqual(['terms.not-saved']))
  await end()
})

it('terms whose version cannot be read are reported as not loaded', async () => {
  world.read = offline
  const { seen, end } = await show()
  await seen(() => expect(world.told).toEqual(['terms.not-loaded']))
  await end()
})
