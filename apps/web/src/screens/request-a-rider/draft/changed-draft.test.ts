import { expect, it } from 'vitest'
import { changed } from './changed-draft.ts'
import { type Destination, emptyDraft, type RequestDraft } from './request-draft.ts'

const pasted: RequestDraft = {
  ...emptyDraft,
  name: 'Mai',
  toCheck: ['name', 'phone', 'address'],
  pendingPlace: { text: '12 Garden Road', point: null },
}
const destination: Destination = {
  address: '12 Garden Road',
  point: { latitude: 1.3, longitude: 103.8 },
  precision: 'building',
  invented: false,
  pinChecked: true,
}

it('a changed field loses its mark', () => {
  const draft = changed(pasted, { name: 'Mai Tan' })
  expect(draft.toCheck).toEqual(['phone', 'address'])
  expect(draft.pendingPlace).toEqual(pasted.pendingPlace)
})

it('ends the place lookup once there is a place', () => {
  const draft = changed(pasted, { destination })
  expect(draft).toMatchObject({ toCheck: ['name', 'phone'], pendingPlace: null, destination })
})

it('the change marks the fields that need a check', () => {
  expect(changed(pasted, { destination, toCheck: ['address'] }).toCheck).toEqual(['address'])
  const pendingPlace = { text: '7 Market Lane', point: null }
  expect(changed(pasted, { destination: null, pendingPlace }).pendingPlace).toEqual(pendingPlace)
})
