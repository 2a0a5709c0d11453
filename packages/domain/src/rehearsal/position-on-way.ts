import type { Point } from '../geo/index.ts'
import type { OrderStatus } from '../order/index.ts'

/** An order of the test mode, and how long it has its status. */
export interface RehearsedWay {
  readonly status: OrderStatus
  readonly isCollected: boolean
  readonly collect: Point
  readonly deliver: Point
  readonly secondsSince: number
}

/** A simulated rider reaches the next place after this many seconds, and waits there. */
const RIDE_SECONDS = 10
/** The rider comes from so far in the south of the collection point: about 500 m. */
const START_DEGREES = 0.0045

type Place = (way: RehearsedWay, share: number) => Point

const toPickup: Place = ({ collect }, share) =>
  between({ latitude: collect.latitude - START_DEGREES, longitude: collect.longitude }, collect, share)
const toDoor: Place = ({ collect, deliver }, share) => between(collect, deliver, share)

const places: Readonly<Partial<Record<OrderStatus, Place>>> = {
  COURIER_ACCEPTED_DELIVERY: toPickup,
  NEAR_VENDOR: ({ collect }) => collect,
  PICKED_UP: ({ collect }) => collect,
  COURIER_LEFT_VENDOR: toDoor,
  DELAYED: (way, share) => (way.isCollected ? toDoor : toPickup)(way, share),
  NEAR_CUSTOMER: ({ deliver }) => deliver,
  RETURN_INITIATED: ({ collect, deliver }, share) => between(deliver, collect, share),
}

/** Position of the simulated rider of the test mode; undefined before one accepted and after the end. */
export const positionOnWay = (way: RehearsedWay): Point | undefined =>
  places[way.status]?.(way, Math.min(1, Math.max(0, way.secondsSince / RIDE_SECONDS)))

const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})
