// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Members } from './Members.tsx'

const lin = {
  owner_id: 'o2',
  email: 'lin@tea.test',
  state: 'invited',
  role: 'staff',
  inherited: false,
  can: { remove: true, roles: [] },
}
const owners = vi.hoisted(() => ({ listed: [] as object[] }))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  queryKeys: { owners: () => ['owners'] },
  answerTo: async () => ({ result: { owners: owners.listed, can: { invite: false, roles: [] } } }),
  useClient: () => ({
    call: async () => {
      owners.listed = []
      return { ok: true, answer: { result: true } }
    },
  }),
}))
vi.mock('../../../platform/notifications/index.ts', () => ({ useNotify: () => () => {} }))
vi.mock('../../../platform/session/index.ts', () => ({ useSession: () => ({ user: { id: 'o1' } }) }))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t, say: t, format: {} }) }
})

it('keeps the focus in the list when a person is removed and when removing is cancelled', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  owners.listed = [lin]
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const vendor = { vendor_id: 'v1', name: 'Tea', roles: [] as string[] } as Parameters<
    typeof Members
  >[0]['vendor']
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <Members vendor={vendor} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  const button = (text: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === text)
  const press = (text: string) => act(async () => button(text)?.click())
  await vi.waitFor(() => expect(button('people.remove')).toBeDefined(), { timeout: 60_000 })
  expect(document.activeElement).toBe(document.body)
  await press('people.remove')
  await press('action.cancel')
  expect(document.activeElement).toBe(button('people.remove'))
  await press('people.remove')
  await press('people.remove-sure')
  await vi.waitFor(() => expect(place.querySelector('li')).toBeNull(), { timeout: 60_000 })
  expect(document.activeElement).toBe(place.querySelector('h2'))
  await act(async () => root.unmount())
})
