import { expect, it } from 'vitest'
import type { z } from 'zod'
import { validateArea } from '../calls/ordering/delivery-calls.ts'
import { seeHelp } from '../calls/support/help-calls.ts'
import { seeMessages } from '../calls/fulfilment/message-calls.ts'
import { reconcileDay } from '../calls/money/money-ops-calls.ts'
import { orderRequest } from './ordering/order.ts'

const AGES = 9_007_199_254_740_991
const at = { latitude: 1.3, longitude: 103.8 }
const way = { vendor_id: 'v', location: at, vendor_location: at }
const preparation = orderRequest.pick({ login_pickup_estimation: true })
const prepared = (login_pickup_estimation: number) => ({ login_pickup_estimation })

it.each<[string, z.ZodType, object, object]>([
  ['when it is to be collected', validateArea.body, way, { preordered_for: AGES }],
  ['how long it takes to pack', preparation, prepared(20), prepared(-600)],
  ['how very long it takes', preparation, prepared(10_080), prepared(AGES)],
  ['what was seen of messages', seeMessages.body, { vendor_id: 'v', up_to: 3 }, { up_to: AGES }],
  ['what was seen of an answer', seeHelp.body, { up_to: 3 }, { up_to: AGES }],
  ['a day of the books', reconcileDay.params, { day: '2026-02-28' }, { day: '2026-02-30' }],
])('%s is what the service can keep', (_what, schema, sound, change) => {
  expect(schema.safeParse(sound).success).toBe(true)
  expect(schema.safeParse({ ...sound, ...change }).success).toBe(false)
})
