import { z } from 'zod'
import { clockHours, line, point } from '../common.ts'

/** A longitude and a latitude, as GeoJSON has them. */
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
/** A closed ring has four positions at least. */
const ring = z.array(position).min(4).max(2000)
const polygon = z.array(ring).min(1).max(20)

export const area = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1).max(20) }),
  z.object({ type: z.literal('Circle'), center: point, metres: z.number().min(50).max(200_000) }),
])

export const zoneId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/u)

export const zone = z.object({
  id: zoneId,
  name: line(80).pipe(z.string().min(1)),
  area,
  /** Null for the service hours of the country. */
  hours: clockHours.nullable(),
})
export type WireZone = z.infer<typeof zone>
