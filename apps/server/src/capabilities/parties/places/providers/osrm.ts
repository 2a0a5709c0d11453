import { z } from 'zod'
import type { RoadFinder } from '../place-finder.ts'
import { latitude, longitude } from './degrees.ts'
import { parseAnswer, type Service } from './ask-service.ts'
import { REACH_METRES, validRoute } from './valid-route.ts'

/** https://project-osrm.org/docs/v5.24.0/api/#route-service, geometries as GeoJSON. */
const answer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.object({ coordinates: z.array(z.tuple([longitude, latitude])).min(1) }),
      }),
    )
    .min(1),
})
/** A 400 that is no failure: there is no such way on its map. */
const noWay = z.object({ code: z.enum(['NoRoute', 'NoSegment']) })

/** The profile is that of the data OSRM was started with; the name in the path has no effect. */
const PROFILE = 'bike'

export function osrm(service: Service): RoadFinder {
  return async (from, to) => {
    const ends = [from, to].map((point) => `${point.longitude.toFixed(6)},${point.latitude.toFixed(6)}`)
    const query = { overview: 'full', geometries: 'geojson', radiuses: `${REACH_METRES};${REACH_METRES}` }
    const response = await service.ask(`/route/v1/${PROFILE}/${ends.join(';')}`, query)
    if (noWay.safeParse(response.body).success) return undefined
    const [route] = parseAnswer(response, answer).routes
    if (!route) return undefined
    const { distance, duration, geometry } = route
    return validRoute({ distance, duration, path: geometry.coordinates }, from, to)
  }
}
