import { expect, it } from 'vitest'
import { type OutletForm, outletViolations, outletTexts } from './index.ts'

const fine: OutletForm = {
  parentVendorId: 'sg-100',
  clientVendorId: 'EAST',
  name: 'East',
  phone: '+6591234567',
  point: { latitude: 1.3, longitude: 103.8 },
  owners: ['mai@shop.test', ' '],
  parents: 1,
}

it.each([
  [{}, []],
  [{ clientVendorId: ' ' }, ['clientVendorId: Please enter collection point ID']],
  [{ name: '' }, ['name: Please enter label']],
  [{ phone: '' }, ['phone: Please enter phone number']],
  [{ point: null }, ['location: Please select pickup address']],
  [{ owners: ['mai@shop.test', 'mai'] }, ['owners.1: Please enter a valid email']],
  [
    { owners: ['lin@shop.test', 'mai@shop.test', ' LIN@shop.test '] },
    ['owners.2: This person is already listed'],
  ],
  [{ parentVendorId: '' }, []],
  [{ parentVendorId: '', parents: 2 }, ['parentVendorId: Please select the main branch']],
  [
    { clientVendorId: '', name: '', phone: '', point: null, owners: ['x'] },
    [
      'clientVendorId: Please enter collection point ID',
      'name: Please enter label',
      'phone: Please enter phone number',
      'location: Please select pickup address',
      'owners.0: Please enter a valid email',
    ],
  ],
])('with %o: %o', (change, told) =>
  expect(
    outletViolations({ ...fine, ...change }).map(
      ({ field, violation }) => `${field}: ${outletTexts[violation]}`,
    ),
  ).toEqual(told),
)
