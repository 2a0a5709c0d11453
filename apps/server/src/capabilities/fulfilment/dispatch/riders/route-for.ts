import type { AnswerOf, fleetCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { distanceBetween } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'

/** Returns the way by road between two points, for the map of a phone. */
export function routeFor(
  { roads }: Pick<DispatchDeps, 'roads'>,
  country: CountryCode,
  query: QueryOf<typeof fleetCalls.riderRoute>,
): AnswerOf<typeof fleetCalls.riderRoute> | Refusal {
  const from = { latitude: query.from_latitude, longitude: query.from_longitude }
  const to = { latitude: query.to_latitude, longitude: query.to_longitude }
  if (distanceBetween(from, to) > dispatchLimits.routeMetres) return refuse('request.invalid')
  const { distance, duration, path } = roads(from, to, country)
  return {
    result: {
      metres: Math.round(distance),
      seconds: Math.round(duration),
      path: path.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    },
  }
}
