// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlaceForm } from './PlaceForm.tsx'

const { answer } = vi.hoisted(() => ({ answer: { error: undefined as unknown } }))
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/problem-of.ts')),
  queryKeys: { vendors: () => ['vendors'] },
  useClient: () => ({ call: async () => ({ ok: false, error: answer.error }) }),
  useConfig: () => ({ country: 'SG' }),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key, format: { duration: String } }) }
})
vi.mock('./PlaceField.tsx', () => ({ PlaceField: () => null }))
// Its box measures fonts, which the test's document does not have.
vi.mock('./RiderNotes.tsx', () => ({ RiderNotes: () => null }))
vi.mock('./use-place.ts', () => ({
  usePlace: (chosen: unknown) => ({ chosen, isNaming: false, whole: async () => chosen }),
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

const information: WireVendor['vendor_information'] = {
  name: 'Garden Kitchen',
  owners: [],
  contact: { phone: '' },
  currency: 'SGD',
  location: {
    address_text: '12 Garden Road',
    building: '',
    unit: '',
    city: 'Singapore',
    country_code: 'SG',
    postal_code: '',
    street: 'Garden Road',
    street_number: '12',
    latitude: 1.3,
    longitude: 103.8,
    rider_instructions: '',
  },
}
const vendor = { vendor_id: 'v', vendor_information: information } as WireVendor
const refused = (status: number, key: string): CallError => ({
  kind: 'refused',
  status,
  failure: { request_id: 'x', errors: [{ code: key, message: '', meta: { translation_key: key } }] },
})

it.each<[CallError, string]>([
  [{ kind: 'broken', status: 502 }, 'address.error.save'],
  [refused(500, 'error.unexpected'), 'address.error.save'],
  [{ kind: 'offline' }, 'error.offline'],
  [refused(422, 'address.error.notes-too-long'), 'address.error.notes-too-long'],
])('shows after a failed save of an address, by %o, the text %s', async (error, text) => {
  answer.error = error
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <PlaceForm vendor={vendor} submit="save" onSaved={() => undefined} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  const save = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'save')
  await act(async () => save?.click())
  await act(async () => vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()))
  expect(place.querySelector('[role=alert]')?.textContent).toBe(text)
  await act(async () => root.unmount())
})
