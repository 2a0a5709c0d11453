import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place, PlaceHit } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testMaps } from '../../../../test/worlds/test-maps.ts'
import { mapSource } from './map-source.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'beckon-places-'))
const tiles = join(folder, 'basemap.pmtiles')
writeFileSync(tiles, Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)))

const hit: PlaceHit = {
  id: 'sg-demo:a:7',
  formatted_address: '7 Garden Road',
  latitude: 1.3,
  longitude: 103.85,
  precision: 'building',
  invented: true,
}
const town: Place = {
  ...hit,
  city: 'Singapore',
  country_code: 'SG',
  zipcode: '123456',
  street: 'Garden Road',
  number: '7',
}
const mapCentre = { latitude: 1.3, longitude: 103.85 }
const searches: object[] = []
const bounds = { west: 103.8, south: 1.2, east: 103.9, north: 1.4 }
const pack = { id: 'sg-demo', country: 'SG', invented: true, createdAt: '2030-01-01T00:00:00.000Z', bounds }
const maps = testMaps({
  packs: () => [pack],
  packsIn: (country) => (country === 'SG' ? [pack] : []),
  tilesOf: (id) => (id === 'sg-demo' ? tiles : undefined),
  autocomplete(search) {
    searches.push(search)
    return [town]
  },
  details: (id, language) => (id === town.id ? { ...town, street: language } : undefined),
  reverse: ({ latitude }) => (latitude < 10 ? town : undefined),
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' }, maps })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, country = 'SG') =>
  server.app.inject({ url: `/api/hurrier/v1/geolocator${path}`, headers: { 'x-country': country } })

describe('finding places', () => {
  it('answers how exact each is and whether it is invented', async () => {
    const answer = await get('/autocomplete?query=gard&country=SG&lat=1.3&lng=103.9')
    expect(answer.json()).toEqual({ data: [hit] })
    expect(searches.at(-1)).toEqual({
      query: 'gard',
      country: 'SG',
      language: 'en',
      near: { latitude: 1.3, longitude: 103.9 },
    })
  })

  it.each([
    ['BH', 'en'],
    ['HK', 'zh-HK'],
    ['KH', 'km'],
    ['JP', 'ja'],
    ['TH', 'th'],
    ['TW', 'zh-TW'],
    ['HU', 'en'],
  ])('in %s writes addresses in %s unless another language is asked for', async (country, language) => {
    await get(`/autocomplete?query=a&country=${country}`, country)
    expect(searches.at(-1)).toMatchObject({ country, language })
    await get(`/autocomplete?query=a&country=${country}&language=hu`, country)
    expect(searches.at(-1)).toMatchObject({ language: 'hu' })
    await get(`/autocomplete?query=a&country=${country}&language=tw`, country)
    expect(searches.at(-1)).toMatchObject({ language: 'zh-TW' })
  })

  it('looks in the deployment’s own country, whatever is asked', async () => {
    await get('/autocomplete?query=a&country=HU')
    expect(searches.at(-1)).toMatchObject({ country: 'SG' })
  })

  it('finds nothing for nothing', async () => {
    expect((await get('/autocomplete?query=%20&country=SG')).json()).toEqual({ data: [] })
  })

  it('takes the digits of a point for no address', async () => {
    expect((await get('/autocomplete?query=1.36,104.5&country=SG')).json()).toEqual({ data: [] })
  })

  it('answers one place whole, of its own country only', async () => {
    expect((await get('/details?query_id=sg-demo:a:7')).json()).toEqual({ data: [{ ...town, street: 'en' }] })
    expect((await get('/details?query_id=nothing')).json().errors[0].code).toBe('place.not-found')
    expect((await get('/details?query_id=sg-demo:a:7', 'HU')).statusCode).toBe(404)
  })

  it('names a point, or returns an error for a point without a name', async () => {
    expect((await get('/reverse?lat=1.3&lng=103.85')).json().data).toEqual([town])
    expect((await get('/reverse?lat=80&lng=0')).json().errors[0]).toMatchObject({
      code: 'place.reverse-failed',
      meta: { translation_key: 'geolocator.error.reverse' },
    })
  })

  it.each([
    '/reverse?lat=91&lng=0',
    '/reverse?lat=x&lng=0',
    '/reverse?lat=0',
    '/autocomplete?query=a&country=S',
  ])('refuses %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400)
  })
})

describe('maps', () => {
  const config = async (country: string) =>
    (await server.app.inject({ url: '/config.json', headers: { 'x-country': country } })).json().map
  const file = (headers: Record<string, string> = {}, url = '/tiles/sg-demo.pmtiles') =>
    server.app.inject({ url, headers })

  it('are the pack’s where there is one, else the world’s', async () => {
    expect(await config('SG')).toMatchObject({
      basemap_url: expect.stringMatching(/^\/tiles\/sg-demo\.pmtiles\?v=\w+$/),
      invented: true,
    })
    expect(await config('HU')).toMatchObject({ basemap_url: null, invented: false, packs: [] })
    const credit = (brand: 'beckon' | 'karwan') =>
      mapSource(maps, { country: 'SG', brand, mapCentre }, { styleUrl: undefined, tilesUrl: undefined })
        .attribution
    expect([credit('beckon'), credit('karwan')]).toEqual(['Beckon', 'Karwan'])
    expect((await server.app.inject('/tiles/world.json')).json().type).toBe('FeatureCollection')
  })

  it('are of every city of the country, and centred on the nearest where none is at the centre', () => {
    const none = { styleUrl: undefined, tilesUrl: undefined }
    const real = {
      ...pack,
      id: 'east',
      invented: false,
      bounds: { west: 104, south: 1, east: 104.2, north: 1.2 },
    }
    const both = testMaps({ packsIn: () => [pack, real] })
    const source = mapSource(both, { country: 'SG', brand: 'beckon', mapCentre }, none)
    expect(source.packs).toEqual([
      { tiles_url: source.basemap_url, attribution: 'Beckon', invented: true, bounds },
      {
        tiles_url: expect.stringContaining('/tiles/east.pmtiles?v='),
        attribution: expect.stringContaining('OpenStreetMap'),
        invented: false,
        bounds: real.bounds,
      },
    ])
    expect(source.centre).toEqual(mapCentre)
    const elsewhere = mapSource(
      testMaps({ packsIn: () => [real] }),
      { country: 'SG', brand: 'beckon', mapCentre },
      none,
    )
    expect(elsewhere.centre).toEqual({ latitude: 1.1, longitude: 104.1 })
    expect(elsewhere.invented).toBe(false)
  })

  it('are the operator’s where one is named, and the page may read them', async () => {
    const env = {
      ROLES: 'api',
      MAP_STYLE_URL: 'https://style.test/bright?key=k',
      TILES_URL: 'https://tiles.test/world.pmtiles',
      MAP_ORIGINS: 'https://glyphs.test',
    }
    const other = await startTestServer({ env, maps })
    const answer = await other.app.inject({ url: '/config.json', headers: { 'x-country': 'SG' } })
    await other.stop()
    const style = { styleUrl: env.MAP_STYLE_URL, tilesUrl: undefined }
    expect(mapSource(maps, { country: 'SG', brand: 'beckon', mapCentre }, style)).toMatchObject({
      style_url: env.MAP_STYLE_URL,
      invented: false,
    })
    expect(answer.json().map).toMatchObject({
      style_url: env.MAP_STYLE_URL,
      basemap_url: env.TILES_URL,
      attribution: expect.stringContaining('OpenStreetMap'),
      invented: false,
    })
    const policy = String(answer.headers['content-security-policy'])
    const origins = 'https://style.test https://tiles.test https://glyphs.test'
    expect(policy).toContain(`connect-src 'self' ${origins};`)
    expect(policy).toContain(`img-src 'self' data: blob: ${origins};`)
    expect(await config('SG')).toMatchObject({ style_url: null })
  })

  it('come whole or in parts', async () => {
    const whole = await file()
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 1000])
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const part = await file({ range: 'bytes=10-12' })
    expect([part.statusCode, ...part.rawPayload]).toEqual([206, 10, 11, 12])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-12/1000', 'content-length': '3' })
    const beyond = await file({ range: 'bytes=1000-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  it('return their length for HEAD without a body', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/tiles/sg-demo.pmtiles' })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      '1000',
      0,
    ])
  })

  it('are cached as immutable under the address of the config, and revalidated under any other', async () => {
    const { basemap_url } = await config('SG')
    expect((await file({}, basemap_url)).headers['cache-control']).toContain('immutable')
    const other = await file({}, '/tiles/sg-demo.pmtiles?v=old')
    expect(other.headers['cache-control']).toBe('no-cache')
    const same = await file({ 'if-none-match': String(other.headers['etag']) })
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
    const changed = await file({ 'if-range': '"older"', range: 'bytes=0-1' })
    expect(changed.statusCode).toBe(200)
  })

  it.each(['/tiles/none.pmtiles', '/tiles/..%2fsecret.pmtiles', '/tiles/sg-demo'])(
    'are not found at %s',
    async (url) => {
      expect([400, 404]).toContain((await file({}, url)).statusCode)
    },
  )
})
