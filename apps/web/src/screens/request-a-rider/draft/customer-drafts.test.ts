import type { FrequentDropOff, OrderRecord, SavedAddress } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import {
  copyOf,
  fillingOfDropOff,
  draftPatchOfCustomer,
  isCustomerChanged,
  isTyped,
  movedPin,
  savedAt,
  customerToSave,
} from './customer-drafts.ts'
import { emptyDraft, joinAddress, type RequestDraft } from './request-draft.ts'

const point = { latitude: 1.3, longitude: 103.8 }
const near = { latitude: 1.3005, longitude: 103.8 }
const far = { latitude: 1.35, longitude: 103.8 }
const saved: SavedAddress = {
  id: 's-1',
  name: 'Mai Tan',
  phone_number: '+6591234567',
  ...point,
  unit: '#04-12',
  building: 'Plaza',
  address_text: '5 Garden Road',
  address: '#04-12, Plaza, 5 Garden Road',
  notes: 'Ring twice',
}
const order = {
  customer: {
    name: 'Mai Tan',
    phone_number: '+6591234567',
    location: { address: '#04-12, Plaza, 5 Garden Road', notes: 'Ring', ...point },
  },
  order: { description: 'Cake', amount: 12.5, payment_method: 'PAID' },
  preordered_for: 5000,
} as OrderRecord
const chosen: RequestDraft = { ...emptyDraft, ...draftPatchOfCustomer(saved) }

describe('an order asked for again', () => {
  it('copies an order for collection as soon as possible', () => {
    expect(copyOf(order, 'SG')).toMatchObject({
      name: 'Mai Tan',
      phone: '+6591234567',
      notes: 'Ring',
      description: 'Cake',
      amount: '12.5',
      paymentMethod: 'PAID',
      preorderedFor: null,
      checksAge: false,
      vatNumber: '',
      destination: { point, pinChecked: true },
    })
  })

  it.each(['SG', 'HU'] as const)('has its unit and building once in %s', (country) => {
    const copy = copyOf(order, country)
    expect(copy.unit).toBe(country === 'SG' ? '#04-12' : '')
    expect(joinAddress(copy)).toBe('#04-12, Plaza, 5 Garden Road')
  })

  it('the unit is requested where the address has none', () => {
    const plain = { ...order.customer.location, address: '5 Garden Road, Singapore' }
    const copy = copyOf({ ...order, customer: { ...order.customer, location: plain } }, 'SG')
    expect(copy).toMatchObject({ unit: '', destination: { address: '5 Garden Road, Singapore' } })
  })

  it('keeps the proof of age and the VAT number of the earlier order', () => {
    const strict = { ...order.order, age_validation_required: true as const, vat_number: '12345678' }
    expect(copyOf({ ...order, order: strict }, 'SG')).toMatchObject({
      checksAge: true,
      vatNumber: '12345678',
    })
  })
})

describe('a frequent customer', () => {
  const dropOff: FrequentDropOff = {
    name: 'Mai Tan',
    phone_number: '+6591234567',
    address: '#04-12, Plaza, 5 Garden Road',
    unit_number: '',
    building: '',
    ...point,
    notes: 'As of last time',
    times: 3,
    last_order_id: 'o-1',
    last_at: 1,
    saved: null,
  }
  it('fills the form with the values of the last delivery', () => {
    const filling = fillingOfDropOff(dropOff, 'SG')
    expect(filling).toMatchObject({ unit: '#04-12', notes: 'As of last time', saved: null })
    expect(joinAddress({ ...emptyDraft, ...filling })).toBe(dropOff.address)
  })
  it('the address book’s place is used where it has the customer', () => {
    const filling = fillingOfDropOff({ ...dropOff, saved: { ...saved, ...near, notes: '' } }, 'SG')
    expect(filling).toMatchObject({
      building: 'Plaza',
      notes: 'As of last time',
      destination: { point: near },
    })
  })
})

describe('a pin that is moved', () => {
  const place = { formatted_address: '9 Hill Street', precision: 'street', invented: true, ...near } as never
  it('corrects the pin of a known customer nearby', () => {
    const destination = movedPin(chosen, near, place)
    expect(destination).toMatchObject({ address: '5 Garden Road', point: near, pinChecked: true })
    expect(savedAt(chosen, destination)).toBe(saved)
    expect(customerToSave({ ...chosen, destination })).toEqual({
      id: 's-1',
      entry: {
        name: 'Mai Tan',
        phone_number: '+6591234567',
        ...near,
        unit: '#04-12',
        building: 'Plaza',
        address_text: '5 Garden Road',
        notes: 'Ring twice',
      },
    })
  })
  it('a distant pin is another address, and the customer unknown', () => {
    const destination = movedPin(chosen, far, place)
    expect(destination).toMatchObject({ address: '9 Hill Street', point: far, invented: true })
    expect(savedAt(chosen, destination)).toBeNull()
  })
  it('keeps its address where reverse geocoding finds none', () => {
    expect(movedPin({ ...chosen, saved: null }, near, undefined).address).toBe('5 Garden Road')
  })
})

describe('stored customers', () => {
  it('nothing is stored without the user’s choice', () => {
    expect(customerToSave(chosen)).toBeNull()
    expect(customerToSave({ ...chosen, name: 'Mai Lim', notes: 'Once' })).toBeNull()
    expect(customerToSave({ ...chosen, saved: null })).toBeNull()
    expect(customerToSave({ ...emptyDraft, savesCustomer: true })).toBeNull()
  })
  it('stores a new customer, or the typed changes of a known one', () => {
    const placeRequest = { ...chosen, savesCustomer: true, name: ' Mai Lim ' }
    expect(customerToSave(placeRequest)).toMatchObject({ id: 's-1', entry: { name: 'Mai Lim' } })
    expect(customerToSave({ ...placeRequest, saved: null })).toMatchObject({
      id: null,
      entry: { unit: '#04-12' },
    })
  })
  it('offers to save a known customer with changed fields', () => {
    expect(isCustomerChanged(chosen)).toBe(false)
    expect(isCustomerChanged({ ...chosen, notes: 'Knock' })).toBe(true)
    expect(isCustomerChanged({ ...chosen, saved: null, notes: 'Knock' })).toBe(false)
  })
})

it('typed values are distinguished from prefilled ones', () => {
  expect(isTyped({ ...emptyDraft, paymentMethod: 'PAID', parcel: { grams: 1, sideCm: 1 } })).toBe(false)
  expect(isTyped({ ...emptyDraft, notes: 'x' })).toBe(true)
})
