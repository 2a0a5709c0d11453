import type { WireVendor } from '@beckon/contract'
import { expect, it } from 'vitest'
import { problemOfDraft } from './check-draft.ts'
import { orderOf } from './order-of-draft.ts'
import { isGuests, originOf } from './origin-of.ts'
import { emptyDraft, type RequestDraft } from './request-draft.ts'

const vendorAt = (latitude: number | null) =>
  ({ vendor_id: 'v', vendor_information: { location: { latitude, longitude: latitude } } }) as WireVendor
const guest = vendorAt(null)
const point = { latitude: 1.3, longitude: 103.8 }
const draft: RequestDraft = {
  ...emptyDraft,
  phone: '91234567',
  senderName: ' Mei ',
  senderPhone: '9111 2222',
  senderEmail: ' mei@home.test ',
  senderAddress: '5 Garden Road',
  senderPoint: point,
  senderNotes: 'Blue door',
}

it('collects from the vendor’s place, and from a guest’s entered address', () => {
  expect(originOf(vendorAt(1), draft).point).toEqual({ latitude: 1, longitude: 1 })
  expect(originOf(guest, draft).point).toEqual(point)
  expect(originOf(guest, emptyDraft).point).toBeNull()
  expect([isGuests(guest), isGuests(vendorAt(1))]).toEqual([true, false])
})

it('sends a guest as sender, and no sender for a vendor', () => {
  const order = (typed: RequestDraft) =>
    orderOf({ config: { country: 'SG' } as never, vendor: guest }, typed, { fee: 6, signature: 's' })
  expect(order(draft).sender).toEqual({
    name: 'Mei',
    email: 'mei@home.test',
    phone_number: '+6591112222',
    location: { ...point, address: '5 Garden Road', notes: 'Blue door' },
  })
  expect(order(emptyDraft).sender).toBeUndefined()
})

it('requires a guest’s name and address before the other fields', () => {
  const rules = {
    vendorId: 'v',
    country: 'SG',
    currency: 'SGD',
    step: 'details',
    methods: [],
    limits: { maxWeightGrams: null, maxSideCm: null } as never,
    now: 0,
  } as const
  expect(problemOfDraft(emptyDraft, { ...rules, needsSender: true })?.key).toBe(
    'request.fault.sender-address-missing',
  )
  expect(problemOfDraft(draft, { ...rules, needsSender: true })?.fields).not.toHaveProperty('senderName')
  expect(problemOfDraft(emptyDraft, rules)?.fields).not.toHaveProperty('senderName')
})
