// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { CallError } from '@beckon/contract/client'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkSent } from '../../features/account-form/index.ts'
import { AskForCode } from './parts/AskForCode.tsx'
import { ChoosePassword } from './parts/ChoosePassword.tsx'

const world = vi.hoisted(() => ({ error: undefined as unknown, calls: 0 }))
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/problem-of.ts')),
  useClient: () => ({
    call: async () => {
      world.calls += 1
      return { ok: false, error: world.error }
    },
  }),
  useConfig: () => ({ country: 'SG', environment: 'stg' }),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key, format: { duration: String } }) }
})

const refused = (code: string): CallError => ({
  kind: 'refused',
  status: 400,
  failure: { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: code } }] },
})

let root: Root
const place = document.createElement('main')
const show = (form: ReactNode) =>
  act(async () => root.render(<MantineProvider env="test">{form}</MantineProvider>))
const type = (index: number, text: string) =>
  act(async () => {
    const input = place.querySelectorAll('input')[index]
    if (!input) throw new Error(`there is no field ${index}`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** Results of a submission may wait for the number rules of all countries. */
const submit = async () => {
  await act(async () => place.querySelector('form')?.requestSubmit())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(place.querySelector('[aria-invalid="true"]')).not.toBeNull()
  }, 5000)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
  world.calls = 0
})
afterEach(() => act(async () => root.unmount()))

it('shows at its field that a code is wrong, and nowhere else', async () => {
  world.error = refused('auth.code-invalid')
  await show(<ChoosePassword name="a@b.test" onBack={() => undefined} onDone={() => undefined} />)
  await type(0, '123456')
  await type(1, 'Sesame12!')
  await type(2, 'Sesame12!')
  await submit()
  expect(world.calls).toBe(1)
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(place.textContent).toContain('error.code-invalid')
  expect(document.activeElement).toBe(place.querySelector('input'))
})

it('an invalid number is not sent, and reported at its field', async () => {
  await show(<AskForCode onSent={() => undefined} />)
  await type(0, '9123')
  await submit()
  expect(world.calls).toBe(0)
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(place.textContent).toContain('register.contact-invalid')
})

it('shows at the field that the service takes an address for none', async () => {
  world.error = refused('auth.email-invalid')
  await show(<AskForCode onSent={() => undefined} />)
  await type(0, 'mai@shop.test')
  await submit()
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(place.textContent).toContain('register.contact-invalid')
})

it.each([
  ['+6591234567', 'register.sent-hint-text', 'mailbox.demo-text'],
  ['mai@shop.test', 'register.sent-hint', 'mailbox.demo'],
])('the message is described as one sent to %s', async (name, hint, demo) => {
  await show(<LinkSent name={name} wasSent />)
  expect(place.querySelector('[role=status]')?.textContent).toBe(hint)
  expect(place.textContent).toContain(`${demo} `)
})
