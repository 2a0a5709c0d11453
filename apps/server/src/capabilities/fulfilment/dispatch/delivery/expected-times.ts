import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { DispatchDeps } from '../deps.ts'
import type { Whereabouts } from './whereabouts.ts'

interface Journey {
  readonly country: CountryCode
  readonly pickup_latitude: number
  readonly pickup_longitude: number
  readonly dropoff_latitude: number
  readonly dropoff_longitude: number
}

type Located = Omit<Whereabouts, 'located_at'>

type Pacing = Pick<DispatchDeps, 'clock' | 'pace' | 'roads'>

/** When a rider who carries this parcel only would be at the door, by road, from where it is now. */
export const expectedDropoff = (deps: Pacing, order: Journey, rider: Located): Date | null =>
  expectedAt(deps, order.country, rider, {
    latitude: order.dropoff_latitude,
    longitude: order.dropoff_longitude,
  })

/** When a rider who brings this parcel only back would be at the collection point. */
export const expectedBack = (deps: Pacing, order: Journey, rider: Located): Date | null =>
  expectedAt(deps, order.country, rider, {
    latitude: order.pickup_latitude,
    longitude: order.pickup_longitude,
  })

function expectedAt(deps: Pacing, country: CountryCode, rider: Located, to: Point): Date | null {
  if (rider.latitude === null || rider.longitude === null) return null
  const pace = rider.is_simulated ? deps.pace : 1
  const { duration } = deps.roads({ latitude: rider.latitude, longitude: rider.longitude }, to, country)
  return new Date(deps.clock.now().getTime() + (duration / pace) * 1000)
}
