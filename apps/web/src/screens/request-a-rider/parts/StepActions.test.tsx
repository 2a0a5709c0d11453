// @vitest-environment happy-dom
import type { WireVendor } from '@beckon/contract'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft, type RequestDraft } from '../draft/request-draft.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import { StepActions } from './StepActions.tsx'
import { PaymentSection } from './payment/PaymentSection.tsx'

const { flags, limits } = vi.hoisted(() => ({ flags: new Set<string>(), limits: new Map<string, number>() }))
vi.mock('../../../platform/client/index.ts', () => ({
  useConfig: () => ({ country: 'SG', currency: 'SGD' }),
}))
vi.mock('../../../platform/clock/index.ts', () => ({ serverSeconds: () => 0 }))
vi.mock('../../../platform/session/index.ts', () => ({ useSession: () => ({ mode: 'classic' }) }))
vi.mock('../../../platform/flags/index.ts', () => ({ useFlag: (name: string) => flags.has(name) }))
vi.mock('../../../platform/parameters/index.ts', () => ({
  useCountryParameter: (name: string) => limits.get(name),
}))
vi.mock('../hooks/use-parcel-limits.ts', () => ({ useParcelLimits: () => ({}) }))
vi.mock('../hooks/use-express.ts', () => ({ useExpress: () => undefined }))
vi.mock('../../../features/parcel/index.ts', () => ({ useParcelText: () => String }))
vi.mock('../../../platform/texts/index.ts', () => ({
  useTexts: () => {
    const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
    return { t, say: t, format: { amount: String, dateTime: String } }
  },
}))

beforeEach(() => {
  flags.clear()
  limits.clear()
  flags.add('PayAtPickup')
  limits.set('riderAdvanceLimit', 150)
})

const cash: Partial<RequestDraft> = { paymentMethod: 'CASH_ON_DELIVERY', amount: '25.5' }
const summary = 'order.cash-advance-due25.5'
const line = 'payment.pay-at-pickup 25.5'

it('shows in the summary and beside the button the amount that the rider pays the shop', async () => {
  const text = await shown(cash)
  expect(text).toContain(summary)
  expect(text).toContain(line)
})

it.each<[string, Partial<RequestDraft>, () => void]>([
  ['the flag is off', cash, () => flags.clear()],
  ['the order is paid already', { ...cash, paymentMethod: 'PAID' }, () => undefined],
  ['the goods cost nothing', { ...cash, amount: '0' }, () => undefined],
  ['the amount is above the limit of a rider', { ...cash, amount: '150.01' }, () => undefined],
  ['the limit is not known', cash, () => limits.clear()],
])('shows no such amount where %s', async (_, draft, change) => {
  change()
  const text = await shown(draft)
  expect(text).not.toContain('order.cash-advance-due')
  expect(text).not.toContain('payment.pay-at-pickup')
})

it.each([
  [{ pay_at_pickup: { due: 20, paid: 0, returned: 0 } }, true],
  [{}, false],
])('follows the decision of the creation while an order is edited: %j', async (editing, isSaid) => {
  flags.clear()
  if (!isSaid) flags.add('PayAtPickup')
  expect((await shown(cash, editing)).includes(summary)).toBe(isSaid)
})

async function shown(draft: Partial<RequestDraft>, editing: object | null = null): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const context = { editing, problem: null, draft: { ...emptyDraft, ...draft } }
  const flow = { state: { context, matches: () => false }, send: () => undefined } as unknown as RequestFlow
  const location = { latitude: 1.3, longitude: 103.85 }
  const vendor = {
    vendor_id: 'shop',
    name: 'Shop',
    vendor_information: { location },
  } as unknown as WireVendor
  const methods = ['CASH_ON_DELIVERY', 'PAID'] as const
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <PaymentSection flow={flow} vendor={vendor} methods={methods} />
        <StepActions flow={flow} vendor={vendor} isPaying methods={methods} />
      </MantineProvider>,
    ),
  )
  const { textContent } = place
  await act(async () => root.unmount())
  return textContent ?? ''
}
