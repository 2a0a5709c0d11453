import { z } from 'zod'
import { amount, orderId, unixSeconds, vendorId } from '../../wire/common.ts'
import {
  discount,
  newVoucher,
  operatedVoucher,
  typedCode,
  voucherDetails,
  voucherUse,
} from '../../wire/ordering/voucher.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/voucher'
const ops = '/api/ops/v1/vouchers'

/** The fee must be a quoted one. Wrong codes are counted, so that codes cannot be guessed. */
export const validateVoucher = defineCall({
  name: 'validateVoucher',
  method: 'POST',
  path: `${base}/validate`,
  summary: 'Lower a quoted fee by a voucher; the lower fee has a signature of its own.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  body: z.object({
    code: typedCode,
    order: z.object({
      /** When it is to be collected; for an order at once, now. */
      order_time: unixSeconds,
      delivery_fee: amount,
      signature: z.string().max(4000),
      /** An edited order keeps its voucher. */
      order_id: orderId.optional(),
    }),
    vendor_id: vendorId,
  }),
  answer: discount,
})

export const getVoucher = defineCall({
  name: 'getVoucher',
  method: 'GET',
  path: `${base}/:code`,
  summary: 'What a voucher says, to whoever may use it.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  params: z.object({ code: typedCode }),
  answer: z.object({ result: voucherDetails }),
})

export const makeVoucher = defineCall({
  name: 'makeVoucher',
  method: 'POST',
  path: ops,
  summary: 'A code that lowers fees in the country; its terms never change.',
  audience: 'operator',
  action: 'vouchers.manage',
  body: newVoucher,
  answer: z.object({ result: operatedVoucher }),
})

export const listVouchers = defineCall({
  name: 'listVouchers',
  method: 'GET',
  path: ops,
  summary: 'The vouchers of the country with how often each was used, newest first.',
  audience: 'operator',
  action: 'vouchers.read',
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.object({ result: z.array(operatedVoucher) }),
})

export const stopVoucher = defineCall({
  name: 'stopVoucher',
  method: 'POST',
  path: `${ops}/:code/stop`,
  summary: 'A voucher that counts no more; orders that have it keep it.',
  audience: 'operator',
  action: 'vouchers.manage',
  params: z.object({ code: typedCode }),
  body: newVoucher.pick({ reason: true }),
  answer: z.object({ result: operatedVoucher }),
})

export const listVoucherUses = defineCall({
  name: 'listVoucherUses',
  method: 'GET',
  path: `${ops}/:code/uses`,
  summary: 'The orders that a voucher was used for, newest first.',
  audience: 'operator',
  action: 'vouchers.read',
  params: z.object({ code: typedCode }),
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(200) }),
  answer: z.object({ result: z.array(voucherUse) }),
})
