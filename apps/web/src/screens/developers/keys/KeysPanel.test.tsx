// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { KeysPanel } from './KeysPanel.tsx'

const service = vi.hoisted(() => ({ refuses: true }))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  queryKeys: { programs: () => ['keys'] },
  answerTo: async () => ({ result: { keys: [], can: { manage: true } } }),
  useClient: () => ({
    call: async () =>
      service.refuses
        ? { ok: false, error: { kind: 'offline' } }
        : { ok: true, answer: { result: { key: {}, secret: 'bkn_test_secret' } } },
  }),
  useConfig: () => ({ timezone: 'Asia/Singapore' }),
  CallFailed: Error,
}))
vi.mock('../../../features/branch-selector/index.ts', () => ({
  useVendorChoice: () => ({ vendor: { vendor_id: 'v1', parent_vendor_id: null }, vendors: [] }),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t, say: t, format: {} }) }
})

const buttons = (text: string) =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === text)
const press = (text: string) => act(async () => buttons(text).at(-1)?.click())
const nameField = () => document.querySelector<HTMLInputElement>('form input')
const appears = (found: () => unknown) => vi.waitFor(() => expect(found()).toBeTruthy(), { timeout: 60_000 })

async function type(field: HTMLInputElement | null, text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('keeps what was typed when a key is refused, and shows its secret only until it is closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queries = new QueryClient()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queries}>
          <KeysPanel vendorId="v1" />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  await appears(() => buttons('developers.key.make')[0])
  await press('developers.key.make')
  await appears(nameField)
  await type(nameField(), 'Till')
  await press('developers.key.make')
  await appears(() => document.querySelector('form [role="alert"]'))
  expect(nameField()?.value).toBe('Till')
  service.refuses = false
  await press('developers.key.make')
  await appears(() => buttons('developers.secret.done')[0])
  expect(document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value).toBe('bkn_test_secret')
  const cached = queries.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('secret')
  await press('developers.secret.done')
  await vi.waitFor(() => expect(document.querySelector('textarea[readonly]')).toBeNull(), { timeout: 60_000 })
  await act(async () => root.unmount())
})
