// @vitest-environment happy-dom
import { INTENT_SECONDS } from '@beckon/domain/limits'
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nowSeconds } from '../../platform/clock/index.ts'
import { paymentWaiting } from './payment-waiting.ts'
import { WaitingPayment } from './WaitingPayment.tsx'

vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const place = document.createElement('main')
let root: Root
const show = () =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <WaitingPayment identity="u" vendorId="v" />
      </MantineProvider>,
    ),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

it('links to a payment that waits for its bank until its deadline', async () => {
  await show()
  expect(place.querySelector('[role=status]')).toBeNull()
  await act(async () => root.unmount())
  root = createRoot(place)
  paymentWaiting('u', 'v').write(nowSeconds() + INTENT_SECONDS)
  await show()
  expect(place.querySelector('[role=status]')?.textContent).toContain('pay.bank-waits')
  expect(place.querySelector('a')?.textContent).toBe('pay.go')
  await act(async () => root.unmount())
  root = createRoot(place)
  paymentWaiting('u', 'v').write(nowSeconds())
  await show()
  expect(place.querySelector('[role=status]')).toBeNull()
})

it('a payment that ended in another tab is removed', async () => {
  paymentWaiting('u', 'v').write(nowSeconds() + INTENT_SECONDS)
  await show()
  const change = { key: 'beckon.payment-waiting.u.v', newValue: null }
  await act(async () => void window.dispatchEvent(Object.assign(new Event('storage'), change)))
  expect(place.querySelector('[role=status]')).toBeNull()
})
