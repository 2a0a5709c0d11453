// @vitest-environment happy-dom
import type { Place, WirePoint } from '@beckon/contract'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PlaceChoice, usePlace } from './use-place.ts'

const names = vi.hoisted(() => ({ next: [] as string[] }))
vi.mock('../address-picker/index.ts', () => {
  const reverse = async () => {
    const address = names.next.shift()
    return address === undefined ? undefined : { id: address, formatted_address: address, country_code: 'SG' }
  }
  return { useReverse: () => reverse, usePlaceDetails: () => async () => undefined }
})

const parts = {
  city: 'Singapore',
  countryCode: 'SG',
  postalCode: '1',
  street: 'Meranti Street',
  streetNumber: '12',
}
const initial = {
  id: undefined,
  address: '12 Meranti Street',
  point: { latitude: 1.3, longitude: 103.8 },
  parts,
}
const moved: WirePoint = { latitude: 1.301, longitude: 103.8 }
let root: Root
let place: PlaceChoice

function Probe({ onSeen }: { readonly onSeen: (now: PlaceChoice) => void }) {
  const now = usePlace(initial)
  useEffect(() => onSeen(now))
  return null
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('main'))
  await act(async () => root.render(<Probe onSeen={(now) => void (place = now)} />))
})
afterEach(() => act(async () => root.unmount()))

it('names the spot to which the pin was dragged, and goes back to the chosen address when asked', async () => {
  names.next = ['11 Limau Street', '9 Limau Street'] satisfies Place['formatted_address'][]
  await act(async () => place.movePin({ latitude: 1.3005, longitude: 103.8 }))
  await act(async () => place.movePin(moved))
  expect([place.chosen?.address, place.before]).toEqual(['9 Limau Street', '12 Meranti Street'])
  await act(async () => place.keepAddress())
  expect(place.chosen).toEqual({ ...initial, point: moved })
  expect(place.before).toBeUndefined()
})

it('has nothing to go back to where the spot has no name, or the same one', async () => {
  names.next = ['12 Meranti Street']
  await act(async () => place.movePin(moved))
  expect(place.before).toBeUndefined()
  await act(async () => place.movePin({ latitude: 1.4, longitude: 103.8 }))
  expect([place.chosen?.address, place.before]).toEqual(['12 Meranti Street', undefined])
})
