import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaceHit, WireVendor } from '@beckon/contract'
import { openStreets } from '@beckon/streets'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../apps/server/src/capabilities/parties/accounts/index.ts'
import { embeddedMaps } from '../../apps/server/src/capabilities/parties/places/index.ts'
import { askForRider } from '../../apps/server/test/ask-for-rider.ts'
import { type SignedIn, signIn } from '../../apps/server/test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { cityMaker } from './cities/city-maker.ts'
import { ensureDemoCity } from './cities/demo-cities.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, seedCountry } from './seed-country.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'beckon-first-start-'))
const lines: string[] = []
let server: TestServer
let demo: SignedIn

beforeAll(async () => {
  const now = new Date('2030-06-15T10:00:00Z')
  const maker = cityMaker()
  const progress = (line: string) => lines.push(line)
  const city = { country: 'SG', dataDir, now, progress, maker } as const
  await ensureDemoCity(city)
  const drawn = lines.length
  await ensureDemoCity(city)
  expect(lines).toHaveLength(drawn)
  await maker.stop()
  server = await startTestServer({
    maps: await embeddedMaps({ dataDir, roles: new Set(['api']) }),
    env: { ROLES: 'api' },
  })
  const passwordHash = () => hashPassword(DEMO_PASSWORD)
  const streets = () => openStreets(dataDir)
  await seedCountry({ db: server.platform.db, now, streets, passwordHash }, 'SG')
  demo = await signIn(server, 'SG', DEMO_EMAIL)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const get = async (path: string) =>
  (await server.app.inject({ url: `/api${path}`, headers: demo.headers })).json()
const vendorsOf = async (): Promise<WireVendor[]> => (await get('/orders/v1/vendors')).result.vendors

it('the shops are at addresses of the generated streets', async () => {
  for (const { vendor_information } of await vendorsOf()) {
    const { latitude, longitude, street, street_number, address_text } = vendor_information.location
    const [place] = (await get(`/hurrier/v1/geolocator/reverse?lat=${latitude}&lng=${longitude}`)).data
    expect(place).toMatchObject({ precision: 'building', invented: true, street, number: street_number })
    expect(place.formatted_address).toBe(address_text)
  }
})

it('a typed address is found, and a rider gets there by road', async () => {
  const [chain, shop] = await vendorsOf()
  const at = chain?.vendor_information.location
  if (!at || !shop) throw new Error('no shops')
  const typed = encodeURIComponent(`${at.street_number} ${at.street}`)
  const hits: PlaceHit[] = (
    await get(`/hurrier/v1/geolocator/autocomplete?query=${typed}&country=SG&lat=1.3&lng=103.85`)
  ).data
  const hit = hits[0]
  if (!hit) throw new Error('nothing found')
  const [place] = (await get(`/hurrier/v1/geolocator/details?query_id=${encodeURIComponent(hit.id)}`)).data
  expect(place).toMatchObject({ street: at.street, number: at.street_number })
  const { latitude, longitude } = shop.vendor_information.location
  if (latitude === null || longitude === null) throw new Error('a shop without a place')
  const wish = {
    vendorId: shop.vendor_id,
    source: { latitude, longitude },
    destination: { latitude: place.latitude, longitude: place.longitude },
  }
  const requested = await askForRider(server, demo, wish)
  expect(requested.statusCode).toBe(200)
  const orderId: string = requested.json().result.order_id
  const order = (await get(`/orders/v1/order?vendorId=${shop.vendor_id}&orderId=${orderId}`)).result
  expect(order.distance).toBeGreaterThan(100)
})

it('the map is served to browsers by ranges', async () => {
  const { map } = (await server.app.inject({ url: '/config.json', headers: demo.headers })).json()
  const tiles = new PMTiles(sourceAt(map.basemap_url))
  const { minZoom, maxZoom, tileType } = await tiles.getHeader()
  expect([minZoom, tileType]).toEqual([0, 1])
  // The tile of the map's centre, at a zoom where a city is a city.
  const zoom = Math.min(13, maxZoom)
  const x = Math.floor(((103.85 + 180) / 360) * 2 ** zoom)
  const y = Math.floor((0.5 - 1.3 / 360) * 2 ** zoom)
  expect((await tiles.getZxy(zoom, x, y))?.data.byteLength).toBeGreaterThan(500)
})

const sourceAt = (url: string): Source => ({
  getKey: () => url,
  async getBytes(offset, length): Promise<RangeResponse> {
    const range = `bytes=${offset}-${offset + length - 1}`
    const answer = await server.app.inject({ url, headers: { range } })
    expect(answer.statusCode).toBe(206)
    return { data: new Uint8Array(answer.rawPayload).buffer }
  },
})
