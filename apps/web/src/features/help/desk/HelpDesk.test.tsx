// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HelpDesk } from './HelpDesk.tsx'
import type { MessageComposerProps } from './MessageComposer.tsx'

vi.mock('../../../platform/texts/index.ts', () => {
  const texts = { t: (key: string) => key, locale: 'en', format: { dateTime: String } }
  return { useTexts: () => texts }
})
vi.mock('../../../platform/client/index.ts', () => ({ queryKeys: {} }))
vi.mock('../../page/index.ts', () => ({
  EmptyState: ({ action }: { readonly action?: ReactNode }) => <div data-empty>{action}</div>,
  FailureState: () => null,
}))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }))
vi.mock('../use-help-entries.ts', () => ({
  useQuestions: () => [{ id: 'fee', title: 'What does it cost?', text: 'Little' }],
  useStatusEntries: () => [],
}))
vi.mock('../HelpLinks.tsx', () => ({ MoreToRead: () => null }))
vi.mock('./help-session-context.ts', () => ({
  useHelpSession: () => ({ client: {}, orderId: null, vendorName: 'Tea' }),
}))
vi.mock('./use-conversations.ts', () => ({ useConversations: () => ({ data: [], isPending: false }) }))
vi.mock('./MessageComposer.tsx', () => {
  const MessageComposer: ComponentType<MessageComposerProps> = ({ text, onText }) => (
    <textarea value={text} onChange={(event) => onText(event.currentTarget.value)} />
  )
  return { MessageComposer }
})

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider>
        <HelpDesk />
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (!field) throw new Error(`there is no ${selector}`)
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  await act(async () => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())
const message = () => document.querySelector('textarea')?.value
const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent

it('carries over to support what was searched for in vain', async () => {
  await type('input[type=search]', '  zeppelin freight ')
  await press('[data-empty] button')
  expect([chosen(), message()]).toEqual(['help.ask', 'zeppelin freight'])
})

it('a message that was begun is kept', async () => {
  await type('input[type=search]', 'zeppelin')
  await press('[data-empty] button')
  await type('textarea', 'My balloon is late')
  await press('[role=tab]')
  await type('input[type=search]', 'blimp')
  await press('[data-empty] button')
  expect([chosen(), message()]).toEqual(['help.ask', 'My balloon is late'])
})
