// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { StorageNotice } from './StorageNotice.tsx'

vi.mock('../../platform/mode/index.ts', () => ({ guestOrderIds: () => ['sg-9-a'] }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => ({ mode: 'guest' }) }))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

it('leads a guest to the page for individuals', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <MantineProvider>
        <StorageNotice vendorId="sg-10" />
      </MantineProvider>,
    ),
  )
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/tracking-c2c/sg-9-a')
})
