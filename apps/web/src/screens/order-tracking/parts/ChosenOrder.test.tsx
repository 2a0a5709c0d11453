// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { CallError } from '@beckon/contract/client'
import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { CallFailed } from '../../../platform/client/index.ts'
import { ChosenOrder } from './ChosenOrder.tsx'

vi.mock('../../../features/orders/index.ts', () => ({ OrderDetail: () => null, RidersMap: () => null }))
vi.mock('../../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key }) }
})

const refused = (code: string): CallError => ({
  kind: 'refused',
  status: 404,
  failure: { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: `error ${code}` } }] },
})

it.each([
  ['there is none', refused('order.not-found'), 'tracking.unknown-title', 'error.offline'],
  ['nobody could be asked', { kind: 'offline' } as const, 'error.offline', 'tracking.unknown-title'],
])('the text is %s', async (_what, error, said, unsaid) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  const retry = vi.fn()
  const choice = {
    chosenId: 'shop-1',
    chosen: undefined,
    isUnknown: true,
    choose: () => undefined,
    retry,
    error: new CallFailed('getOrder', error),
  }
  await act(async () =>
    root.render(
      <MantineProvider>
        <ChosenOrder ref={createRef()} choice={choice} orders={[]} />
      </MantineProvider>,
    ),
  )
  expect(place.textContent).toContain(said)
  expect(place.textContent).not.toContain(unsaid)
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click())
  expect(retry).toHaveBeenCalled()
  await act(async () => root.unmount())
})
