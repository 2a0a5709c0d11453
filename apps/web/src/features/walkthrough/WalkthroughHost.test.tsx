// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WalkthroughHost } from './WalkthroughHost.tsx'

vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ brand: 'beckon' }) }))
vi.mock('../../platform/texts/index.ts', () => ({
  useTexts: () => ({ t: (key: string) => key, format: { number: String } }),
}))

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider>
        <WalkthroughHost userId="mei" isItsPage waiting={<progress />}>
          <input />
        </WalkthroughHost>
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const opened = () =>
  vi.waitFor(
    async () => {
      // A loaded part is rendered when `act` ends.
      await act(async () => undefined)
      expect(introduction()).not.toBeNull()
    },
    { timeout: 10_000 },
  )
const introduction = () => document.querySelector<HTMLElement>('[role=dialog]')

it('is there as soon as the form is, and does not fade in over it', async () => {
  const isHeld = document.querySelector('main input') === null
  expect(isHeld || introduction() !== null).toBe(true)
  await opened()
  expect(document.querySelector('main input')).not.toBeNull()
  expect(introduction()?.textContent).toContain('walkthrough.1-title')
  expect(introduction()?.style.opacity ?? '').toBe('')
})

it('stays when a click that was meant for the form lands beside it', async () => {
  await opened()
  const beside = document.querySelector<HTMLElement>('.mantine-Modal-overlay')
  expect(beside).not.toBeNull()
  await act(async () => beside?.click())
  expect(introduction()).not.toBeNull()
})
