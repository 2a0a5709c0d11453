// @vitest-environment happy-dom
import type { OrderRequest } from '@beckon/contract'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { emptyDraft } from '../../draft/request-draft.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { FeeSummary } from './FeeSummary.tsx'

const { flags } = vi.hoisted(() => ({ flags: new Set<string>() }))
vi.mock('../../../../platform/client/index.ts', () => ({ useConfig: () => ({ currency: 'SGD' }) }))
vi.mock('../../../../platform/clock/index.ts', () => ({ serverSeconds: () => 0, useNow: () => 0 }))
vi.mock('../../../../platform/flags/index.ts', () => ({ useFlag: (name: string) => flags.has(name) }))
vi.mock('../../../../platform/parameters/index.ts', () => ({ useCountryParameter: () => 9 }))
vi.mock('../../../../platform/texts/index.ts', () => ({
  useTexts: () => {
    const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
    const format = {
      amount: String,
      percent: String,
      time: String,
      distance: String,
      list: String,
      countdown: String,
    }
    return { t, say: t, format }
  },
}))

it.each<[Partial<OrderRequest>, string]>([
  [{ delivery_fee: 7.5 }, '7.5'],
  [
    { delivery_fee: 7.5, discounted_delivery_fee: 4.5, voucher: { code: 'A', amount: 3, type: 'AMOUNT' } },
    '4.5',
  ],
])('shows the fee of an order that is paid for after a reload: %o', async (orderToPay, fee) => {
  const place = await shown({ quote: null, orderToPay })
  expect(place.querySelector('[data-fee]')?.getAttribute('data-fee')).toBe(fee)
})

it.each([
  [[], []],
  [['PaymentTax'], ['request.fee-tax 0.090.6']],
  [['IncreasedFeeInfo'], ['request.fee-increased 6 request.fee-distance 1260']],
])('the fee has the parts that %j turns on', async (on, said) => {
  for (const name of on) flags.add(name)
  const components = [
    { name: 'base', amount: 6 },
    { name: 'distance', amount: 1.26 },
  ]
  const quote = {
    fee: 7.26,
    currency: 'SGD',
    components,
    distance: 1260,
    expires_at: 600,
    pickup_eta: {},
    dropoff_eta: {},
  }
  const { textContent } = await shown({ quote, orderToPay: null })
  for (const text of said) expect(textContent).toContain(text)
  expect([/fee-tax/, /fee-increased/].filter((text) => text.test(textContent))).toHaveLength(said.length)
  flags.clear()
})

async function shown(context: object): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const state = { context: { editing: null, draft: emptyDraft, ...context } }
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
  return place
}
