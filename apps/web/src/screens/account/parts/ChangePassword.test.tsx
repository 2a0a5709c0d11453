// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ChangePassword } from './ChangePassword.tsx'

const told = vi.hoisted(() => [] as string[])
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  queryKeys: { sessions: () => ['sessions'] },
  useClient: () => ({ call: async () => ({ ok: true, answer: { result: true } }) }),
}))
vi.mock('../../../platform/notifications/index.ts', () => ({
  useNotify: () => (text: string) => told.push(text),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t, say: t, format: {} }) }
})

it.each([
  [[{}], 'forgot.done'],
  [[{}, {}], 'password.changed'],
  [undefined, 'password.changed'],
])('speaks of other devices only where there may be some: %j', async (sessions, text) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  told.length = 0
  const queries = new QueryClient()
  queries.setQueryData(['sessions'], sessions && { result: sessions })
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queries}>
          <ChangePassword />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  for (const input of place.querySelectorAll('input')) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Sesame12!')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await act(async () => place.querySelector('form')?.requestSubmit())
  expect(told).toEqual([text])
  await act(async () => root.unmount())
})
