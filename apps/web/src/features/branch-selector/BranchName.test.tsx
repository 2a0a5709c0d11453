// @vitest-environment happy-dom
import type { WireVendor } from '@beckon/contract'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { BranchName } from './BranchName.tsx'

const { session } = vi.hoisted(() => ({ session: { mode: 'guest' } }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => session }))
vi.mock('../../platform/texts/index.ts', () => {
  const texts = { t: (key: string, { id = '' } = {}) => (id === '' ? key : `ID ${id}`), locale: 'en' }
  return { useTexts: () => texts }
})

it.each([
  ['guest', 'guest.name'],
  ['classic', 'guestID guest-cd91a7'],
])('in mode %s a vendor is shown as %s', async (mode, shown) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  session.mode = mode
  const ids = { vendor_id: 'guest-cd91a7', client_vendor_id: 'guest-cd91a7' }
  const vendor = { ...ids, name: 'guest', is_parent: false, opens_at: null } as WireVendor
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <MantineProvider>
        <BranchName vendor={vendor} />
      </MantineProvider>,
    ),
  )
  expect(root.querySelector('span')?.textContent).toBe(shown)
})
