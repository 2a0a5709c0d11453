// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Conversations } from './Conversations.tsx'

vi.mock('../../../platform/texts/index.ts', () => {
  const texts = { t: (key: string) => key, format: { dateTime: String } }
  return { useTexts: () => texts }
})
vi.mock('../../page/index.ts', () => ({ EmptyState: () => null, FailureState: () => null }))
vi.mock('./help-session-context.ts', () => ({ useHelpSession: () => ({ vendorName: 'Garden Kitchen' }) }))
vi.mock('./use-conversations.ts', () => ({
  useConversations: () => ({
    data: [
      { conversation_id: 'a', last: '', status: 'OPEN', unseen: 0, updated_at: 1, order_id: null },
      {
        conversation_id: 'b',
        last: 'May I send ice?',
        status: 'OPEN',
        unseen: 0,
        updated_at: 1,
        order_id: null,
      },
    ],
  }),
}))

it('previews a message that is only a file as an attachment', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <Conversations onOpen={() => undefined} onNew={() => undefined} />
      </MantineProvider>,
    ),
  )
  const lines = [...place.querySelectorAll('li')].map((line) => line.textContent)
  expect(lines[0]).toMatch(/^help\.attachment/u)
  expect(lines[1]).toMatch(/^May I send ice\?/u)
  await act(async () => root.unmount())
})
