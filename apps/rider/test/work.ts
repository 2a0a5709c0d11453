import type { RiderAct } from '@beckon/contract'
import type { Assignment } from '../src/platform/work/index.ts'

const ACT_ID = '11111111-1111-4111-8111-11111111111'

/** An act of a kind; ids and times count up with `number` (0 to 9). */
export const actOf = (number: number, act: object, orderId = 'sg-1-a'): RiderAct =>
  ({ order_id: orderId, act_id: `${ACT_ID}${number}`, occurred_at: 1000 + number, ...act }) as RiderAct

/** A parcel that the rider has accepted. */
export const assignmentOf = (orderId = 'sg-1-a', changes: Partial<Assignment> = {}): Assignment => ({
  task: {
    order_id: orderId,
    collect: { name: 'Shop', address: '1 Road', latitude: 1.3, longitude: 103.8, instructions: '' },
    deliver: { name: 'Ana', address: '2 Road', latitude: 1.31, longitude: 103.81, notes: '' },
    description: 'Soup',
    payment_method: 'PAID',
    amount: 0,
    currency: 'SGD',
    asked_at: 900,
    ready_at: 950,
    promised_by: 2000,
  },
  status: 'COURIER_ACCEPTED_DELIVERY',
  picked_up: false,
  waits: false,
  waiting_since: null,
  unread: 0,
  instruction: null,
  ...changes,
})

/** The work of a rider on duty. */
export const workOf = (assignments: readonly Assignment[] = [], changes: object = {}) => ({
  offer: null,
  assignments: [...assignments],
  duty: { state: 'on' as const, since: 900, no_offers: [] },
  now: 1000,
  position: null,
  stops: [],
  other_device: null,
  transfers: [],
  taken_back: [],
  ...changes,
})
