import type { CountryCode } from '@beckon/domain/country'
import { expectedSeconds } from '@beckon/domain/delivery'
import type { Point } from '@beckon/domain/geo'
import type { DispatchDeps } from '../deps.ts'

interface Journey {
  readonly country: CountryCode
  readonly created_at: Date
  readonly pickup_latitude: number
  readonly pickup_longitude: number
  readonly dropoff_latitude: number
  readonly dropoff_longitude: number
}

interface Whereabouts {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly is_simulated: boolean
}

type Pacing = Pick<DispatchDeps, 'clock' | 'pace' | 'roads'>

/** Returns when this rider is expected at the collection point and at the door, by road from its position. */
export function expectedTimes(
  deps: DispatchDeps,
  order: Journey,
  rider: Whereabouts,
): { eta_pickup: Date; eta_dropoff: Date } {
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const door = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
  const seconds = (from: Point, to: Point) => deps.roads(from, to, order.country).duration
  const toCollect =
    rider.latitude === null || rider.longitude === null
      ? 0
      : seconds({ latitude: rider.latitude, longitude: rider.longitude }, collect)
  const timeScale = rider.is_simulated ? deps.pace : 1
  const expected = expectedSeconds({ toCollect, toDoor: seconds(collect, door), timeScale })
  const after = (seconds: number) => new Date(deps.clock.now().getTime() + seconds * 1000)
  return { eta_pickup: after(expected.pickup), eta_dropoff: after(expected.dropoff) }
}

/** When a rider who carries the parcel would be at the door, by road, from where it is now. */
export const expectedDropoff = (deps: Pacing, order: Journey, rider: Whereabouts): Date | null =>
  expectedAt(deps, order.country, rider, {
    latitude: order.dropoff_latitude,
    longitude: order.dropoff_longitude,
  })

/** When a rider who brings the parcel back would be at the collection point. */
export const expectedBack = (deps: Pacing, order: Journey, rider: Whereabouts): Date | null =>
  expectedAt(deps, order.country, rider, {
    latitude: order.pickup_latitude,
    longitude: order.pickup_longitude,
  })

function expectedAt(deps: Pacing, country: CountryCode, rider: Whereabouts, to: Point): Date | null {
  if (rider.latitude === null || rider.longitude === null) return null
  const pace = rider.is_simulated ? deps.pace : 1
  const { duration } = deps.roads({ latitude: rider.latitude, longitude: rider.longitude }, to, country)
  return new Date(deps.clock.now().getTime() + (duration / pace) * 1000)
}
