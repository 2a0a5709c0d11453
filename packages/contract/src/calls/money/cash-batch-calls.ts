import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import { cashBalance, cashBatch } from '../../wire/money/desk.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/cash-batches'
const audience = 'operator'
const ofBatch = z.object({ id: z.uuid() })
const answer = z.object({ result: cashBatch })

export const listCashBalances = defineCall({
  name: 'listCashBalances',
  method: 'GET',
  path: '/api/ops/v1/cash-balances',
  summary: 'Cash of shops that no settlement and no batch has, the highest amounts first.',
  audience,
  action: 'money.read',
  /** Until the end of a day in the time zone of the country; all of it where absent. */
  query: z.object({
    until: z.iso.date().optional(),
    /** This shop only. */
    vendor_id: vendorId.optional(),
  }),
  answer: z.object({
    result: z.object({
      currency: z.string(),
      /** Of all shops; the list has the first thousand. */
      total: cashBalance.pick({ orders: true, collected: true, set_off: true, amount: true }),
      shops: z.array(cashBalance),
    }),
  }),
})

/** The caller makes the id. A repeated request with the same id gets the same batch. */
export const createCashBatch = defineCall({
  name: 'createCashBatch',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Prepare the settlement of cash for many shops; nothing is settled yet.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: ofBatch,
  body: z.object({
    until: z.iso.date(),
    /** These shops only; all where absent. */
    vendor_ids: z.array(vendorId).min(1).max(1000).optional(),
    reason,
  }),
  answer,
})

export const listCashBatches = defineCall({
  name: 'listCashBatches',
  method: 'GET',
  path: base,
  summary: 'Batches of cash settlements, newest first.',
  audience,
  action: 'money.read',
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.object({ result: z.array(cashBatch) }),
})

export const exportCashBatch = defineCall({
  name: 'exportCashBatch',
  method: 'GET',
  path: `${base}/:id/export`,
  summary: 'A batch as a CSV file, with a line for each shop.',
  audience,
  action: 'money.read',
  file: true,
  rate: 30,
  params: ofBatch,
  answer: z.unknown(),
})

export const settleCashBatch = defineCall({
  name: 'settleCashBatch',
  method: 'POST',
  path: `${base}/:id/settle`,
  summary: 'Write down that the shops of a batch have got their cash. It cannot be undone.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: ofBatch,
  body: z.object({ reason }),
  answer,
})

export const undoCashBatch = defineCall({
  name: 'undoCashBatch',
  method: 'POST',
  path: `${base}/:id/undo`,
  summary: 'Give the cash of a batch free that was not settled.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: ofBatch,
  body: z.object({ reason }),
  answer,
})
