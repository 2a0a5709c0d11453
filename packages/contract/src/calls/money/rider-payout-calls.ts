import { payoutStates } from '@beckon/domain/rider'
import { z } from 'zod'
import { amount, flag, unixSeconds } from '../../wire/common.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/rider-payouts'
const audience = 'operator'
const runId = z.uuid()

const payoutRun = z.object({
  id: runId,
  /** The last day of earnings in the run, in the time zone of the country. */
  until: z.iso.date(),
  net_cash: z.boolean(),
  currency: z.string(),
  riders: z.number().int(),
  /** Riders whose earnings are below zero after corrections: they stay open for the next run. */
  carried_riders: z.number().int(),
  earned: amount,
  cash_set_off: amount,
  paid: amount,
  created_at: unixSeconds,
  state: z.enum(payoutStates),
  /** When it was marked as paid, or cancelled; null while it is open. */
  decided_at: unixSeconds.nullable(),
})
export type PayoutRun = z.infer<typeof payoutRun>

/** A run as it would be now. */
const payoutPreview = payoutRun
  .pick({ currency: true, riders: true, carried_riders: true, earned: true, cash_set_off: true, paid: true })
  .extend({
    /** The riders with the largest payouts first; at most 500. */
    payouts: z.array(
      z.object({
        rider_id: riderId,
        name: z.string().nullable(),
        earned: amount,
        cash_set_off: amount,
        paid: amount,
      }),
    ),
  })
export type PayoutPreview = z.infer<typeof payoutPreview>

/** The caller makes the id. A repeated request with the same id gets the same run. */
export const createPayoutRun = defineCall({
  name: 'createPayoutRun',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Enter a payout of all earnings of riders that no run has yet, until the end of a day.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: z.object({ id: runId }),
  body: z.object({
    until: z.iso.date(),
    /** Whether cash in hand is set off against the earnings of its rider. */
    net_cash: z.boolean(),
    /** Totals that the caller has seen in a preview: the run is refused where they have changed. */
    expected: payoutRun.pick({ riders: true, paid: true }).optional(),
    reason,
  }),
  answer: z.object({ result: payoutRun }),
})

export const listPayoutRuns = defineCall({
  name: 'listPayoutRuns',
  method: 'GET',
  path: base,
  summary: 'The payout runs of riders, newest first.',
  audience,
  action: 'money.read',
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.object({ result: z.array(payoutRun) }),
})

export const readPayoutRun = defineCall({
  name: 'readPayoutRun',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A payout run as a CSV file, with a line for each rider.',
  audience,
  action: 'money.read',
  file: true,
  rate: 30,
  params: z.object({ id: runId }),
  answer: z.unknown(),
})

export const previewPayoutRun = defineCall({
  name: 'previewPayoutRun',
  method: 'GET',
  path: '/api/ops/v1/rider-payout-preview',
  summary: 'The payout run that would be made now, with the share of each rider. Nothing is stored.',
  audience,
  action: 'money.read',
  rate: 60,
  query: z.object({ until: z.iso.date(), net_cash: flag }),
  answer: z.object({ result: payoutPreview }),
})

export const markPayoutRunPaid = defineCall({
  name: 'markPayoutRunPaid',
  method: 'POST',
  path: `${base}/:id/paid`,
  summary: 'Write down that the payouts of a run were paid. It cannot be cancelled after that.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: z.object({ id: runId }),
  body: z.object({ reason }),
  answer: z.object({ result: payoutRun }),
})

/** Cash that was set off is in hand again. */
export const cancelPayoutRun = defineCall({
  name: 'cancelPayoutRun',
  method: 'POST',
  path: `${base}/:id/cancellation`,
  summary: 'Cancel a run that was not paid: its earnings are open again for the next run.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: z.object({ id: runId }),
  body: z.object({ reason }),
  answer: z.object({ result: payoutRun }),
})
