// @vitest-environment happy-dom
import type { OrderRequest } from '@beckon/contract'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { emptyDraft } from '../request-draft.ts'
import type { RequestFlow } from '../use-request.ts'
import { FeeSummary } from './FeeSummary.tsx'

vi.mock('../../../platform/client/index.ts', () => ({ useConfig: () => ({ currency: 'SGD' }) }))
vi.mock('../../../platform/texts/index.ts', () => ({
  useTexts: () => ({ t: (key: string) => key, format: { amount: String } }),
}))

it.each<[Partial<OrderRequest>, string]>([
  [{ delivery_fee: 7.5 }, '7.5'],
  [
    { delivery_fee: 7.5, discounted_delivery_fee: 4.5, voucher: { code: 'A', amount: 3, type: 'AMOUNT' } },
    '4.5',
  ],
])('shows the fee of an order that is paid for after a reload: %o', async (ordered, fee) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const state = { context: { quote: null, editing: null, draft: emptyDraft, ordered } }
  const place = document.createElement('main')
  const root = createRoot(place)
  const flow = { state } as unknown as RequestFlow
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <FeeSummary flow={flow} />
      </MantineProvider>,
    ),
  )
  expect(place.querySelector('[data-fee]')?.getAttribute('data-fee')).toBe(fee)
  await act(async () => root.unmount())
})
