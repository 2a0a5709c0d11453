import { numberSteps } from '@beckon/domain/numbers'
import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import { numbers } from '../../wire/operations/numbers.ts'
import { zoneId } from '../../wire/parties/zone.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/numbers'
const audience = 'operator'
const action = 'numbers.read'

/** Days in the time zone of the country, both included; at most 92. By hour at most 7. */
const asked = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(numberSteps).optional(),
  vendor_id: vendorId.optional(),
  zone_id: zoneId.optional(),
})

export const readNumbers = defineCall({
  name: 'readNumbers',
  method: 'GET',
  path: base,
  summary:
    'The numbers of the orders that were made in a period, compared with the period before; money for roles that see it.',
  audience,
  action,
  rate: 60,
  query: asked,
  answer: z.object({ result: numbers }),
})

export const exportNumbers = defineCall({
  name: 'exportNumbers',
  method: 'GET',
  path: `${base}/export`,
  summary: 'The numbers of a period as a file: the totals, then each day or hour.',
  audience,
  action,
  file: true,
  rate: 10,
  query: asked.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  answer: z.unknown(),
})
