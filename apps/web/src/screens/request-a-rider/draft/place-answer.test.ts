import { expect, it } from 'vitest'
import { fillingOfAnswer } from './place-answer.ts'
import { type Destination, emptyDraft, type RequestDraft } from './request-draft.ts'

const placeRequest = { id: 'a', url: 'https://x/where#t', expiresAt: 1, taken: null, before: [] }
const answer = {
  latitude: 1.3,
  longitude: 103.8,
  address: '12 Garden Road',
  unit: '#05-11',
  building: '',
  notes: 'Ring twice',
  name: 'Mai Tan',
  phone: '9123 4567',
  precision: 'building' as const,
}
const point = { latitude: 1.3, longitude: 103.8 }
const typed: Destination = {
  address: 'Garden',
  point: { latitude: 1.2, longitude: 103.7 },
  precision: 'street',
  invented: false,
  pinChecked: false,
}

it('the customer’s pin and notes are used', () => {
  const { destination, unit, notes, name, phone } = fillingOfAnswer(emptyDraft, placeRequest, answer, true)
  expect(destination).toEqual({
    address: '12 Garden Road',
    point,
    precision: 'building',
    invented: true,
    pinChecked: true,
  })
  expect([unit, notes, name, phone]).toEqual(['#05-11', 'Ring twice', 'Mai Tan', '91234567'])
})

it('describes a point without an address by its coordinates', () => {
  const { destination } = fillingOfAnswer(emptyDraft, placeRequest, { ...answer, address: '' }, false)
  expect(destination.address).toBe('1.3, 103.8')
})

it('typed values stay where the customer left a field empty, and replaced ones are listed', () => {
  const draft: RequestDraft = {
    ...emptyDraft,
    destination: typed,
    building: 'Plaza',
    notes: 'Back door',
    toCheck: ['unit'],
  }
  const filled = fillingOfAnswer(draft, placeRequest, answer, false)
  // It is not marked as checked either.
  expect(filled).not.toHaveProperty('building')
  expect(filled.placeRequest?.before).toEqual(['Garden', 'Back door'])
  expect(filled.placeRequest?.taken).toEqual(answer)
})

it('does not list the customer’s own earlier answer as replaced', () => {
  const first = fillingOfAnswer(emptyDraft, placeRequest, answer, false)
  const draft = { ...emptyDraft, ...first }
  const second = fillingOfAnswer(
    draft,
    first.placeRequest ?? placeRequest,
    { ...answer, notes: 'Ring once' },
    false,
  )
  expect(second.notes).toBe('Ring once')
  expect(second.placeRequest?.before).toEqual([])
})

it('asks the shop to check the pin of an address that is exact to the street alone', () => {
  const { destination } = fillingOfAnswer(emptyDraft, placeRequest, { ...answer, precision: 'street' }, false)
  expect(destination).toMatchObject({ precision: 'street', pinChecked: false })
})
