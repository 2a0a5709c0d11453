// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ChangePassword } from './ChangePassword.tsx'

const notified = vi.hoisted(() => [] as string[])
const response = vi.hoisted(() => ({ answer: {} as object }))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  queryKeys: { sessions: () => ['sessions'] },
  useClient: () => ({ call: async () => response.answer }),
}))
vi.mock('../../../platform/notifications/index.ts', () => ({
  useNotify: () => (text: string) => notified.push(text),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t, say: t, format: {} }) }
})

/** The form with both passwords filled in and sent. */
async function send(answer: object, sessions?: readonly object[]) {
  response.answer = answer
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  notified.length = 0
  const queries = new QueryClient()
  queries.setQueryData(['sessions'], sessions && { result: sessions })
  const place = document.body.appendChild(document.createElement('main'))
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
  return {
    place,
    leave: async () => {
      await act(async () => root.unmount())
      place.remove()
    },
  }
}

it.each([
  [[{}], 'forgot.done'],
  [[{}, {}], 'password.changed'],
  [undefined, 'password.changed'],
])('other devices are mentioned only where there may be some: %j', async (sessions, text) => {
  const { leave } = await send({ ok: true, answer: { result: true } }, sessions)
  expect(notified).toEqual([text])
  await leave()
})

it('focuses and marks the password that was refused', async () => {
  const code = 'auth.password-invalid'
  const failure = { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: code } }] }
  const { place, leave } = await send({ ok: false, error: { kind: 'refused', status: 422, failure } })
  const field = place.querySelector('[autocomplete="current-password"]')
  expect(document.activeElement).toBe(field)
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  await leave()
})
