import { z } from 'zod'
import { clockHours, vendorId } from '../../wire/common.ts'
import { shop } from '../../wire/operations/shop.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

export const setShopHours = defineCall({
  name: 'setShopHours',
  method: 'PUT',
  path: '/api/ops/v1/vendors/:id/hours',
  summary: 'Set opening hours of a shop within those of the country; null for those of the country.',
  audience: 'operator',
  action: 'shops.manage',
  rate: 60,
  params: z.object({ id: vendorId }),
  body: z.object({ hours: clockHours.nullable(), reason }),
  answer: z.object({ result: shop }),
})
