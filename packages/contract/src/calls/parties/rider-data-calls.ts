import { keptKinds } from '@beckon/domain/rider'
import { z } from 'zod'
import { unixSeconds } from '../../wire/common.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/fleet/v1/kept-data'

/** How much of a kind of data is stored, and for how long. */
export const keptData = z.object({
  kind: z.enum(keptKinds),
  count: z.number().int(),
  first_at: unixSeconds.nullable(),
  last_at: unixSeconds.nullable(),
  /** Null for the books, which the law of the country requires. */
  kept_days: z.number().int().nullable(),
  /** Whether the days count from each record, or from its end. */
  kept_from: z.enum(['record', 'end']),
})

export const listKeptData = defineCall({
  name: 'listKeptData',
  method: 'GET',
  path: base,
  summary: 'The data that the service stores about the rider, by kind, and for how long.',
  audience: 'rider',
  rate: 30,
  answer: z.object({
    result: z.array(keptData),
  }),
})

/** Data of other people, such as names of customers, and what shops wrote are left out. */
export const exportKeptData = defineCall({
  name: 'exportKeptData',
  method: 'GET',
  path: `${base}/export`,
  summary: 'All data of the rider as a JSON file, without data of other people.',
  audience: 'rider',
  file: true,
  rate: 4,
  answer: z.unknown(),
})
