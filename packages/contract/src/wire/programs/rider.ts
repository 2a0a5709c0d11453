import { z } from 'zod'
import { latitude, longitude } from '../common.ts'
import { isoTime } from './common.ts'

/** The rider of an order on the map. */
export const riderPosition = z
  .object({
    rider: z.object({ name: z.string(), vehicle: z.string() }),
    position: z
      .object({
        latitude,
        longitude,
        bearing: z.number().nullable().describe('Degrees clockwise from north.'),
        taken_at: isoTime.nullable(),
      })
      .nullable()
      .describe('Null while none is known, and after the end of the order.'),
    route: z
      .array(z.tuple([z.number(), z.number()]))
      .describe('The road ahead as [longitude, latitude]; empty while the rider first stops elsewhere.'),
    eta: z.object({ pickup: isoTime.nullable(), dropoff: isoTime.nullable() }),
  })
  .meta({ id: 'RiderPosition' })
export type ProgramRiderPosition = z.infer<typeof riderPosition>
