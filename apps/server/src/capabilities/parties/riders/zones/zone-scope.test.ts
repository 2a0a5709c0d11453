import { type Area, insideArea } from '@beckon/domain/geo'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { isPointIn } from './zone-scope.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

const ring = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const areas: readonly (readonly [string, Area])[] = [
  ['a circle', { type: 'Circle', center: { latitude: 47.5, longitude: 19.05 }, metres: 4000 }],
  ['a polygon', { type: 'Polygon', coordinates: [ring(19.01, 47.46, 19.06, 47.54)] }],
  [
    'a polygon with a hole',
    { type: 'Polygon', coordinates: [ring(19.01, 47.46, 19.09, 47.54), ring(19.03, 47.48, 19.06, 47.52)] },
  ],
  [
    'several polygons',
    {
      type: 'MultiPolygon',
      coordinates: [[ring(19.01, 47.46, 19.03, 47.54)], [ring(19.07, 47.46, 19.09, 47.5)]],
    },
  ],
]

/** A grid whose points lie on no outline. */
const points = Array.from({ length: 400 }, (_, index) => ({
  latitude: 47.4503 + Math.floor(index / 20) * 0.00509,
  longitude: 19.0003 + (index % 20) * 0.00507,
}))

it.each(areas)('the database finds the same points in %s as the rule of the domain', async (_, area) => {
  const { rows } = await sql<{ place: number }>`
    select place::int as place
    from jsonb_to_recordset(${JSON.stringify(points.map((point, place) => ({ ...point, place })))}::jsonb)
      as grid (latitude float8, longitude float8, place int)
    where ${isPointIn({ areas: [area] }, sql.ref('grid.latitude'), sql.ref('grid.longitude'))}
    order by place`.execute(server.platform.db)
  const inside = points.flatMap((point, place) => (insideArea(area, point) ? [place] : []))
  expect(inside.length).toBeGreaterThan(20)
  expect(rows.map(({ place }) => place)).toEqual(inside)
})
