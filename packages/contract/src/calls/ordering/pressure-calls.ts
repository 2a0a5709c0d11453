import { z } from 'zod'
import { point, unixSeconds, vendorId, wantedSeconds } from '../../wire/common.ts'
import { deliveryNotice, measure, measureId, newMeasure, zoneLoad } from '../../wire/ordering/pressure.ts'
import { zoneId } from '../../wire/parties/zone.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'

export const listMeasures = defineCall({
  name: 'listMeasures',
  method: 'GET',
  path: `${base}/zone-measures`,
  summary: 'The measures of all zones: active, planned, and those that ended within a day.',
  audience,
  action: 'zones.read',
  answer: z.object({ result: z.array(measure), now: unixSeconds }),
})

export const startMeasure = defineCall({
  name: 'startMeasure',
  method: 'POST',
  path: `${base}/zones/:id/measures`,
  summary: 'Start a measure in a zone until a time; it replaces one of the same kind.',
  audience,
  action: 'zones.manage',
  rate: 60,
  params: z.object({ id: zoneId }),
  body: newMeasure.extend({ reason }),
  answer: z.object({ result: measure }),
})

export const endMeasure = defineCall({
  name: 'endMeasure',
  method: 'POST',
  path: `${base}/zones/:id/measures/:measure/end`,
  summary: 'End a measure before its time, or withdraw a planned one.',
  audience,
  action: 'zones.manage',
  rate: 60,
  params: z.object({ id: zoneId, measure: measureId }),
  body: z.object({ reason }),
  answer: z.object({ result: measure }),
})

export const listZoneLoads = defineCall({
  name: 'listZoneLoads',
  method: 'GET',
  path: `${base}/zone-loads`,
  summary: 'The open orders, the orders without a rider and the free riders of each zone now.',
  audience,
  action: 'zones.read',
  rate: 120,
  answer: z.object({ result: z.array(zoneLoad) }),
})

export const listDeliveryNotices = defineCall({
  name: 'listDeliveryNotices',
  method: 'POST',
  path: '/api/hurrier/v1/delivery/notices',
  summary: 'What measures and hours of zones change for orders from a collection point, now or at a time.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 120,
  body: z.object({
    vendor_id: vendorId,
    source: point,
    preordered_for: wantedSeconds.optional(),
  }),
  answer: z.object({ result: z.array(deliveryNotice) }),
})
