// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { DecisionCard } from './decision/index.ts'
import { wholeOrder } from './test/whole-order.ts'
import { useOrderWithoutGuestCharges } from './use-order-without-guest-charges.ts'

const reader = vi.hoisted(() => ({ mode: 'classic' }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => reader }))
vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ country: 'SG' }) }))
vi.mock('../../platform/parameters/index.ts', () => ({ useCountryParameter: () => undefined }))
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, format: { amount: String, duration: String } }) }
})
vi.mock('../account-form/index.ts', () => ({ FormFailure: () => null }))
vi.mock('./decision/DecisionFields.tsx', () => ({ DecisionFields: () => null }))
vi.mock('./decision/DecisionTimer.tsx', () => ({ DecisionTimer: () => null }))
vi.mock('./decision/use-decide.ts', () => ({ useDecide: () => ({ problem: null }) }))

async function shown(mode: string, element: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  reader.mode = mode
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<MantineProvider env="test">{element}</MantineProvider>))
  const copy = place.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  return copy
}

const charged = wholeOrder({
  decision: {
    position: 0,
    cause: 'UNREACHABLE',
    note: '',
    opened_at: 0,
    answer_by: 300,
    options: [
      { option: 'TRY_AGAIN', price: 2.5 },
      { option: 'NEW_PIN', price: 2.5 },
      { option: 'RAISE_FEE', price: 1.25 },
      { option: 'BRING_BACK', price: 2.5 },
    ],
    fallback: 'BRING_BACK',
  },
  charges: [{ kind: 'TRY_AGAIN', amount: 2.5 }],
  milestones: [
    { kind: 'CHARGED', at: 1, charge: 'TRY_AGAIN', amount: 2.5 },
    { kind: 'ASKED', at: 1, cause: 'UNREACHABLE' },
  ],
})

it('offers a shop its choices with their prices, and a guest those that are free to guests without any', async () => {
  const card = <DecisionCard order={charged} />
  const ofShop = await shown('classic', card)
  expect(ofShop.querySelectorAll('[data-option]')).toHaveLength(4)
  expect(ofShop.textContent).toContain('decision.plus 2.5')
  const ofGuest = await shown('guest', card)
  const options = [...ofGuest.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'))
  expect(options).toEqual(['TRY_AGAIN', 'NEW_PIN', 'BRING_BACK'])
  expect(ofGuest.textContent).not.toMatch(/2\.5|1\.25|decision\.(plus|from|free|hint\.NEW_PIN)/u)
})

it('leaves charges out of the order of a guest, who never pays them', async () => {
  expect((await shown('classic', <Charges />)).querySelector('output')?.textContent).toBe(
    'TRY_AGAIN|CHARGED,ASKED',
  )
  expect((await shown('guest', <Charges />)).querySelector('output')?.textContent).toBe('|ASKED')
})

function Charges() {
  const { charges, milestones } = useOrderWithoutGuestCharges(charged)
  const kinds = [charges, milestones].map((list) => list.map(({ kind }) => kind).join())
  return <output>{kinds.join('|')}</output>
}
