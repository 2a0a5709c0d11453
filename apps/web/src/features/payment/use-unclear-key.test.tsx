// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useUnclearKey } from './use-unclear-key.ts'

const session = vi.hoisted(() => ({ user: null as { id: string; email: string } | null }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => session }))

const Key = () => useUnclearKey()

it.each([
  ['mai@shop.test', 'pay.unclear'],
  ['+6581234567', 'pay.unclear-text'],
  [null, 'pay.unclear'],
])('the account %s reads about an unclear payment in %s', async (name, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  session.user = name === null ? null : { id: '1', email: name }
  const root = document.createElement('main')
  await act(async () => createRoot(root).render(<Key />))
  expect(root.textContent).toBe(expected)
})
