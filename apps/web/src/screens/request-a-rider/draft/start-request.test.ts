// @vitest-environment happy-dom
import type { OrderRecord } from '@beckon/contract'
import { beforeEach, expect, it } from 'vitest'
import { startFromOrder, startEmpty, discardAside, restoreAside } from './start-request.ts'
import { draftStore, type StoredRequest, setAside } from './draft-store.ts'
import { emptyDraft } from './request-draft.ts'

const place = { identity: 'u', vendorId: 'v' }
const location = { address: '5 Garden Road', notes: '', latitude: 1.3, longitude: 103.8 }
const order = {
  customer: { name: 'Mai', phone_number: '+6591234567', location },
  order: { description: 'Cake', amount: 12.5, payment_method: 'PAID' },
  preordered_for: null,
} as OrderRecord
const again = () => startFromOrder({ ...place, country: 'SG' }, order)
const half: StoredRequest = {
  draft: { ...emptyDraft, name: 'Half' },
  key: 'half',
  sent: null,
  isPushed: false,
}
const kept = () => draftStore('u', 'v').read()
const aside = () => (setAside('u', 'v').read() ?? []).map(({ key }) => key)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('starts under a new key and is restored after a reload', () => {
  const one = again()
  expect(kept()).toMatchObject({ key: one.key, isCopy: true, sent: null, draft: { name: 'Mai' } })
  expect(again().key).not.toBe(one.key)
  expect(aside()).toEqual([])
})

it('sets an unfinished request aside and restores it', () => {
  draftStore('u', 'v').write(half)
  again()
  expect(aside()).toEqual(['half'])
  // An unchanged copy can be made again.
  again()
  expect(aside()).toEqual(['half'])
  restoreAside(place, half)
  expect(kept()?.draft.name).toBe('Half')
  expect(aside()).toEqual([])
})

it('sets aside a changed copy and an unanswered request', () => {
  const one = again()
  draftStore('u', 'v').write({ ...one, draft: { ...one.draft, notes: 'x' }, isCopy: false })
  const two = again()
  draftStore('u', 'v').write({ ...two, sent: sentOf() })
  again()
  expect(aside()).toEqual([two.key, one.key])
  expect(discardAside(place, two).map(({ key }) => key)).toEqual([one.key])
})

it('sets neither an empty form nor a sent request aside', () => {
  draftStore('u', 'v').write({ ...half, draft: { ...emptyDraft, paymentMethod: 'PAID' } })
  again()
  draftStore('u', 'v').write({ ...half, isPushed: true })
  again()
  expect(aside()).toEqual([])
})

const sentOf = (): StoredRequest['sent'] => ({
  vendor_id: 'vendor',
  customer: { name: 'Mai', phone_number: '+6591234567', location },
  order: { payment_method: 'PAID', amount: 12.5, description: '', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: 6,
  signature: 's',
})

it('starts an empty request and sets the unfinished one aside', () => {
  draftStore('u', 'v').write(half)
  const fresh = startEmpty(place, { ...half.draft, senderName: 'Tan', paymentMethod: 'PAID' })
  expect(fresh.draft).toEqual({ ...emptyDraft, senderName: 'Tan', paymentMethod: 'PAID' })
  expect(aside()).toEqual(['half'])
  expect(kept()?.key).toBe(fresh.key)
  startEmpty(place, fresh.draft)
  expect(aside()).toEqual(['half'])
})
