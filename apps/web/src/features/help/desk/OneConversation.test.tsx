// @vitest-environment happy-dom
import type { WholeConversation } from '@beckon/contract'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OneConversation } from './OneConversation.tsx'

const shown = vi.hoisted(() => ({ data: undefined as unknown }))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, format: { dateTime: String } }) }
})
vi.mock('../../../platform/client/index.ts', () => ({
  queryKeys: {},
  useConfig: () => ({ brand: 'beckon' }),
}))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }))
vi.mock('../../page/index.ts', () => ({ FailureState: () => null }))
vi.mock('./help-session-context.ts', () => ({ useHelpSession: () => ({ client: {} }) }))
vi.mock('./BackLine.tsx', () => ({ BackLine: () => null }))
vi.mock('./FileLink.tsx', () => ({ FileLink: () => null }))
vi.mock('./MessageComposer.tsx', () => ({ MessageComposer: () => null }))
vi.mock('./use-conversations.ts', () => ({ useConversation: () => ({ data: shown.data }) }))

const message = (text: string): WholeConversation['messages'][number] => ({
  position: 0,
  sender: 'user',
  text,
  files: [],
  created_at: 1,
  seen_at: null,
})

async function nameOf(order_id: string | null, text: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  shown.data = { order_id, status: 'OPEN', messages: [message(text)] }
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <OneConversation id="c" onLeave={() => undefined} />
      </MantineProvider>,
    ),
  )
  const name = place.querySelector('[role=log]')?.getAttribute('aria-label')
  await act(async () => root.unmount())
  return name
}

it.each([
  ['sg-1-abc', 'Hello', 'help.ask-order sg-1-abc'],
  [null, 'May I send ice?', 'May I send ice?'],
  [null, '🧊'.repeat(90), '🧊'.repeat(80)],
  [null, '', 'help.attachment'],
])('names the messages by the order %s or by the first words', async (order, text, name) =>
  expect(await nameOf(order, text)).toBe(name),
)
