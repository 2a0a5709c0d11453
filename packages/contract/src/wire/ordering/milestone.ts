import { decisionCauses, decisionOptions, delayReasons, waitPlaces } from '@beckon/domain/order'
import { z } from 'zod'
import { signedAmount, unixSeconds } from '../common.ts'
import { chargeKinds } from '../fulfilment/decision.ts'

const at = unixSeconds

/** An event of an order beside its statuses. */
export const orderMilestone = z.discriminatedUnion('kind', [
  /** The shop was asked. */
  z.object({ kind: z.literal('ASKED'), at, cause: z.enum(decisionCauses) }),
  /** By the shop, by an operator for it, or without an answer by the system. */
  z.object({
    kind: z.literal('DECIDED'),
    at,
    option: z.enum(decisionOptions),
    by: z.enum(['vendor', 'system', 'operator']),
  }),
  z.object({ kind: z.literal('CHARGED'), at, charge: z.enum(chargeKinds), amount: signedAmount }),
  z.object({ kind: z.literal('LATE'), at, reason: z.enum(delayReasons) }),
  /** The first message of each side. */
  z.object({ kind: z.literal('WROTE'), at, sender: z.enum(['vendor', 'rider']) }),
  /** The rider waited; `until` is null while it does. */
  z.object({ kind: z.literal('WAITED'), at, place: z.enum(waitPlaces), until: unixSeconds.nullable() }),
  /** By the customer. */
  z.object({ kind: z.literal('RATED'), at, stars: z.number().int() }),
])
export type OrderMilestone = z.infer<typeof orderMilestone>
