import { z } from 'zod'
import { isoTime, opaqueId } from './common.ts'

/** That the rider took the parcel, handed it over, tried to, or brought it back. */
export const programProof = z
  .object({
    kind: z.enum(['pickup', 'dropoff', 'signature', 'failed_attempt', 'return', 'problem']),
    received_by: z.string().describe('The person who took it; empty where none was named.'),
    handed_over_at: isoTime
      .nullable()
      .describe('Null where there is a photo and the handover is still to come.'),
    pin_checked: z.boolean(),
    photos: z.array(
      z.object({
        id: opaqueId,
        taken_at: isoTime,
        width: z.number().int().describe('Pixels.'),
        height: z.number().int().describe('Pixels.'),
        deleted: z.boolean().describe('Photos are deleted after the days of the country.'),
      }),
    ),
  })
  .meta({ id: 'Proof' })
export type ProgramProof = z.infer<typeof programProof>
