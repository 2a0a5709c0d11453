import type { WireVendor } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import type { ChosenPlace } from '../place-form/index.ts'
import { blankDraft, draftOf, errorsFrom, errorsOf, type OutletDraft, payloadOf } from './outlet-draft.ts'

const draft: OutletDraft = {
  parentVendorId: 'sg-100',
  clientVendorId: 'EAST',
  name: 'East',
  unit: '#01-02',
  building: 'Plaza',
  phone: '91234567',
  riderInstructions: 'Back door',
  owners: ['mai@shop.test', ' '],
}
const place: ChosenPlace = {
  id: 'a',
  address: '7 Garden Road, Singapore',
  point: { latitude: 1.31, longitude: 103.86 },
  parts: {
    city: 'Singapore',
    countryCode: 'sg',
    postalCode: '123456',
    street: 'Garden Road',
    streetNumber: '7',
  },
}
const placedIn = (street: string): ChosenPlace => ({
  ...place,
  parts: { city: '', countryCode: 'SG', postalCode: '', streetNumber: '', street },
})

it.each<[string, Partial<OutletDraft>, ChosenPlace | undefined, number, object]>([
  ['nothing', {}, place, 1, {}],
  [
    'all that is asked for',
    { parentVendorId: '', clientVendorId: '', name: '', phone: '', owners: ['', 'mai'] },
    undefined,
    2,
    {
      parentVendorId: 'outlet.fault.parent-missing',
      clientVendorId: 'outlet.fault.id-missing',
      name: 'outlet.fault.label-missing',
      phone: 'outlet.fault.phone-missing',
      location: 'outlet.fault.address-missing',
      'owners.1': 'outlet.fault.email-invalid',
    },
  ],
  ['a phone that cannot be one', { phone: '12' }, place, 1, { phone: 'request.fault.phone-invalid' }],
  ['a phone of another country', { phone: '+36301234567' }, place, 1, {}],
  ['333 Thai letters', { riderInstructions: 'ก'.repeat(333) }, place, 1, {}],
  [
    '334 Thai letters',
    { riderInstructions: 'ก'.repeat(334) },
    place,
    1,
    { riderInstructions: 'address.error.notes-too-long' },
  ],
  ['a street of 255 bytes', {}, placedIn('あ'.repeat(85)), 1, {}],
  ['a street of 258 bytes', {}, placedIn('あ'.repeat(86)), 1, { location: 'address.error.address-too-long' }],
])('%s is wrong', (_what, change, chosen, parents, errors) =>
  expect(errorsOf({ ...draft, ...change }, { place: chosen, country: 'SG', parents })).toEqual(errors),
)

describe('violations from the service', () => {
  const problem = { key: 'k', code: 'outlet.invalid', fields: {}, meta: {} }

  it.each([
    [{ fields: { name: 'x', 'owners.1': 'y' } }, { name: 'x', 'owners.1': 'y' }],
    [{ fields: { location: 'address.error.abroad' } }, { location: 'address.error.abroad' }],
    [{ code: 'outlet.registered', key: 'registered' }, { clientVendorId: 'registered' }],
    [{ code: 'outlet.closed' }, {}],
  ])('%o is shown at %o', (change, errors) => expect(errorsFrom({ ...problem, ...change })).toEqual(errors))
})

it('is sent as it was typed, an owner by the line', () => {
  expect(payloadOf(draft, place, 'SG')).toEqual({
    parent_vendor_id: 'sg-100',
    client_vendor_id: 'EAST',
    name: 'East',
    address: '7 Garden Road, Singapore',
    latitude: 1.31,
    longitude: 103.86,
    rider_instructions: 'Back door',
    phone_number: '91234567',
    city: 'Singapore',
    users: ['mai@shop.test', ''],
    unit: '#01-02',
    building: 'Plaza',
    street: 'Garden Road',
    street_number: '7',
    postal_code: '123456',
    country_code: 'SG',
  })
})

describe('initial values', () => {
  const vendor = (vendor_id: string) => ({ vendor_id }) as WireVendor

  it.each([
    [['one'], 'one'],
    [['one', 'two'], ''],
  ])('of the parents %j it is %j', (parents, chosen) =>
    expect(blankDraft(parents.map(vendor)).parentVendorId).toBe(chosen),
  )

  it.each([
    ['+6591234567', '91234567'],
    ['+36301234567', '+36301234567'],
    ['', ''],
  ])('the phone %s reads %s', (phone, typed) => {
    const location = { unit: '', building: '', rider_instructions: '' }
    const outlet = {
      ...vendor('east'),
      parent_vendor_id: 'one',
      client_vendor_id: 'EAST',
      name: 'East',
      vendor_information: { location, contact: { phone } },
    } as WireVendor
    expect(draftOf(outlet, [], '+65')).toMatchObject({ phone: typed, owners: [''] })
  })
})
