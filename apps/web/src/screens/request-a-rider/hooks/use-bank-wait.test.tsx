// @vitest-environment happy-dom
import type { WireVendor } from '@beckon/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { paymentWaiting } from '../../../features/payment-waiting/index.ts'
import { useBankWait } from './use-bank-wait.ts'
import type { RequestFlow } from './use-request.ts'

vi.mock('../../../platform/session/index.ts', () => ({ useSession: () => ({ identity: 'u' }) }))
vi.mock(
  '../../../features/payment-waiting/index.ts',
  async () => await import('../../../features/payment-waiting/payment-waiting.ts'),
)

const vendor = { vendor_id: 'v' } as WireVendor
const bank = createMachine({
  initial: 'choosing',
  states: { choosing: { on: { PAY: 'challenged' } }, challenged: { on: { BACK: 'choosing' } } },
})

it('stores that a payment waits for its bank across a reload until no payment is under way', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const pay = createActor(bank)
  pay.start()
  const root = createRoot(document.createElement('main'))
  function Probe({ step }: { readonly step: string }) {
    const children = step === 'paying' ? { pay } : {}
    const state = { children, matches: (one: string) => one === step }
    useBankWait({ state } as unknown as RequestFlow, vendor)
    return null
  }
  const show = (step: string) => act(async () => root.render(<Probe step={step} />))
  const noted = () => paymentWaiting('u', 'v').read() !== undefined
  await show('paying')
  expect(noted()).toBe(false)
  await act(async () => pay.send({ type: 'PAY' }))
  expect(noted()).toBe(true)
  await act(async () => pay.send({ type: 'BACK' }))
  await show('preparingOrder')
  expect(noted()).toBe(true)
  await show('payment')
  expect(noted()).toBe(false)
  await act(async () => root.unmount())
})
