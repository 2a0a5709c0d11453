// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '../../draft/request-draft.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { DestinationMap } from './DestinationMap.tsx'

const { shown } = vi.hoisted(() => ({ shown: { hasPin: true, pins: [] as unknown[] } }))
vi.mock('../../../../features/address-picker/index.ts', () => ({
  PinMap: ({ pin }: { pin: unknown }) => {
    shown.pins.push(pin)
    return null
  },
}))
vi.mock('../../../../features/delivery-area/index.ts', () => ({
  AreaNote: () => null,
  useDeliveryArea: () => undefined,
}))
vi.mock('../../../../platform/flags/index.ts', () => ({ useFlag: () => shown.hasPin }))
vi.mock('../../../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))
vi.mock('../../hooks/use-move-pin.ts', () => ({ useMovePin: () => () => undefined }))

beforeEach(() => {
  shown.pins.length = 0
})

const point = { latitude: 1.3, longitude: 103.85 }

async function mapOf(hasPin: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  shown.hasPin = hasPin
  const send = vi.fn()
  const destination = {
    address: 'Garden Road',
    point,
    precision: 'street',
    invented: false,
    pinChecked: false,
  } as const
  const context = { origin: { vendorId: 'v', point }, draft: { ...emptyDraft, destination }, editing: null }
  const flow = { state: { context }, send } as unknown as RequestFlow
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <DestinationMap flow={flow} destination={destination} />
      </MantineProvider>,
    ),
  )
  const text = place.textContent
  await act(async () => root.unmount())
  return { text, sent: send.mock.calls.flat(), pin: shown.pins.at(-1) }
}

it('asks the user to check the pin of an imprecise address', async () => {
  const { text, sent, pin } = await mapOf(true)
  expect(text).toContain('request.pin-check')
  expect(pin).toEqual(point)
  expect(sent).toEqual([])
})

it('accepts the address alone where pins are turned off', async () => {
  const { text, sent, pin } = await mapOf(false)
  expect(text).not.toContain('request.pin')
  expect(pin).toBeUndefined()
  expect(sent).toEqual([{ type: 'PIN_CHECKED' }])
})
