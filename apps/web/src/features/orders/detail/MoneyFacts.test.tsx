// @vitest-environment happy-dom
import type { OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { MoneyFacts } from './MoneyFacts.tsx'
import { wholeOrder } from '../test/whole-order.ts'

vi.mock('../../../platform/texts/index.ts', () => ({
  useTexts: () => ({ t: (key: string) => key, format: { amount: String } }),
}))

const nothing = { due: 0, collected: 0, short: 0, settled: 0 }
const due = { due: 25.5, paid: 0, returned: 0 }
const paid = { due: 25.5, paid: 25.5, returned: 0 }
const delivered = { due: 25.5, collected: 25.5, short: 0, settled: 25.5 }

it.each<[string, Partial<OrderRecord>, string[]]>([
  [
    'before the collection',
    { cash: { ...nothing, due: 25.5 }, pay_at_pickup: due },
    ['order.cash-advance-due 25.5', 'order.door-due 25.5'],
  ],
  [
    'after the collection',
    { cash: { ...nothing, due: 25.5 }, pay_at_pickup: paid },
    ['order.cash-advance-paid 25.5', 'order.door-due 25.5'],
  ],
  [
    'after the delivery, once',
    { cash: delivered, pay_at_pickup: paid },
    ['order.cash-advance-paid 25.5', 'order.door-collected 25.5'],
  ],
  [
    'after the return',
    { cash: nothing, pay_at_pickup: { ...paid, returned: 25.5 } },
    ['order.cash-advance-paid 25.5', 'order.cash-advance-returned 25.5'],
  ],
  ['without pay at pickup', { cash: delivered }, ['order.door-collected 25.5', 'order.cash-settled 25.5']],
])('shows what the rider pays the shop %s', async (_, money, lines) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('dl')
  const root = createRoot(place)
  const order = wholeOrder(money)
  const record = { ...order, order: { ...order.order, payment_method: 'PAYMENT_ON_DELIVERY' as const } }
  await act(async () => root.render(<MoneyFacts order={record} />))
  const shown = [...place.querySelectorAll('[data-money]')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' '),
  )
  expect(shown).toEqual(lines)
  await act(async () => root.unmount())
})
