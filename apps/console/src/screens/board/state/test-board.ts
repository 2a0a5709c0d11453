import type { Board, BoardOrder, BoardRider } from '@beckon/contract'

/** Orders and riders for tests. */

/** 2026-11-25 12:00 UTC. */
export const NOON = 1_795_608_000

export const anOrder = (id: string, changed: Partial<BoardOrder> = {}): BoardOrder => ({
  order_id: id,
  code: id.toUpperCase(),
  vendor_id: 'kh-1',
  vendor_name: 'Tea house',
  status: 'WAITING_FOR_TRANSPORT',
  since: NOON - 60,
  lane: 'without_rider',
  attention: [],
  collect_by: NOON + 600,
  deliver_by: NOON + 2400,
  eta: { pickup: null, dropoff: null },
  ready_at: NOON + 300,
  collect: { latitude: 11.56, longitude: 104.92, name: 'Tea house', address: 'Street 51' },
  deliver: { latitude: 11.57, longitude: 104.93, address: 'Street 63' },
  distance: 2100,
  parcel: null,
  payment_method: 'PAID',
  currency: 'USD',
  cash: 0,
  rider_id: null,
  asked_rider_id: null,
  transfer_to_rider_id: null,
  is_collected: false,
  preordered_for: null,
  zones: [],
  created_at: NOON - 120,
  version: 1,
  ...changed,
})

export const aRider = (id: string, changed: Partial<BoardRider> = {}): BoardRider => ({
  rider_id: id,
  name: id,
  vehicle: 'scooter',
  state: 'free',
  duty: 'on',
  duty_since: NOON - 3600,
  position: {
    latitude: 11.56,
    longitude: 104.92,
    taken_at: NOON - 5,
    accuracy: 10,
    source: 'phone',
  },
  battery: 0.8,
  shift_ends_at: null,
  order_ids: [],
  stops: [],
  stops_version: `${id}-1`,
  has_offer: false,
  is_over_cash_limit: false,
  zones: [],
  room: 3,
  is_simulated: false,
  ...changed,
})

export const anAnswer = (changed: Partial<Board> = {}): Board => ({
  cursor: 'c1',
  full: true,
  now: NOON,
  orders: [],
  riders: [],
  removed: [],
  removed_riders: [],
  ...changed,
})
