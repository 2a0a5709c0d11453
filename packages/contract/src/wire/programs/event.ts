import { z } from 'zod'
import { isoTime } from './common.ts'
import { decisionCauses, decisionOptions } from './decision.ts'
import { programStatuses } from './status.ts'

const at = isoTime

/** Something that happened to an order, oldest first. Programs skip unknown kinds. */
export const orderEvent = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('status'),
      at,
      status: z.enum(programStatuses),
      by: z.enum(['system', 'shop', 'rider', 'payment', 'operator']),
      reason: z.string().nullable().describe('A permanent code in lower case; null without one.'),
    }),
    z.object({ kind: z.literal('decision_needed'), at, cause: z.enum(decisionCauses) }),
    z.object({
      kind: z.literal('decided'),
      at,
      option: z.enum(decisionOptions),
      by: z.enum(['shop', 'system', 'operator']),
    }),
    z.object({
      kind: z.literal('charged'),
      at,
      charge: z.string().describe('The amount is money: `GET /orders/{id}/money`.'),
    }),
    z.object({ kind: z.literal('late'), at, reason: z.string() }),
    z.object({ kind: z.literal('message'), at, by: z.enum(['shop', 'rider']) }),
    z.object({
      kind: z.literal('waited'),
      at,
      place: z.enum(['pickup', 'dropoff']),
      until: isoTime.nullable().describe('Null while the rider waits.'),
    }),
    z.object({ kind: z.literal('rated'), at, stars: z.number().int() }),
  ])
  .meta({ id: 'OrderEvent' })
export type ProgramOrderEvent = z.infer<typeof orderEvent>
