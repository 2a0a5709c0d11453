import { z } from 'zod'
import { riderId } from '../../wire/parties/rider.ts'
import { zone, zoneId } from '../../wire/parties/zone.ts'
import { reason } from '../../wire/settings/operator.ts'
import { clockHours } from '../../wire/common.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'

export const listZones = defineCall({
  name: 'listZones',
  method: 'GET',
  path: `${base}/zones`,
  summary: 'The zones of the country by name, with the number of their riders.',
  audience,
  action: 'zones.read',
  answer: z.object({ result: z.array(zone.extend({ riders: z.number().int() })) }),
})

export const putZone = defineCall({
  name: 'putZone',
  method: 'PUT',
  path: `${base}/zones/:id`,
  summary: 'Create or change a zone: a GeoJSON polygon, several, or a circle.',
  audience,
  action: 'zones.manage',
  rate: 60,
  params: z.object({ id: zoneId }),
  /** Without hours the zone keeps its own. */
  body: zone.omit({ id: true }).extend({ hours: clockHours.nullable().optional(), reason }),
  answer: z.object({ result: zone }),
})

/** Refused while riders have it: one without any zone would work everywhere. */
export const deleteZone = defineCall({
  name: 'deleteZone',
  method: 'DELETE',
  path: `${base}/zones/:id`,
  summary: 'Delete a zone that no rider has.',
  audience,
  action: 'zones.manage',
  params: z.object({ id: zoneId }),
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

export const setRiderZones = defineCall({
  name: 'setRiderZones',
  method: 'PUT',
  path: `${base}/riders/:id/zones`,
  summary:
    'The zones of a rider, who gets offers only for collection points in one of them; none for everywhere.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  params: z.object({ id: riderId }),
  body: z.object({ zones: z.array(zoneId).max(50), reason }),
  answer: z.object({ result: z.array(zoneId) }),
})

export const listOwnZones = defineCall({
  name: 'listOwnZones',
  method: 'GET',
  path: '/api/fleet/v1/zones',
  summary: 'The zones of the rider by name; none for everywhere.',
  audience: 'rider',
  answer: z.object({ result: z.array(zone.pick({ id: true, name: true })) }),
})
