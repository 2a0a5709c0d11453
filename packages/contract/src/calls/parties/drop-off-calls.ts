import { ADDRESS_SEARCH_LENGTH } from '@beckon/domain/limits'
import { z } from 'zod'
import { mailedToken } from '../../wire/parties/account.ts'
import { vendorId } from '../../wire/common.ts'
import {
  placeRequestState,
  frequentDropOff,
  newSavedAddress,
  placeAnswer,
  placeQuestion,
  savedAddress,
} from '../../wire/parties/drop-off.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1'
const ofVendor = z.object({ vendorId })
const entry = ofVendor.extend({ id: z.string().min(1).max(64) })
const accountsOnly = ['classic', 'godroid'] as const

/** The answer is the list itself, as the specification has it. */
export const searchCustomers = defineCall({
  name: 'searchCustomers',
  method: 'GET',
  path: `${base}/addressbook/search-customers/:vendorId`,
  summary: 'Customers of the address book by name, phone or address.',
  audience: 'vendor',
  memberAction: 'address-book.read',
  viewable: true,
  rate: 300,
  params: ofVendor,
  query: z.object({ query: z.string().max(ADDRESS_SEARCH_LENGTH) }),
  answer: z.array(savedAddress),
})

export const saveCustomer = defineCall({
  name: 'saveCustomer',
  method: 'POST',
  path: `${base}/addressbook/:vendorId`,
  summary: 'Keep a customer; one with the same phone and address is changed.',
  audience: 'vendor',
  memberAction: 'address-book.edit',
  modes: accountsOnly,
  rate: 120,
  params: ofVendor,
  body: newSavedAddress,
  answer: z.object({ result: savedAddress }),
})

export const changeCustomer = defineCall({
  name: 'changeCustomer',
  method: 'PUT',
  path: `${base}/addressbook/:vendorId/:id`,
  summary: 'Change a customer of the address book.',
  audience: 'vendor',
  memberAction: 'address-book.edit',
  modes: accountsOnly,
  rate: 120,
  params: entry,
  body: newSavedAddress,
  answer: z.object({ result: savedAddress }),
})

export const deleteCustomer = defineCall({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: `${base}/addressbook/:vendorId/:id`,
  summary: 'Forget a customer of the address book.',
  audience: 'vendor',
  memberAction: 'address-book.edit',
  modes: accountsOnly,
  params: entry,
  answer: z.object({ result: z.literal(true) }),
})

export const frequentDropOffs = defineCall({
  name: 'frequentDropOffs',
  method: 'GET',
  path: `${base}/vendor/:vendorId/frequent-drop-offs`,
  summary: 'Who the vendor sends to most often of late.',
  audience: 'vendor',
  memberAction: 'address-book.read',
  viewable: true,
  params: ofVendor,
  answer: z.object({ result: z.array(frequentDropOff) }),
})

export const askForPlace = defineCall({
  name: 'askForPlace',
  method: 'POST',
  path: `${base}/vendor/:vendorId/asked-places`,
  summary: 'A link by which a customer says where they are; good for 24 hours.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  params: ofVendor,
  answer: z.object({ result: placeRequestState.extend({ url: z.string() }) }),
})

export const getAskedPlace = defineCall({
  name: 'getAskedPlace',
  method: 'GET',
  path: `${base}/vendor/:vendorId/asked-places/:id`,
  summary: 'Whether the customer has answered, and what.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 600,
  params: entry,
  answer: z.object({ result: placeRequestState }),
})

export const readPlaceQuestion = defineCall({
  name: 'readPlaceQuestion',
  method: 'POST',
  path: `${base}/asked-places/read`,
  summary: 'What a link asks, for the customer who opened it.',
  audience: 'open',
  rate: 60,
  body: z.object({ token: mailedToken }),
  answer: z.object({ result: placeQuestion }),
})

export const answerPlaceQuestion = defineCall({
  name: 'answerPlaceQuestion',
  method: 'POST',
  path: `${base}/asked-places/answer`,
  summary: 'The customer says where they are; until the link ends they may say it again.',
  audience: 'open',
  rate: 30,
  body: z.object({ token: mailedToken, answer: placeAnswer }),
  answer: z.object({ result: z.literal(true) }),
})
