import { z } from 'zod'
import { secondsParameter, unixSeconds } from '../../wire/common.ts'
import { shift, shiftId } from '../../wire/parties/rider-desk.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { zoneId } from '../../wire/parties/zone.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/shifts'
const audience = 'operator'

export const listShifts = defineCall({
  name: 'listShifts',
  method: 'GET',
  path: base,
  summary:
    'The planned shifts of riders in a period of at most five weeks, and the planned riders of each hour.',
  audience,
  action: 'riders.read',
  query: z.object({ from: secondsParameter, until: secondsParameter, rider_id: riderId.optional() }),
  answer: z.object({
    result: z.object({
      shifts: z.array(shift),
      planned: z.array(z.object({ from: unixSeconds, riders: z.number().int(), hours: z.number().min(0) })),
    }),
  }),
})

/** The caller makes the id; the shift with it is changed where there is one. */
export const planShift = defineCall({
  name: 'planShift',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Plan a shift of a rider, or change one. Shifts of a rider do not overlap.',
  audience,
  action: 'riders.manage',
  rate: 240,
  params: z.object({ id: shiftId }),
  body: z.object({
    rider_id: riderId,
    starts_at: unixSeconds,
    ends_at: unixSeconds,
    zone_id: zoneId.nullable(),
    reason,
  }),
  answer: z.object({ result: shift }),
})

export const removeShift = defineCall({
  name: 'removeShift',
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Remove a planned shift.',
  audience,
  action: 'riders.manage',
  about: 'shift',
  rate: 240,
  params: z.object({ id: shiftId }),
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

/** Shifts that overlap another one of their rider are left out, so that a repeated request changes nothing. */
export const repeatShifts = defineCall({
  name: 'repeatShifts',
  method: 'POST',
  path: `${base}/repeats`,
  summary: 'Plan the shifts of a week again in the weeks after it, at the same times of day.',
  audience,
  action: 'riders.manage',
  rate: 30,
  body: z.object({
    /** Any day of the week, in the time zone of the country. */
    week: z.iso.date(),
    weeks: z.number().int().min(1).max(8),
    rider_id: riderId.optional(),
    reason,
  }),
  answer: z.object({ result: z.object({ planned: z.number().int(), left_out: z.number().int() }) }),
})

export const listOwnShifts = defineCall({
  name: 'listOwnShifts',
  method: 'GET',
  path: '/api/fleet/v1/shifts',
  summary: 'The shifts of the rider that have not ended, for the next four weeks.',
  audience: 'rider',
  rate: 120,
  answer: z.object({ result: z.array(shift.omit({ rider_id: true, rider_name: true })) }),
})
