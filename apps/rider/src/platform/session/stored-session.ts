import type { RiderSession } from '@beckon/contract'
import { localeTags } from '@beckon/domain/country'
import { vehicles } from '@beckon/domain/rider'
import { z } from 'zod'
import { type Database, storedValue, type Value } from '../storage/index.ts'

const schema: z.ZodType<RiderSession> = z.object({
  device_token: z.string(),
  token: z.string(),
  expires: z.number(),
  rider: z.object({
    id: z.string(),
    name: z.string(),
    phone_number: z.string(),
    vehicle: z.enum(vehicles),
    language: z.enum(localeTags).nullable(),
  }),
})

/** The session as it is stored on this phone. */
export const storedSession = (db: Database): Value<RiderSession> => storedValue(db, 'session', schema)
