import { ADDRESS_SEARCH_LENGTH } from '@beckon/domain/limits'
import { z } from 'zod'
import { addressEntry, addressGiven } from '../../wire/programs/address.ts'
import { collectionPoint } from '../../wire/programs/collection-point.ts'
import { opaqueId, pageOf, pageQuery } from '../../wire/programs/common.ts'
import { defineProgramCall } from './define-program-call.ts'

const found = ['collection-point.not-found'] as const
const book = '/api/v1/collection-points/:collection_point/addresses'
const ofPoint = z.strictObject({ collection_point: opaqueId })
const entry = ofPoint.extend({ id: opaqueId })
const example = { collection_point: 'SG-SHOP' }
const address = {
  name: 'Mei Lin',
  phone: '+6591234567',
  address: '1 Fullerton Square',
  latitude: 1.2868,
  longitude: 103.8545,
}

export const listCollectionPoints = defineProgramCall({
  name: 'listCollectionPoints',
  method: 'GET',
  path: '/api/v1/collection-points',
  scope: 'read',
  group: 'Collection points',
  summary: 'List the collection points of the key.',
  rate: 300,
  errors: [],
  query: z.strictObject(pageQuery),
  answer: pageOf(collectionPoint),
  example: { query: { limit: '10' } },
})

export const getCollectionPoint = defineProgramCall({
  name: 'getCollectionPoint',
  method: 'GET',
  path: '/api/v1/collection-points/:id',
  scope: 'read',
  group: 'Collection points',
  summary: 'Read a collection point.',
  rate: 300,
  errors: found,
  params: z.strictObject({ id: opaqueId }),
  answer: collectionPoint,
  example: { params: { id: 'SG-SHOP' } },
})

export const listAddresses = defineProgramCall({
  name: 'listAddresses',
  method: 'GET',
  path: book,
  scope: 'address-book',
  group: 'Address book',
  summary: 'List the address book of a collection point.',
  rate: 300,
  errors: found,
  params: ofPoint,
  query: z.strictObject(pageQuery),
  answer: pageOf(addressEntry),
  example: { params: example, query: { limit: '10' } },
})

export const searchAddresses = defineProgramCall({
  name: 'searchAddresses',
  method: 'POST',
  path: `${book}/search`,
  scope: 'address-book',
  group: 'Address book',
  summary: 'Find customers in the address book by name, phone or address.',
  description: 'Answers at most 20 entries, the last changed first.',
  rate: 300,
  errors: found,
  params: ofPoint,
  body: z.strictObject({
    text: z.string().min(2).max(ADDRESS_SEARCH_LENGTH).describe('Words that an entry has all of.'),
  }),
  answer: z.object({ data: z.array(addressEntry) }),
  example: { params: example, body: { text: 'mei' } },
})

export const createAddress = defineProgramCall({
  name: 'createAddress',
  method: 'POST',
  path: book,
  scope: 'address-book',
  group: 'Address book',
  summary: 'Add a customer to the address book.',
  description: 'One with the same phone at the same door is changed instead.',
  rate: 300,
  errors: [...found, 'address.invalid'],
  created: '/api/v1/collection-points/{collection_point}/addresses/{id}',
  params: ofPoint,
  body: addressGiven,
  answer: addressEntry,
  example: { params: example, body: address },
})

export const getAddress = defineProgramCall({
  name: 'getAddress',
  method: 'GET',
  path: `${book}/:id`,
  scope: 'address-book',
  group: 'Address book',
  summary: 'Read an entry of the address book.',
  rate: 300,
  errors: [...found, 'address.not-found'],
  params: entry,
  answer: addressEntry,
  example: { params: { ...example, id: 'a1' } },
})

export const replaceAddress = defineProgramCall({
  name: 'replaceAddress',
  method: 'PUT',
  path: `${book}/:id`,
  scope: 'address-book',
  group: 'Address book',
  summary: 'Replace an entry of the address book.',
  rate: 300,
  errors: [...found, 'address.not-found', 'address.invalid'],
  params: entry,
  body: addressGiven,
  answer: addressEntry,
  example: { params: { ...example, id: 'a1' }, body: address },
})

export const deleteAddress = defineProgramCall({
  name: 'deleteAddress',
  method: 'DELETE',
  path: `${book}/:id`,
  scope: 'address-book',
  group: 'Address book',
  summary: 'Delete an entry of the address book.',
  rate: 300,
  errors: [...found, 'address.not-found'],
  params: entry,
  answer: z.object({ deleted: z.literal(true) }),
  example: { params: { ...example, id: 'a1' } },
})
