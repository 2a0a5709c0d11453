import { z } from 'zod'
import { orderId } from '../../wire/common.ts'
import { board, boardOffer, boardOrder, boardRider, boardStop } from '../../wire/operations/board.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/board'
const audience = 'operator'
const action = 'orders.act'
/** Screens read the board every two seconds. */
const READS_PER_MINUTE = 120
const CHANGES_PER_MINUTE = 120
const oneOrder = z.object({ id: orderId })
/** The version of the order that the operator saw. */
const version = z.number().int()
/** The order and the riders of the change, as the board has them now. */
const changed = z.object({ result: z.object({ order: boardOrder, riders: z.array(boardRider) }) })

export const getBoard = defineCall({
  name: 'getBoard',
  method: 'GET',
  path: base,
  summary: 'Open orders and riders of the country, or what changed since a cursor.',
  audience,
  action: 'orders.read',
  rate: READS_PER_MINUTE,
  query: z.object({ since: z.string().max(100).optional() }),
  answer: z.object({ result: board }),
})

export const listBoardOffers = defineCall({
  name: 'listBoardOffers',
  method: 'GET',
  path: `${base}/orders/:id/offers`,
  summary: 'The riders who were asked for an order, and those who got it by hand, the oldest first.',
  audience,
  action: 'orders.read',
  params: oneOrder,
  answer: z.object({ result: z.array(boardOffer) }),
})

/** The rider need not accept. Overrides rank and fairness, not the limits of capacity, documents and cash. */
export const assignOrder = defineCall({
  name: 'assignOrder',
  method: 'POST',
  path: `${base}/orders/:id/assign`,
  summary: 'Give an order without a rider to a rider on duty; the rider need not accept.',
  audience,
  action,
  rate: CHANGES_PER_MINUTE,
  params: oneOrder,
  body: z.object({ rider_id: riderId, reason, version }),
  answer: changed,
})

export const takeOrderBack = defineCall({
  name: 'takeOrderBack',
  method: 'POST',
  path: `${base}/orders/:id/take-back`,
  summary: 'Take an order that was not collected from its rider; the search for a rider starts again.',
  audience,
  action,
  rate: CHANGES_PER_MINUTE,
  params: oneOrder,
  body: z.object({ reason, version }),
  answer: changed,
})

export const handOrderOver = defineCall({
  name: 'handOrderOver',
  method: 'POST',
  path: `${base}/orders/:id/hand-over`,
  summary: 'Give an order of one rider to another; with a collected parcel the two riders meet.',
  audience,
  action,
  rate: CHANGES_PER_MINUTE,
  params: oneOrder,
  body: z.object({ to_rider_id: riderId, reason, version }),
  answer: changed,
})

/** The stops have to be those of the parcels in hand, each pickup before its drop-off. */
export const setRiderStops = defineCall({
  name: 'setRiderStops',
  method: 'PUT',
  path: `${base}/riders/:id/stops`,
  summary: 'The order in which a rider makes the next stops.',
  audience,
  action,
  rate: CHANGES_PER_MINUTE,
  params: z.object({ id: riderId }),
  /** `version` is `stops_version` of the rider. */
  body: z.object({ stops: z.array(boardStop).min(1).max(12), version: z.string().max(100), reason }),
  answer: z.object({ result: z.object({ rider: boardRider, orders: z.array(boardOrder) }) }),
})
