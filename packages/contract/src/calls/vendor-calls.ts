import { z } from 'zod'
import { vendorId } from '../wire/common.ts'
import { vendor } from '../wire/vendor.ts'
import { defineCall } from './define-call.ts'

const base = '/api/orders/v1'

export const listVendors = defineCall({
  name: 'listVendors',
  method: 'GET',
  path: `${base}/vendors`,
  summary: 'The vendors and outlets that the signed-in user may act for.',
  audience: 'vendor',
  answer: z.object({ result: z.object({ vendors: z.array(vendor) }) }),
})

export const getVendor = defineCall({
  name: 'getVendor',
  method: 'GET',
  path: `${base}/vendor/:id`,
  summary: 'One vendor or outlet.',
  audience: 'vendor',
  params: z.object({ id: vendorId }),
  answer: z.object({ result: vendor }),
})

export const parameterName = z.enum([
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
])

export const getCountryParameter = defineCall({
  name: 'getCountryParameter',
  method: 'GET',
  path: `${base}/get-country-parameter/:name`,
  summary: 'A setting of the country, as text.',
  audience: 'open',
  params: z.object({ name: parameterName }),
  answer: z.object({ result: z.string() }),
})
