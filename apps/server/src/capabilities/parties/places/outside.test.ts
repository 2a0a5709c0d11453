import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '@beckon/contract'
import { silent } from '../../../../test/core.ts'
import { json, startOutsideService, wrongAnswers } from '../../../../test/worlds/outside-service.ts'
import { asPhoton, at, door, street } from '../../../../test/worlds/outside-world.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { testMaps } from '../../../../test/worlds/test-maps.ts'
import { type Config, checkConfig } from '../../../platform/config.ts'
import { connectPlaces, connectRoads, type IsOn } from './connect-services.ts'
import type { Roads } from './outside-roads.ts'
import type { PlaceFinder } from './place-finder.ts'

const outside = await startOutsideService()
afterAll(() => outside.stop())

const ours: Place = {
  id: 'sg-demo:a:7',
  formatted_address: 'ours',
  ...door.point,
  precision: 'building',
  invented: true,
  city: 'Singapore',
  country_code: 'SG',
  zipcode: '',
  street: 'Garden Road',
  number: '7',
}
const maps = testMaps({
  autocomplete: () => [ours],
  details: (id) => (id === ours.id ? ours : undefined),
  reverse: () => ours,
  route: () => ({ distance: 1, duration: 1, path: [], estimated: true }),
})
const inSingapore = { country: 'SG', language: 'en' } as const
const ok = json({
  code: 'Ok',
  routes: [
    {
      distance: 5,
      duration: 2,
      geometry: { coordinates: [door, street].map(({ point }) => [point.longitude, point.latitude]) },
    },
  ],
})

/** Of the country, with our own map where it is off. */
let usesService: boolean
const isOn: IsOn = async (_country, flag) => flag === 'GoogleAutocomplete' && usesService
let clock: TestClock
let finder: PlaceFinder
let roads: Roads
let states: Map<string, () => Promise<string>>

beforeEach(() => {
  clock = testClock()
  states = new Map()
  const config = configOf({
    PLACES_URL: outside.url,
    PLACES_KIND: 'photon',
    ROADS_URL: outside.url,
    ROADS_KIND: 'osrm',
    MAIL_FROM: 'shop@beckon.test',
  })
  const health = {
    check: (name: string, check: () => Promise<string>) => void states.set(name, check),
    report: async () => ({ ready: true, checks: {} }),
  }
  const deps = { config, clock, log: silent, health }
  usesService = true
  finder = connectPlaces(deps, maps, isOn)
  roads = connectRoads(deps, maps)
  outside.answer = asPhoton([door, street])
  outside.calls.length = 0
})

function configOf(env: Record<string, string>): Config {
  const result = checkConfig(env)
  if (!result.ok) throw new Error(result.error)
  return result.config
}

const search = async (query = 'Garden', near = at(1.3, 103.85)) =>
  (await finder.autocomplete({ query, near, ...inSingapore })).map((place) => place.formatted_address)
const theirs = ['12 Garden Road, Singapore 018982', 'Garden Road, Singapore']

describe('places of the operator’s service', () => {
  it('are requested once in ten minutes for nearby map positions', async () => {
    expect(await search()).toEqual(theirs)
    expect(await search(' Garden ', at(1.3004, 103.8496))).toEqual(theirs)
    expect(outside.calls).toHaveLength(1)
    await search('Garden', at(1.4, 103.85))
    expect(outside.calls).toHaveLength(2)
    clock.advance(600.001)
    await search()
    expect(outside.calls).toHaveLength(3)
  })

  it('are completed by our own map where the country does not use the service, which is still asked for its own', async () => {
    const [theirPlace] = await finder.autocomplete({ query: 'Garden', ...inSingapore })
    usesService = false
    outside.calls.length = 0
    expect(await search()).toEqual(['ours'])
    expect(outside.calls).toEqual([])
    clock.advance(3_600.001)
    expect(await finder.details({ id: theirPlace?.id ?? '', ...inSingapore })).toEqual(theirPlace)
    expect(outside.calls).toHaveLength(1)
  })

  it('are requested with a User-Agent that names the product and a contact', async () => {
    await search()
    expect(outside.calls[0]?.headers['user-agent']).toBe('Beckon delivery portal (shop@beckon.test)')
  })

  it('are served from the cache for an hour', async () => {
    const [found] = await finder.autocomplete({ query: 'Garden', ...inSingapore })
    const details = () => finder.details({ id: found?.id ?? '', ...inSingapore })
    outside.calls.length = 0
    expect(await details()).toEqual(found)
    expect(outside.calls).toEqual([])
    clock.advance(3_600.001)
    expect(await details()).toEqual(found)
    expect(outside.calls).toHaveLength(1)
  })

  it('that our own map found are asked of it', async () => {
    expect(await finder.details({ id: ours.id, ...inSingapore })).toBe(ours)
    expect(outside.calls).toEqual([])
  })

  // The timeout would take the whole two seconds; the tests in `providers/` cover it with a shorter limit.
  it.each(wrongAnswers.filter(([name]) => name !== 'does not answer'))(
    'are ours when it %s, and are not kept',
    async (_, wrong) => {
      outside.answer = wrong
      expect(await search()).toEqual(['ours'])
      expect(await finder.reverse({ at: door.point, ...inSingapore })).toBe(ours)
      outside.answer = asPhoton([door, street])
      clock.advance(30)
      expect(await search()).toEqual(theirs)
    },
  )

  it('come from our own map at once while the service is down, and the failure is logged', async () => {
    outside.answer = json({}, 500)
    for (const query of ['a', 'b', 'c', 'd', 'e']) expect(await search(query)).toEqual(['ours'])
    expect(outside.calls).toHaveLength(3)
    expect(await states.get('places')?.()).toBe('photon rests, our own map answers')
    expect(await states.get('roads')?.()).toBe('osrm is asked')
  })

  it('are empty when the service finds nothing, without a search of our own map', async () => {
    outside.answer = asPhoton([])
    expect(await search()).toEqual([])
  })
})

describe('roads of the operator’s service', () => {
  const route = () => roads.route(door.point, street.point, 'SG')

  it('are asked for once in half an hour, and then known at once', async () => {
    outside.answer = ok
    expect(roads.routeSync(door.point, street.point, 'SG').estimated).toBe(true)
    expect(await route()).toMatchObject({ distance: 5, duration: 2, estimated: false })
    await route()
    expect(roads.routeSync(door.point, street.point, 'SG').distance).toBe(5)
    expect(outside.calls).toHaveLength(1)
    clock.advance(1_800.001)
    await route()
    expect(outside.calls).toHaveLength(2)
  })

  it('come from our own map when the service fails or finds no route', async () => {
    for (const answer of [json({}, 500), json({ code: 'NoRoute' }, 400)]) {
      outside.answer = answer
      expect((await route()).estimated).toBe(true)
    }
    outside.answer = ok
    expect((await route()).estimated).toBe(false)
  })
})

it('without a service, our own map is all', async () => {
  const health = { check: () => undefined, report: async () => ({ ready: true, checks: {} }) }
  const deps = { config: configOf({}), clock, log: silent, health }
  expect(await connectPlaces(deps, maps, isOn).autocomplete({ query: 'a', ...inSingapore })).toEqual([ours])
  expect((await connectRoads(deps, maps).route(door.point, street.point, 'SG')).distance).toBe(1)
  expect(outside.calls).toEqual([])
})
