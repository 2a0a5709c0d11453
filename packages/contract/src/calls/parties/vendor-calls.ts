import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { memberRole, owner, signInName } from '../../wire/parties/account.ts'
import { latitude, line, lines, longitude, vendorId } from '../../wire/common.ts'
import { deliveryArea, outletPayload, vendor } from '../../wire/parties/vendor.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1'

export const listVendors = defineCall({
  name: 'listVendors',
  method: 'GET',
  path: `${base}/vendors`,
  summary: 'The vendors and outlets that the signed-in user may act for.',
  audience: 'vendor',
  memberAction: 'business.read',
  viewable: true,
  answer: z.object({ result: z.object({ vendors: z.array(vendor) }) }),
})

export const getVendor = defineCall({
  name: 'getVendor',
  method: 'GET',
  path: `${base}/vendor/:id`,
  summary: 'One vendor or outlet.',
  audience: 'vendor',
  memberAction: 'business.read',
  viewable: true,
  params: z.object({ id: vendorId }),
  answer: z.object({ result: vendor }),
})

export const getDeliveryArea = defineCall({
  name: 'getDeliveryArea',
  method: 'GET',
  path: `${base}/vendor/:id/delivery-area`,
  summary: 'Where an outlet delivers; null where only the country’s distance limits.',
  audience: 'vendor',
  memberAction: 'business.read',
  viewable: true,
  params: z.object({ id: vendorId }),
  answer: z.object({ result: z.object({ delivery_area: deliveryArea.nullable() }) }),
})

export const parameterName = z.enum([
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'maxDistanceKm',
  'maxWeightKg',
  'maxSideCm',
  'tariff',
  'taxPercent',
  'quoteSeconds',
  'searchSeconds',
  'riderAdvanceLimit',
  'riderCashLimit',
  'riderPay',
  'riderParcels',
  'proofPhotoDays',
  'messageDays',
  'callDays',
  'riderDocuments',
  'riderDocumentDays',
  'moneyApprovalLimit',
  'riderStrikeDays',
  'exceptionSeconds',
])

export const getCountryParameter = defineCall({
  name: 'getCountryParameter',
  method: 'GET',
  path: `${base}/get-country-parameter/:name`,
  summary: 'A setting of the country, as text.',
  audience: 'open',
  // The settings of riders, limits of operators and those of exceptions are for operators only.
  params: z.object({
    name: parameterName.exclude([
      'riderCashLimit',
      'riderPay',
      'riderParcels',
      'riderDocuments',
      'riderDocumentDays',
      'moneyApprovalLimit',
      'riderStrikeDays',
      'exceptionSeconds',
    ]),
  }),
  answer: z.object({ result: z.string() }),
})

/** Where riders collect. Bytes are counted by the domain's rules for saved addresses. */
export const putVendorAddress = defineCall({
  name: 'putVendorAddress',
  method: 'PUT',
  path: `${base}/vendor/:id/address`,
  summary: 'Say where a vendor is.',
  audience: 'vendor',
  memberAction: 'outlets.manage',
  modes: ['classic', 'godroid'],
  params: z.object({ id: vendorId }),
  body: z.object({
    address_text: line(textLengths.address),
    unit: line(textLengths.unit),
    notes: lines(textLengths.notes),
    building: line(textLengths.building),
    city: line(200),
    country_code: z.string().length(2),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    postal_code: line(40),
    street_address: line(1000),
  }),
  answer: z.object({ result: vendor }),
})

export const listOwners = defineCall({
  name: 'listOwners',
  method: 'GET',
  path: `${base}/vendor/:id/owners`,
  summary: 'Who may act for a vendor, and who is invited to.',
  audience: 'vendor',
  memberAction: 'people.read',
  modes: ['classic'],
  params: z.object({ id: vendorId }),
  answer: z.object({
    result: z.object({
      owners: z.array(owner),
      /** `roles`: those that the caller may give to people who are invited. */
      can: z.object({ invite: z.boolean(), roles: z.array(memberRole) }),
    }),
  }),
})

export const inviteOwner = defineCall({
  name: 'inviteOwner',
  method: 'POST',
  path: `${base}/vendor/:id/owners`,
  summary: 'Invite somebody to act for a vendor, by mail.',
  audience: 'vendor',
  memberAction: 'people.manage',
  modes: ['classic'],
  rate: 20,
  params: z.object({ id: vendorId }),
  body: z.object({ email_address: signInName, role: memberRole.default('owner') }),
  answer: z.object({ result: owner }),
})

export const removeOwner = defineCall({
  name: 'removeOwner',
  method: 'DELETE',
  path: `${base}/vendor/:id/owners/:ownerId`,
  summary: 'Somebody may no longer act for a vendor, or is no longer invited.',
  audience: 'vendor',
  memberAction: 'people.manage',
  modes: ['classic'],
  params: z.object({ id: vendorId, ownerId: z.string().min(1).max(100) }),
  answer: z.object({ result: z.literal(true) }),
})

export const setMemberRole = defineCall({
  name: 'setMemberRole',
  method: 'PUT',
  path: `${base}/vendor/:id/owners/:ownerId/role`,
  summary: 'Give a person of a vendor another role; it counts at once.',
  audience: 'vendor',
  memberAction: 'people.manage',
  modes: ['classic'],
  rate: 60,
  params: z.object({ id: vendorId, ownerId: z.string().min(1).max(100) }),
  body: z.object({ role: memberRole }),
  answer: z.object({ result: owner }),
})

export const createOutlet = defineCall({
  name: 'createOutlet',
  method: 'POST',
  path: `${base}/outlet`,
  summary: 'Add a collection point to a parent; it becomes available in a few minutes.',
  audience: 'vendor',
  memberAction: 'outlets.manage',
  modes: ['classic'],
  idempotent: true,
  rate: 30,
  body: outletPayload,
  answer: z.object({ result: vendor }),
})

export const updateOutlet = defineCall({
  name: 'updateOutlet',
  method: 'PUT',
  path: `${base}/outlet/:id`,
  summary: 'Change a collection point; its id and its parent stay.',
  audience: 'vendor',
  memberAction: 'outlets.manage',
  modes: ['classic'],
  rate: 60,
  params: z.object({ id: vendorId }),
  body: outletPayload,
  answer: z.object({ result: vendor }),
})
