import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import { shop } from '../../wire/operations/shop.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

export const setTestShop = defineCall({
  name: 'setTestShop',
  method: 'PUT',
  path: '/api/ops/v1/vendors/:id/test-shop',
  summary:
    'Make a shop with its outlets a test shop, or end that: its people then place orders with simulated riders, without money and messages.',
  audience: 'operator',
  action: 'shops.manage',
  rate: 20,
  params: z.object({ id: vendorId }),
  body: z.object({ is_test_shop: z.boolean(), reason }),
  answer: z.object({ result: shop }),
})
