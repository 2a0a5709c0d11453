import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Point } from '@beckon/domain/geo'
import { testMaps } from '../../../../../test/worlds/test-maps.ts'
import {
  type Answer,
  json,
  startOutsideService,
  wrongAnswers,
} from '../../../../../test/worlds/outside-service.ts'
import { ownRoads } from '../outside-roads.ts'
import type { RoadFinder } from '../place-finder.ts'
import { ServiceError, serviceAt } from './ask-service.ts'
import { osrm } from './osrm.ts'
import { decodePolyline } from './polyline.ts'
import { valhalla } from './valhalla.ts'

const from: Point = { latitude: 38.5, longitude: -120.2 }
const to: Point = { latitude: 43.252, longitude: -126.453 }
const path = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
] as const
/** The published example of the algorithm, in millionths. */
const shape = '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI'

const outside = await startOutsideService()
afterAll(() => outside.stop())
const service = () => serviceAt({ url: outside.url, userAgent: 'Beckon test' })

const osrmRoute = {
  distance: 901_234.5,
  duration: 54_321,
  weight: 54_321,
  weight_name: 'duration',
  geometry: { type: 'LineString', coordinates: path },
  legs: [{ distance: 901_234.5, duration: 54_321, steps: [], summary: '', weight: 54_321 }],
}
const valhallaTrip = {
  status: 0,
  status_message: 'Found route between points',
  units: 'kilometers',
  language: 'en-US',
  locations: [],
  legs: [{ shape, summary: { time: 54_321, length: 901.2345 } }],
  summary: { time: 54_321, length: 901.2345, cost: 1 },
}

interface Case {
  readonly name: string
  readonly find: RoadFinder
  readonly answer: Answer
}
const straight = ownRoads(
  testMaps({ route: () => ({ distance: 901_234.5, duration: 54_321, path, estimated: false }) }),
)
const embedded: Case = {
  name: 'our own map',
  find: (a, b) => straight.route(a, b, 'SG'),
  answer: json({}),
}
const adapters: readonly (Case & {
  readonly none: readonly Answer[]
  readonly partial: readonly unknown[]
})[] = [
  {
    name: 'osrm',
    find: osrm(service()),
    answer: json({ code: 'Ok', routes: [osrmRoute], waypoints: [] }),
    none: [
      json({ code: 'NoRoute', message: 'Impossible route between points' }, 400),
      json({ code: 'NoSegment', message: 'Could not find a matching segment for coordinate 0' }, 400),
    ],
    partial: [
      { code: 'Ok', routes: [] },
      { code: 'Ok', routes: [{ ...osrmRoute, geometry: undefined }] },
      { code: 'Ok', routes: [{ ...osrmRoute, distance: null }] },
      { code: 'Ok', routes: [{ ...osrmRoute, duration: -1 }] },
    ],
  },
  {
    name: 'valhalla',
    find: valhalla(service()),
    answer: json({ trip: valhallaTrip }),
    none: [
      json(
        {
          error_code: 171,
          error: 'No suitable edges near location',
          status_code: 400,
          status: 'Bad Request',
        },
        400,
      ),
      json({ error_code: 442, error: 'No path could be found for input', status_code: 400 }, 400),
    ],
    partial: [
      { trip: { ...valhallaTrip, legs: [] } },
      { trip: { ...valhallaTrip, summary: {} } },
      { trip: { ...valhallaTrip, legs: [{ shape: '_izlhA' }] } },
      { trip: { ...valhallaTrip, legs: [{ shape: 'Straße' }] } },
      { trip: { ...valhallaTrip, status: 442 } },
    ],
  },
]

describe.each([embedded, ...adapters])('$name', ({ find, answer }) => {
  beforeEach(() => {
    outside.answer = answer
    outside.calls.length = 0
  })

  it('finds the way: metres, seconds and its points', async () => {
    expect(await find(from, to)).toEqual({ distance: 901_234.5, duration: 54_321, path, estimated: false })
  })
})

describe.each(adapters)('$name outside', ({ find, answer, none, partial }) => {
  beforeEach(() => {
    outside.calls.length = 0
  })

  it.each(none.map((one, index) => [index, one] as const))('finds no route (%i)', async (_, nothing) => {
    outside.answer = nothing
    expect(await find(from, to)).toBeUndefined()
  })

  it('takes no way that begins or ends elsewhere: its map is of another place', async () => {
    outside.answer = answer
    expect(await find({ latitude: 1.3, longitude: 103.8 }, to)).toBeUndefined()
    expect(await find(from, { latitude: 1.3, longitude: 103.8 })).toBeUndefined()
  })

  it.each([
    ...wrongAnswers,
    ...partial.map((body) => [JSON.stringify(body).slice(0, 60), json(body)] as const),
  ])('is known to have failed when it %s', async (_, wrong) => {
    outside.answer = wrong
    await expect(find(from, to)).rejects.toBeInstanceOf(ServiceError)
  })
})

describe('the request to each service', () => {
  beforeEach(() => {
    outside.calls.length = 0
  })

  it('osrm: longitude first, by roads that are near', async () => {
    outside.answer = adapters[0]?.answer ?? json({})
    await osrm(service())(from, to)
    expect(outside.calls[0]).toMatchObject({
      path: '/route/v1/bike/-120.200000,38.500000;-126.453000,43.252000',
      query: { overview: 'full', geometries: 'geojson', radiuses: '1000;1000' },
    })
  })

  it('valhalla: by bicycle, in kilometres', async () => {
    outside.answer = adapters[1]?.answer ?? json({})
    await valhalla(service())(from, to)
    expect(outside.calls[0]?.path).toBe('/route')
    expect(JSON.parse(outside.calls[0]?.query['json'] ?? '')).toEqual({
      locations: [
        { lat: 38.5, lon: -120.2, search_cutoff: 1000 },
        { lat: 43.252, lon: -126.453, search_cutoff: 1000 },
      ],
      costing: 'bicycle',
      units: 'kilometers',
      directions_type: 'none',
    })
  })
})

describe('an encoded line', () => {
  it('is read as published', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(path)
    expect(decodePolyline(shape, 6)).toEqual(path)
  })

  it.each(['', '_p~iF', '_p~iF~ps|', ' ', '~~~~~~~~~~~~~~~~~~~~', '_p~iF~ps|U_ulLnnqC_'])(
    'is none: "%s"',
    (text) => {
      expect(decodePolyline(text, 5)).toBeUndefined()
    },
  )
})
