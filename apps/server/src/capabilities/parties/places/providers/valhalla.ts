import type { Point } from '@beckon/domain/geo'
import { z } from 'zod'
import type { RoadFinder } from '../place-finder.ts'
import { parseAnswer, ServiceError, type Service } from './ask-service.ts'
import { decodePolyline } from './polyline.ts'
import { REACH_METRES, validRoute } from './valid-route.ts'

/** https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#outputs-of-a-route */
const answer = z.object({
  trip: z.object({
    status: z.literal(0),
    summary: z.object({ length: z.number().nonnegative(), time: z.number().nonnegative() }),
    legs: z.array(z.object({ shape: z.string().min(1) })).length(1),
  }),
})
/** No road near the point (171), none between them (442): a 400 that is no failure. */
const noWay = z.object({ error_code: z.union([z.literal(171), z.literal(442)]) })

/** Its shapes count in millionths of a degree. */
const SHAPE_DIGITS = 6

export function valhalla(service: Service): RoadFinder {
  return async (from, to) => {
    const json = JSON.stringify({
      locations: [locationOf(from), locationOf(to)],
      costing: 'bicycle',
      units: 'kilometers',
      directions_type: 'none',
    })
    const response = await service.ask('/route', { json })
    if (noWay.safeParse(response.body).success) return undefined
    const { summary, legs } = parseAnswer(response, answer).trip
    const path = decodePolyline(legs[0]?.shape ?? '', SHAPE_DIGITS)
    if (!path) throw new ServiceError('answered in another shape')
    return validRoute({ distance: summary.length * 1000, duration: summary.time, path }, from, to)
  }
}

const locationOf = ({ latitude, longitude }: Point) => ({
  lat: latitude,
  lon: longitude,
  search_cutoff: REACH_METRES,
})
