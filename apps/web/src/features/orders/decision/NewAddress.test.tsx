// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { CallError } from '@beckon/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { wholeOrder } from '../test/whole-order.ts'
import { NewAddress } from './NewAddress.tsx'

const { answers, reader } = vi.hoisted(() => ({ answers: [] as unknown[], reader: { mode: 'classic' } }))
vi.mock('../../../platform/session/index.ts', () => ({ useSession: () => reader }))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/answer-to.ts')),
  ...(await import('../../../platform/client/problem-of.ts')),
  useClient: () => ({ call: async () => answers.shift() }),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key, format: { amount: String } }) }
})
vi.mock('../../account-form/index.ts', async () => await import('../../account-form/FormFailure.tsx'))
vi.mock('../../place-form/index.ts', () => {
  const place = {
    chosen: { address: '7 Garden Road', point: { latitude: 1, longitude: 103 } },
    isNaming: false,
  }
  return {
    usePlace: () => place,
    PlaceField: ({ error }: { readonly error: string | undefined }) => <p data-error>{error}</p>,
  }
})

const refused: CallError = {
  kind: 'refused',
  status: 422,
  failure: {
    request_id: 'x',
    errors: [{ code: 'delivery.too-far', message: '', meta: { translation_key: 'request.error.too-far' } }],
  },
}

async function show() {
  const place = document.createElement('main')
  const root = createRoot(place)
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const onAnswer = vi.fn()
  const seen = (check: () => void) => act(async () => vi.waitFor(check, { timeout: 60_000 }))
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={cache}>
          <NewAddress order={wholeOrder()} onAnswer={onAnswer} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  return { place, seen, onAnswer, end: () => act(async () => root.unmount()) }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answers.length = 0
})

it('the reason why no rider goes there is shown at the address', async () => {
  answers.push({ ok: false, error: refused })
  const { place, seen, end } = await show()
  const violation = place.querySelector('[data-error]')
  await seen(() => expect(violation?.textContent).toBe('request.error.too-far'))
  expect(place.querySelector('[role=alert]')).toBeNull()
  await end()
})

it('sends the unit of the new door before its address', async () => {
  answers.push({ ok: true, answer: { result: { price: 3 } } })
  const { place, seen, onAnswer, end } = await show()
  await seen(() => expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ option: 'NEW_PIN' })))
  const [unit] = [...place.querySelectorAll('input')]
  await act(async () => {
    if (!unit) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(unit, '#05-01 ')
    unit.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await seen(() =>
    expect(onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ location: expect.objectContaining({ address: '#05-01, 7 Garden Road' }) }),
    ),
  )
  await end()
})

it('a failed price lookup is not shown as a refusal, and can be repeated', async () => {
  answers.push({ ok: false, error: { kind: 'offline' } }, { ok: true, answer: { result: { price: 3 } } })
  const { place, seen, onAnswer, end } = await show()
  const alert = () => place.querySelector('[role=alert]')
  await seen(() => expect(alert()).not.toBeNull())
  expect(place.querySelector('[data-error]')?.textContent).toBe('')
  await act(async () => alert()?.querySelector('button')?.click())
  await seen(() => expect(alert()).toBeNull())
  await seen(() => expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ option: 'NEW_PIN' })))
  await end()
})

it.each([
  ['classic', 'decision.plus'],
  ['guest', ''],
])('the mode %s shows the price: %j', async (mode, text) => {
  reader.mode = mode
  answers.push({ ok: true, answer: { result: { price: 3 } } })
  const { place, seen, onAnswer, end } = await show()
  await seen(() => expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ option: 'NEW_PIN' })))
  expect(place.querySelector('[role=status]')?.textContent).toBe(text)
  await end()
  reader.mode = 'classic'
})
