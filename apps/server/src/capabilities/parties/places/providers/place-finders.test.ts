import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '@beckon/contract'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { testMaps } from '../../../../../test/worlds/test-maps.ts'
import {
  type Answer,
  json,
  startOutsideService,
  wrongAnswers,
} from '../../../../../test/worlds/outside-service.ts'
import { ownPlaces, type PlaceFinder } from '../place-finder.ts'
import { type Service, ServiceError, serviceAt } from './ask-service.ts'
import { nominatim } from './nominatim.ts'
import { pelias } from './pelias.ts'
import { photon } from './photon.ts'
import {
  asNominatim,
  asPelias,
  asPhoton,
  at,
  door,
  elsewhere,
  street,
  town,
  type World,
} from '../../../../../test/worlds/outside-world.ts'

/** The same places in the documented response format of each service. */
const world: World = [door, street, town, elsewhere]

const own = testMaps({
  autocomplete: ({ query, country }) =>
    places.filter((one) => one.country_code === country && one.formatted_address.includes(query)),
  details: (id) => places.find((one) => one.id === id),
  reverse: (point, country) => places.find((one) => one.country_code === country && near(point, one)),
})
const near = (a: Point, b: Point) => distanceBetween(a, b) < 500
const places: readonly Place[] = world.map((one) => ({
  id: `own:${one.osmId}`,
  formatted_address: [`${one.number} ${one.street}`.trim(), `${one.city} ${one.postcode}`.trim()]
    .filter(Boolean)
    .join(', '),
  ...one.point,
  precision: one.precision,
  invented: false,
  city: one.city,
  country_code: one.country,
  zipcode: one.postcode,
  street: one.street,
  number: one.number,
}))

const outside = await startOutsideService()
afterAll(() => outside.stop())
const service = (timeLimitMs = 60_000): Service =>
  serviceAt({ url: outside.url, userAgent: 'Beckon test', timeLimitMs })

interface Case {
  readonly name: string
  readonly make: (service: Service) => PlaceFinder
  readonly answer: Answer
}
const embedded: Case = { name: 'our own map', make: () => ownPlaces(own), answer: json({}) }
const adapters: readonly Case[] = [
  { name: 'photon', make: photon, answer: asPhoton(world) },
  { name: 'nominatim', make: nominatim, answer: asNominatim(world) },
  { name: 'pelias', make: pelias, answer: asPelias(world) },
]
const inSingapore = { country: 'SG', language: 'en' } as const

describe.each([embedded, ...adapters])('$name', ({ make, answer }) => {
  const finder = make(service())
  const search = (query: string, language = 'en') =>
    finder.autocomplete({ query, country: 'SG', language, near: door.point })
  beforeEach(() => {
    outside.answer = answer
    outside.calls.length = 0
  })

  it('finds a door, exact to the building', async () => {
    const [found] = await search('12 Garden Road')
    expect(found).toEqual({
      id: expect.any(String),
      formatted_address: '12 Garden Road, Singapore 018982',
      ...door.point,
      precision: 'building',
      invented: false,
      city: 'Singapore',
      country_code: 'SG',
      zipcode: '018982',
      street: 'Garden Road',
      number: '12',
    })
  })

  it('marks results that are only the street or only the town', async () => {
    const found = await search('Singapore')
    const precisions = Object.fromEntries(found.map((one) => [one.formatted_address, one.precision]))
    expect(precisions).toMatchObject({ 'Garden Road, Singapore': 'street', Singapore: 'town' })
    expect(found.find(({ precision }) => precision === 'street')).toMatchObject({
      street: 'Garden Road',
      number: '',
    })
  })

  it('finds nothing where there is nothing, and nothing of another country', async () => {
    expect(await search('Nowhere at all')).toEqual([])
    expect((await search('Road')).map((one) => one.country_code)).not.toContain('MY')
    expect(await finder.reverse({ at: elsewhere.point, ...inSingapore })).toBeUndefined()
  })

  it('returns the details of its search results', async () => {
    for (const found of await search('Singapore')) {
      expect(await finder.details({ id: found.id, ...inSingapore })).toEqual(found)
    }
    expect(await finder.details({ id: 'unheard:of', ...inSingapore })).toBeUndefined()
  })

  it('names a point, or nothing', async () => {
    expect(await finder.reverse({ at: door.point, ...inSingapore })).toMatchObject({
      street: 'Garden Road',
      number: '12',
      precision: 'building',
    })
    expect(await finder.reverse({ at: at(-60, 10), ...inSingapore })).toBeUndefined()
  })
})

describe.each(adapters)('$name outside', ({ name, make, answer }) => {
  const finder = make(service())
  const briefly = make(service(60))
  beforeEach(() => {
    outside.answer = answer
    outside.calls.length = 0
  })

  it.each(wrongAnswers)('is known to have failed when it %s', async (_, wrong) => {
    outside.answer = wrong
    const requests = [
      () => briefly.autocomplete({ query: 'Garden', ...inSingapore }),
      () => briefly.reverse({ at: door.point, ...inSingapore }),
    ]
    for (const send of requests) await expect(send()).rejects.toBeInstanceOf(ServiceError)
    expect(outside.calls.map(({ path }) => path)).not.toContain('/elsewhere')
  })

  it('leaves out what has too little to be shown', async () => {
    outside.answer = (response, call) =>
      (name === 'photon' ? asPhoton : name === 'nominatim' ? asNominatim : asPelias)([
        { ...door, street: '', number: '', city: '', postcode: '', name: '', country: 'SG', countryName: '' },
        street,
      ])(response, call)
    const found = await finder.autocomplete({ query: '', ...inSingapore })
    expect(found.map((one) => one.formatted_address)).toEqual(['Garden Road, Singapore'])
  })

  it('sends a User-Agent and the language', async () => {
    await finder.autocomplete({ query: 'Garden', country: 'SG', language: 'zh-HK' })
    expect(outside.calls[0]?.headers).toMatchObject({
      'user-agent': 'Beckon test',
      'accept-language': 'zh-HK',
    })
  })

  it('calls a house that is far from the point only its street', async () => {
    const far = at(door.point.latitude + 0.003, door.point.longitude)
    expect(await finder.reverse({ at: far, ...inSingapore })).toMatchObject({ precision: 'street' })
  })
})

describe('the request to each service', () => {
  const search = { query: 'gard', country: 'SG', language: 'zh-HK', near: at(1.3, 103.9) } as const
  beforeEach(() => {
    outside.calls.length = 0
  })

  it('photon gets its own parameters, and a fallback for a language that it does not support', async () => {
    outside.answer = (response, call) =>
      call.query['lang'] === 'zh'
        ? json({ message: 'language zh is not supported' }, 400)(response, call)
        : asPhoton(world)(response, call)
    const finder = photon(service())
    expect(await finder.autocomplete(search)).not.toEqual([])
    await finder.autocomplete(search)
    const expected = { q: 'gard', limit: '5', countrycode: 'SG', lat: '1.3', lon: '103.9' }
    expect(outside.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/api', { ...expected, lang: 'zh' }],
      ['/api', expected],
      ['/api', expected],
    ])
  })

  it('nominatim: within a box around the middle', async () => {
    outside.answer = asNominatim(world)
    await nominatim(service()).autocomplete(search)
    expect(outside.calls[0]).toMatchObject({
      path: '/search',
      query: {
        q: 'gard',
        format: 'jsonv2',
        addressdetails: '1',
        limit: '5',
        countrycodes: 'sg',
        'accept-language': 'zh-HK',
        viewbox: '103.65,1.55,104.15,1.05',
      },
    })
  })

  it('pelias: with the focus on the middle', async () => {
    outside.answer = asPelias(world)
    await pelias(service()).autocomplete(search)
    expect(outside.calls[0]).toMatchObject({
      path: '/v1/autocomplete',
      query: {
        text: 'gard',
        size: '5',
        lang: 'zh-HK',
        'boundary.country': 'SG',
        'focus.point.lat': '1.3',
        'focus.point.lon': '103.9',
      },
    })
  })

  it('all: with the path and the query of the address that the operator gave', async () => {
    outside.answer = asPelias(world)
    const url = `${outside.url}/geo/?api_key=k`
    await pelias(serviceAt({ url, userAgent: 'Beckon' })).autocomplete(search)
    expect(outside.calls[0]).toMatchObject({ path: '/geo/v1/autocomplete', query: { api_key: 'k' } })
  })

  it.each<[string, Partial<Record<string, unknown>>, string]>([
    [
      'a house of its own',
      { category: 'building', type: 'yes', osm_type: 'way', place_rank: 30 },
      'building',
    ],
    ['a house counted out', { category: 'place', type: 'house', osm_type: 'way', place_rank: 30 }, 'street'],
    ['a postcode', { category: 'place', type: 'postcode', place_rank: 25 }, 'place'],
    ['a suburb', { category: 'place', type: 'suburb', place_rank: 19 }, 'place'],
  ])('nominatim: %s', async (_, changes, precision) => {
    outside.answer = asNominatim([{ ...door, nominatim: changes }])
    const [found] = await nominatim(service()).autocomplete(search)
    expect(found?.precision).toBe(precision)
  })

  it('photon: of two at one point, the one that was meant', async () => {
    outside.answer = asPhoton([{ ...door, osmId: 9, name: 'Café' }, door])
    const finder = photon(service())
    const found = await finder.autocomplete(search)
    expect(found.map((one) => one.formatted_address)).toEqual([
      'Café, 12 Garden Road, Singapore 018982',
      '12 Garden Road, Singapore 018982',
    ])
    for (const one of found) expect(await finder.details({ id: one.id, ...inSingapore })).toEqual(one)
  })

  it('nominatim: a state is no place to ride to', async () => {
    outside.answer = asNominatim([{ ...door, nominatim: { place_rank: 8 } }])
    expect(await nominatim(service()).autocomplete(search)).toEqual([])
  })

  it('pelias: a house counted out, a country, and two letters for the country', async () => {
    const finder = pelias(service())
    outside.answer = asPelias([{ ...door, pelias: { accuracy: 'interpolated', country_code: 'SG' } }])
    expect((await finder.autocomplete(search))[0]?.precision).toBe('street')
    outside.answer = asPelias([{ ...door, pelias: { layer: 'country' } }])
    expect(await finder.autocomplete(search)).toEqual([])
    outside.answer = asPelias([{ ...door, pelias: { country_code: 'MY' } }])
    expect(await finder.autocomplete(search)).toEqual([])
  })
})
