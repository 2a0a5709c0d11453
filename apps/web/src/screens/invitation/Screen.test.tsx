// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Screen } from './Screen.tsx'

const invited = 'nora@shop.test'
const world = vi.hoisted(() => ({
  done: [] as unknown[],
  user: null as { id: string; email: string } | null,
  mode: 'classic',
  hasAccount: false,
}))
vi.mock('@tanstack/react-router', () => ({
  Link: () => <a href="/connect">login</a>,
  useNavigate:
    () =>
    async ({ to }: { to: string }) =>
      world.done.push(to),
}))
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/problem-of.ts')),
  useClient: () => ({
    call: async ({ name }: { name: string }) => {
      if (name === 'acceptInvitation') world.done.push('accept')
      return {
        ok: true,
        answer: {
          result: { vendor_name: 'Tea', email: invited, role: 'staff', has_account: world.hasAccount },
        },
      }
    },
  }),
  useConfig: () => ({ country: 'SG', brand: 'beckon', environment: 'prd' }),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const key = (text: string, values?: object) => `${text} ${JSON.stringify(values)}`
  return {
    useTexts: () => ({ t: key, say: key, locale: 'en', format: { duration: String } }),
  }
})
vi.mock('../../platform/notifications/index.ts', () => ({
  useNotify: () => () => world.done.push('notice'),
}))
vi.mock('../../platform/session/index.ts', () => ({
  useSession: () => ({
    user: world.user,
    mode: world.mode,
    logout: () => {
      world.done.push('logout')
      sessionStorage.clear()
    },
    attempt: (credentials: object) => world.done.push(credentials),
  }),
}))

let root: Root
const place = document.createElement('main')

/** Opens the link and accepts, with a new password where one is required. */
async function accept() {
  window.location.hash = '#token'
  await act(async () => root.render(<MantineProvider env="test">{<Screen />}</MantineProvider>))
  const seen = place.textContent
  for (const input of place.querySelectorAll('input')) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Sesame12!')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await act(async () => place.querySelector('form')?.requestSubmit())
  return seen
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
  Object.assign(world, { done: [], user: null, mode: 'classic', hasAccount: false })
})
afterEach(() => act(async () => root.unmount()))

const demo = { id: 'u1', email: 'demo@shop.test' }
const login = { email: invited, password: 'Sesame12!' }

it('names the user who is logged in, and logs out and in with one press', async () => {
  world.user = demo
  const seen = await accept()
  expect(seen).toContain(`invitation.other ${JSON.stringify({ current: demo.email, name: invited })}`)
  expect(seen).toContain('invitation.accept-other')
  expect(world.done).toEqual(['accept', 'logout', 'notice', login, '/connect'])
})

it('logs the invited person in with the password that was chosen', async () => {
  const seen = await accept()
  expect(seen).not.toContain('invitation.other')
  expect(world.done).toEqual(['accept', 'notice', login, '/connect'])
})

it('logs the other user out and asks for the password of an account that exists', async () => {
  world.user = demo
  world.hasAccount = true
  await accept()
  expect(world.done).toEqual(['accept', 'logout'])
  expect(place.textContent).toContain('invitation.done-lead')
  expect(sessionStorage.getItem('beckon.sign-in-name')).toBe(JSON.stringify(invited))
})

it('leads the invited person on who is logged in already', async () => {
  world.user = { id: 'u2', email: 'Nora@shop.test' }
  world.hasAccount = true
  const seen = await accept()
  expect(seen).not.toContain('invitation.other')
  expect(world.done).toEqual(['accept', 'notice', '/request-a-rider/{-$vendorID}'])
})

it('keeps a guest, who takes the orders along on logging in', async () => {
  world.mode = 'guest'
  await accept()
  expect(world.done).toEqual(['accept', 'notice', login, '/connect'])
})

it('no session begins inside the page of a platform', async () => {
  world.mode = 'godroid'
  await accept()
  expect(world.done).toEqual(['accept'])
})
