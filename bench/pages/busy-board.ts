import type { Board, BoardOrder, BoardRider } from '@beckon/contract'

/** A generated board: the same orders and riders in each run. */
export interface BusyBoard {
  readonly full: Board
  /** The answer `step` readings later: all riders have moved, and some orders have changed. */
  changesAt(step: number): Board
}

export interface BoardSize {
  readonly orders: number
  readonly riders: number
  /** Seconds since 1970. */
  readonly now: number
  readonly centre: { readonly latitude: number; readonly longitude: number }
}

/** Orders that change between two readings. */
const CHANGED = 12
/** Of seven orders, how many have a rider. */
const IN_HAND = 4

export function busyBoard(size: BoardSize): BusyBoard {
  const orders = Array.from({ length: size.orders }, (_, index) => anOrder(index, size))
  const riders = Array.from({ length: size.riders }, (_, index) => aRider(index, orders, size))
  const answer = (step: number, full: boolean, changed: readonly BoardOrder[]): Board => ({
    cursor: String(step),
    full,
    now: size.now + step * 2,
    orders: [...changed],
    riders: riders.map((rider, index) => moved(rider, index, step, size.now)),
    removed: [],
    removed_riders: [],
  })
  return {
    full: answer(0, true, orders),
    changesAt(step) {
      const changed = Array.from(
        { length: CHANGED },
        (_, index) => orders[(step * 31 + index * 37) % orders.length],
      )
      return answer(
        step,
        false,
        changed.flatMap((order) => (order ? [{ ...order, version: order.version + step }] : [])),
      )
    },
  }
}

/** A number between -1 and 1 that depends on its seed only. */
const share = (seed: number): number => (Math.sin(seed * 12.9898) * 43_758.5453) % 1

const near = (seed: number, { centre }: BoardSize) => ({
  latitude: centre.latitude + share(seed) * 0.05,
  longitude: centre.longitude + share(seed + 0.5) * 0.05,
})

function anOrder(index: number, size: BoardSize): BoardOrder {
  const hasRider = index % 7 < IN_HAND
  const isCollected = hasRider && index % 2 === 0
  const isLate = index % 9 === 0
  const due = size.now + (isLate ? -300 : 600) + (index % 40) * 30
  return {
    order_id: `kh-${index % 60}-${String(index).padStart(5, '0')}`,
    code: `B${String(index).padStart(4, '0')}`,
    vendor_id: `kh-${index % 60}`,
    vendor_name: `Shop ${index % 60}`,
    status: isCollected ? 'PICKED_UP' : hasRider ? 'COURIER_ACCEPTED_DELIVERY' : 'WAITING_FOR_TRANSPORT',
    since: size.now - 240,
    lane: isLate && hasRider ? 'late' : hasRider ? 'in_hand' : 'without_rider',
    attention: isLate ? [isCollected ? 'late_to_deliver' : 'late_to_collect'] : [],
    collect_by: due,
    deliver_by: due + 1500,
    eta: { pickup: hasRider ? due : null, dropoff: hasRider ? due + 1200 : null },
    ready_at: due,
    collect: { ...near(index, size), name: `Shop ${index % 60}`, address: `Street ${index % 90}, ${index}` },
    deliver: { ...near(index + 7000, size), address: `Street ${(index * 7) % 90}, house ${index}` },
    distance: 900 + (index % 50) * 80,
    parcel: null,
    payment_method: index % 3 === 0 ? 'CASH_ON_DELIVERY' : 'PAID',
    currency: 'USD',
    cash: index % 3 === 0 ? 12.5 : 0,
    rider_id: hasRider ? riderIdOf(index % size.riders) : null,
    asked_rider_id: hasRider || index % 5 > 0 ? null : riderIdOf((index * 3) % size.riders),
    transfer_to_rider_id: null,
    is_collected: isCollected,
    preordered_for: null,
    zones: [],
    created_at: size.now - 900,
    version: 1,
  }
}

const riderIdOf = (index: number): string => `rider-${String(index).padStart(4, '0')}`

const names = ['Ana', 'Ben', 'Chea', 'Dara', 'Eng', 'Heng', 'Kosal', 'Lina', 'Mony', 'Nary', 'Phal', 'Sokha']

function aRider(index: number, orders: readonly BoardOrder[], size: BoardSize): BoardRider {
  const id = riderIdOf(index)
  const own = orders.filter(({ rider_id: rider }) => rider === id)
  const stops = own.flatMap(({ order_id, is_collected: isCollected }) => [
    ...(isCollected ? [] : [{ order_id, kind: 'pickup' as const }]),
    { order_id, kind: 'dropoff' as const },
  ])
  return {
    rider_id: id,
    name: `${names[index % names.length] ?? ''} ${index}`,
    vehicle: 'scooter',
    state: own.length > 0 ? 'busy' : index % 20 === 0 ? 'break' : 'free',
    duty: index % 20 === 0 ? 'break' : 'on',
    duty_since: size.now - 3600,
    position: {
      ...near(index + 3000, size),
      taken_at: size.now - (index % 17 === 0 ? 90 : 4),
      accuracy: 8,
      source: 'phone',
    },
    battery: 0.7,
    shift_ends_at: index % 3 === 0 ? size.now + 7200 : null,
    order_ids: own.map(({ order_id: order }) => order),
    stops,
    stops_version: `${id}-1`,
    has_offer: false,
    is_over_cash_limit: index % 40 === 7,
    zones: [],
    room: Math.max(0, 4 - own.length),
    is_simulated: true,
  }
}

/** The rider some seconds later: about 15 metres further with each reading. */
function moved(rider: BoardRider, index: number, step: number, now: number): BoardRider {
  if (!rider.position || index % 17 === 0) return rider
  const angle = index + step / 40
  return {
    ...rider,
    position: {
      ...rider.position,
      latitude: rider.position.latitude + Math.sin(angle) * 0.00014 * step,
      longitude: rider.position.longitude + Math.cos(angle) * 0.00014 * step,
      taken_at: now + step * 2 - 3,
    },
  }
}
